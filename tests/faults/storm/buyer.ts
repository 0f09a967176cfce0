import { canMove } from '@nas/domain/order-moves'
import type { OrderState } from '@nas/domain/order-states'
import { pay } from './at-the-gateway.ts'
import type { Good } from './goods.ts'
import { type Answer, askOnce, persist } from './persist.ts'
import type { BuyerPlan } from './plan.ts'

export interface Tokens {
  member: string
  staff: string
}

/** The results of one buyer. */
export interface Story {
  plan: BuyerPlan
  /** Every response with an order, first one first. */
  orders: Answer['body'][]
  /** The code of the final rejection. */
  refusal: string | null
  /** Moves with a successful response. */
  moved: OrderState[]
  /** Moves with an unknown outcome. */
  unsure: OrderState[]
  email: string
  refusedEdits: number
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

const wantedItems = (items: BuyerPlan['items'], goods: readonly Good[]) =>
  items.map(({ good, quantity }) => ({ product: goods[good]?.id, quantity }))

function bodyOf({ who, online, items }: BuyerPlan, goods: readonly Good[], email: string) {
  return {
    data: {
      name: 'Trần Thị Bão',
      phone: '0912345678',
      email,
      address: '12 Nguyễn Huệ',
      province: 'Thành phố Hồ Chí Minh',
      district: 'Quận 1',
      ward: 'Phường Bến Nghé',
      payment: online === null ? 'cod' : 'vnpay',
      cartitems: wantedItems(items, goods),
      consent_data: true,
      consent_policy: true,
      ...(who === 'newcomer' && { create_account: true, password: 'hoa sữa rụng đêm mưa' }),
    },
  }
}

/** Buys according to the plan and retries with the same key until there is a response. */
export class Buyer {
  readonly story: Story
  readonly #goods: readonly Good[]
  readonly #tokens: Tokens

  constructor(plan: BuyerPlan, goods: readonly Good[], tokens: Tokens) {
    const email = `bao-${plan.key}@nas.test`
    this.story = { plan, orders: [], refusal: null, moved: [], unsure: [], email, refusedEdits: 0 }
    this.#goods = goods
    this.#tokens = tokens
  }

  /** The request, identical every time. */
  get #order() {
    const { plan, email } = this.story
    const headers = {
      'Idempotency-Key': plan.key,
      ...(plan.who === 'member' && bearer(this.#tokens.member)),
    }
    const body = bodyOf(plan, this.#goods, email)
    return { method: 'POST', path: '/api/app/createorder?populate=cartitems', body, headers }
  }

  async buy(): Promise<void> {
    const { plan } = this.story
    if (plan.abandonsAfter !== null) await askOnce(this.#order, plan.abandonsAfter)
    if (plan.vanishes) return
    await this.ask()
    const [order] = this.story.orders
    if (order === undefined) return
    if (plan.repeats) await this.ask()
    const { payment_url } = order.attributes
    if (plan.online !== null && payment_url !== null) await pay(payment_url, plan.online)
    for (const items of plan.edits) await this.#edit(order.id, items)
    for (const to of plan.moves) await this.#move(order.id, to)
  }

  /** Sends the order until there is a response, and stores it. */
  async ask(): Promise<void> {
    const { status, body } = await persist(this.#order)
    if (status === 200) this.story.orders.push(body.data)
    else this.story.refusal = `${status} ${body.error?.details?.code}`
  }

  /** A refusal, because too few pieces are left or another edit came first, changes nothing. */
  async #edit(id: number, wanted: BuyerPlan['items']): Promise<void> {
    const headers = bearer(this.#tokens.staff)
    const { body } = await persist({ method: 'GET', path: `/api/orders/${id}`, headers })
    const { updatedAt } = body.data.attributes
    const items = wantedItems(wanted, this.#goods)
    const { name, phone, email, address, province, district, ward } = this.#order.body.data
    const receiver = { name, phone, email, address, province, district, ward }
    const edit = { order: id, updatedAt, ...receiver, items }
    const question = { method: 'POST', path: '/api/app/editorder', body: edit, headers }
    const { status } = await persist(question)
    if (status !== 200) this.story.refusedEdits += 1
  }

  async #stateOf(path: string, token: string): Promise<OrderState> {
    const { body } = await persist({ method: 'GET', path, headers: bearer(token) })
    return body.data.attributes.state
  }

  /** Moves the order if allowed now; the result of a move without a response is queried. */
  async #move(id: number, to: OrderState): Promise<void> {
    const { plan, moved, unsure } = this.story
    const actor = to === 'usercancel' ? 'customer' : 'staff'
    const token = actor === 'customer' ? this.#tokens.member : this.#tokens.staff
    const path = `/api/orders/${id}`
    const payment = plan.online === null ? 'cod' : 'online'
    const from = await this.#stateOf(path, token)
    if (!canMove({ from, to, actor, payment })) return
    const question = { method: 'PUT', path, body: { data: { state: to } }, headers: bearer(token) }
    if (plan.movesHalf) {
      const answer = await askOnce(question, plan.abandonsAfter ?? 300)
      ;(answer?.status === 200 ? moved : unsure).push(to)
      return
    }
    const { status } = await persist(question)
    if (status === 200) moved.push(to)
    else unsure.push(to)
  }
}
