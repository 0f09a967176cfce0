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
  /** Numbers of edits, splits and merges by their last answer. */
  changed: { done: number; refused: number }
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
  /** The sum that staff read out to a caller. */
  #total: number | null = null

  constructor(plan: BuyerPlan, goods: readonly Good[], tokens: Tokens) {
    const email = `bao-${plan.key}@nas.test`
    const changed = { done: 0, refused: 0 }
    this.story = { plan, orders: [], refusal: null, moved: [], unsure: [], email, changed }
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

  get #receiver() {
    const { name, phone, email, address, province, district, ward } = this.#order.body.data
    return { name, phone, email, address, province, district, ward }
  }

  /** The order of a caller, at the total that staff read out; the answer as of `#order`. */
  async #askForCaller(): Promise<Answer> {
    const { plan } = this.story
    const items = wantedItems(plan.items, this.#goods)
    if (this.#total === null) {
      const quoted = await this.#asStaff('POST', 'app/quoteforcaller', { items })
      if (quoted.status !== 200) return quoted
      this.#total = quoted.body.data.total
    }
    const body = { ...this.#receiver, items, payment: 'cod', expected_total: this.#total }
    const placed = await this.#asStaff('POST', 'app/orderforcaller', body, plan.key)
    if (placed.status !== 200) return placed
    return this.#asStaff('GET', `orders/${placed.body.data.id}?populate=cartitems`)
  }

  #asStaff(method: string, path: string, body?: object, key?: string): Promise<Answer> {
    const headers = { ...bearer(this.#tokens.staff), ...(key && { 'Idempotency-Key': key }) }
    return persist({ method, path: `/api/${path}`, headers, ...(body && { body }) })
  }

  async buy(): Promise<void> {
    const { plan } = this.story
    if (plan.abandonsAfter !== null && plan.who !== 'caller') {
      await askOnce(this.#order, plan.abandonsAfter)
    }
    if (plan.vanishes) return
    await this.ask()
    const [order] = this.story.orders
    if (order === undefined) return
    if (plan.repeats) await this.ask()
    const { payment_url } = order.attributes
    if (plan.online !== null && payment_url !== null) await pay(payment_url, plan.online)
    for (const items of plan.edits) await this.#edit(order.id, items)
    if (plan.splits) await this.#regroup(order.id)
    for (const to of plan.moves) await this.#move(order.id, to)
  }

  /** Sends the order until there is a response, and stores it. */
  async ask(): Promise<void> {
    const { plan } = this.story
    const { status, body } = await (plan.who === 'caller'
      ? this.#askForCaller()
      : persist(this.#order))
    if (status === 200) this.story.orders.push(body.data)
    else this.story.refusal = `${status} ${body.error?.details?.code}`
  }

  /** A refusal, because too few pieces are left or another edit came first, changes nothing. */
  async #edit(id: number, wanted: BuyerPlan['items']): Promise<void> {
    const updatedAt = await this.#versionOf(id)
    const items = wantedItems(wanted, this.#goods)
    await this.#change('app/editorder', { order: id, updatedAt, ...this.#receiver, items })
  }

  /** A split without an answer may have been made; then nothing takes it back. */
  async #regroup(id: number): Promise<void> {
    const updatedAt = await this.#versionOf(id)
    const { good } = this.story.plan.items[0] as BuyerPlan['items'][number]
    const items = wantedItems([{ good, quantity: 1 }], this.#goods)
    const part = await this.#change('app/splitorder', { order: id, updatedAt, items })
    if (part === null || !this.story.plan.merges) return
    await this.#change('app/mergeorders', {
      order: id,
      updatedAt: await this.#versionOf(id),
      other: part.id,
      otherUpdatedAt: await this.#versionOf(part.id),
    })
  }

  async #versionOf(id: number): Promise<string> {
    return (await this.#asStaff('GET', `orders/${id}`)).body.data.attributes.updatedAt
  }

  /** @returns null for a refusal */
  async #change(path: string, body: object): Promise<{ id: number } | null> {
    const { status, body: answer } = await this.#asStaff('POST', path, body)
    this.story.changed[status === 200 ? 'done' : 'refused'] += 1
    return status === 200 ? answer.data : null
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
