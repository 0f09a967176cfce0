import { randomUUID } from 'node:crypto'
import type { SignInBody } from '@nas/contract/commerce/account'
import type { CommerceLike } from '@nas/contract/commerce/like'
import type { NewOrder } from '@nas/contract/commerce/new-order'
import type { CommerceOrder } from '@nas/contract/commerce/order'
import type { Person } from '@nas/contract/commerce/person'
import type { LineRating } from '@nas/contract/commerce/rating'
import type { OrderChange } from '@nas/contract/order-change'
import { canMove } from '@nas/domain/order-moves'
import { orderTotals } from '@nas/domain/order-totals'
import type { ListQuery } from '@nas/query/list-query'
import { selectRows } from '@nas/query/select-rows'
import type { AccountCalls } from '../../src/gateways/commerce/accounts.ts'
import type { Actor, Caller } from '../../src/gateways/commerce/calls.ts'
import type { ShippingCalls } from '../../src/gateways/commerce/checkout.ts'
import type { CommerceGateway } from '../../src/gateways/commerce/gateway.ts'
import type { LikeCalls } from '../../src/gateways/commerce/likes.ts'
import type { OrderCalls } from '../../src/gateways/commerce/orders.ts'
import {
  BackendDownError,
  ConflictingError,
  MissingRecordError,
  NotSignedInError,
  RejectedError,
} from '../../src/gateways/gateway-errors.ts'
import { FakePayments } from './fake-payments.ts'
import { FakeRatings } from './fake-ratings.ts'
import { FakeStock } from './fake-stock.ts'

interface Account {
  actor: Actor
  password: string
  person: Person
  factorDue?: boolean
}

const stamps = { created_at: '2026-11-01T02:00:00.000Z', updated_at: '2026-11-01T02:00:00.000Z' }

export function account(actor: Actor, name: string): Account {
  return {
    actor,
    password: `password of ${name}`,
    person: {
      id: `${actor === 'customer' ? 'cus' : 'user'}_${name}`,
      actor,
      username: `${name}@nas.example`,
      email: `${name}@nas.example`,
      fullname: `Nguyễn ${name}`,
      phone: null,
      gender: null,
      provider: 'local',
      confirmed: true,
      blocked: false,
      duties: actor === 'user' ? ['manager'] : [],
      ...stamps,
    },
  }
}

/** A token in the form of commerce's own; the fake knows only those it made. */
export function tokenOf({ actor, person }: Account, exp = 4_000_000_000): string {
  const claims = { actor_type: actor, actor_id: person.id, exp }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part(claims)}.${Buffer.from(person.id).toString('base64url')}`
}

/** What a browser gets with its token. */
export const refreshToken = () => ({
  token: `refresh ${randomUUID()}`,
  ends_at: '2090-01-01T00:00:00.000Z',
})

/** For what no unit test asks of commerce. */
function unasked<Calls extends object>(area: string): Calls {
  return new Proxy({} as Calls, {
    get: (_target, name) => () => {
      throw new Error(`The fake commerce has no ${area}.${String(name)}`)
    },
  })
}

/** Commerce in memory: keeps orders and likes, knows whose they are and which moves are legal. */
export class FakeCommerce implements CommerceGateway {
  readonly addresses: CommerceGateway['addresses'] = unasked('addresses')
  readonly carts: CommerceGateway['carts'] = unasked('carts')
  readonly staff: CommerceGateway['staff'] = unasked('staff')
  readonly statistics: CommerceGateway['statistics'] = unasked('statistics')
  readonly stock = new FakeStock(() => this.#check())
  readonly trail: CommerceGateway['trail'] = unasked('trail')
  readonly users: CommerceGateway['users'] = unasked('users')
  readonly accounts: AccountCalls
  readonly orders: OrderCalls
  readonly content: CommerceGateway['content']
  /** Products that were to be taken over at once. */
  readonly synced: number[] = []
  readonly likes: LikeCalls
  readonly payments = new FakePayments(
    () => this.#check(),
    (caller, id) => this.#one(caller, id),
  )
  readonly privacy: CommerceGateway['privacy'] = unasked('privacy')
  readonly ratings = new FakeRatings()
  readonly secondFactors: CommerceGateway['secondFactors'] = unasked('second factors')
  /** Refresh tokens whose sessions were ended. */
  readonly ended: string[] = []
  readonly sessions: CommerceGateway['sessions'] = {
    ...unasked<CommerceGateway['sessions']>('sessions'),
    endByRefresh: async (refresh) => {
      this.ended.push(refresh)
    },
  }
  readonly shippings: ShippingCalls
  readonly liked: CommerceLike[] = []
  readonly placed: CommerceOrder[] = []
  /** Queries of order lists as they came in. */
  readonly queries: ListQuery[] = []
  down = false
  readonly #accounts: readonly Account[]
  readonly #prices: ReadonlyMap<number, number>
  readonly #keys = new Map<string, { content: string; order: CommerceOrder }>()

  constructor(accounts: readonly Account[], prices: ReadonlyMap<number, number>) {
    this.#accounts = accounts
    this.#prices = prices
    this.accounts = {
      ...unasked<AccountCalls>('accounts'),
      signIn: (given) => this.#signIn(given),
      me: async ({ actor, token }) => {
        const { person, factorDue = false } = this.#owner(actor, token)
        return { person, factor_due: factorDue }
      },
    }
    this.content = {
      sync: async (products) => {
        this.#check()
        this.synced.push(...products)
        return []
      },
    }
    this.orders = {
      place: (order, token, key) => this.#place(order, token, key),
      list: (caller, query) => this.#list(caller, query),
      one: (caller, id) => this.#one(caller, id),
      move: (caller, id, change) => this.#move(caller, id, change),
      rate: (caller, id, ratings) => this.#rate(caller, id, ratings),
      reorder: async (caller, id) => {
        const { items } = await this.#one(caller, id)
        return {
          items: items.map(({ product, quantity, price }) => ({ product, quantity, price })),
          changes: [],
        }
      },
      track: async (code, phone) => {
        this.#check()
        const order = this.placed.find((one) => one.code === code && one.phone === phone)
        if (order) return order
        throw new RejectedError({ code: 'order_unknown', message: 'There is no such order' })
      },
    }
    this.likes = {
      ...unasked<LikeCalls>('likes'),
      own: async ({ actor, token }) => {
        const { person } = this.#owner(actor, token)
        return this.liked.filter(({ customer_id }) => customer_id === person.id)
      },
      ofCustomer: async (_caller, id) => this.liked.filter((like) => like.customer_id === id),
      ofProducts: async (_caller, ids) => this.liked.filter((like) => ids.includes(like.product)),
    }
    this.shippings = { list: async () => this.#shippings() }
  }

  like(customer: Person, product: number): void {
    const { id: customer_id, username } = customer
    const id = `like_${this.liked.length + 1}`
    this.liked.push({ id, product, customer_id, username, ...stamps })
  }

  async #signIn({ identifier, password, session }: SignInBody) {
    this.#check()
    const found = this.#accounts.find(({ person }) => person.email === identifier)
    if (found?.password !== password) return null
    const refresh = session.remember === null ? null : refreshToken()
    return { token: tokenOf(found), refresh, person: found.person }
  }

  async #place(order: NewOrder, token: string | null, key: string | null): Promise<CommerceOrder> {
    this.#check()
    const content = JSON.stringify(order)
    const customer = token === null ? null : this.#owner('customer', token).person
    const known = key === null ? undefined : this.#keys.get(`${customer?.id} ${key}`)
    if (known && known.content !== content) throw new ConflictingError('Used for another order')
    if (known) return known.order
    const lines = order.items.map(({ product, quantity }, index) => {
      const price = this.#prices.get(product)
      if (price !== undefined) return { id: `line_${index}`, product, name: 'x', quantity, price }
      const path = ['items', index, 'product']
      const code = 'product_unavailable'
      throw new RejectedError({
        code,
        message: code,
        errors: [{ path, code, message: code, product }],
      })
    })
    const { subtotal, shippingPrice, discount, total } = orderTotals({ lines })
    if (typeof order.expected_total === 'number' && order.expected_total !== total) {
      throw new RejectedError({ code: 'price_changed', message: 'The price changed', total })
    }
    const id = this.placed.length + 1
    const {
      items: _items,
      consents: _consents,
      expected_total: _total,
      locale: _locale,
      create_account: _account,
      password: _password,
      ...rest
    } = order
    const made: CommerceOrder = {
      ...rest,
      ...stamps,
      id,
      code: `NAS-${id}`,
      state: 'new',
      estimated_pickup: null,
      estimated_delivery: null,
      subtotal,
      shipping_price: shippingPrice,
      discount,
      total,
      cod_amount: total,
      payment_method: order.payment,
      payment_kind: 'cod',
      payment_url: null,
      payment_until: null,
      refund_due: false,
      transfer: null,
      refunds: [],
      customer,
      items: lines,
      history: [],
      ratings: [],
    }
    this.#note(made, null, 'customer')
    this.placed.push(made)
    if (key !== null) this.#keys.set(`${customer?.id} ${key}`, { content, order: made })
    return made
  }

  async #list({ actor, token }: Caller, query: ListQuery) {
    const { person } = this.#owner(actor, token)
    this.queries.push(query)
    const own = this.placed.filter((one) => actor === 'user' || one.customer?.id === person.id)
    const { after, limit, offset: start } = query
    // Names of attributes are those of its columns, of which it knows the id alone.
    const byId = query.sort.filter(({ attribute }) => attribute === 'id')
    const sort = byId.map((key) => ({ ...key, type: 'integer' as const }))
    const found = selectRows(own, 'orders', { after, sort, start, limit }, () => [])
    return { orders: [...found.rows], count: found.total }
  }

  async #one({ actor, token }: Caller, id: number): Promise<CommerceOrder> {
    const { person } = this.#owner(actor, token)
    const order = this.placed.find((one) => one.id === id)
    if (order && (actor === 'user' || order.customer?.id === person.id)) return order
    throw new MissingRecordError('There is no such order')
  }

  async #move(
    caller: Caller,
    id: number,
    { state: to, reason }: OrderChange,
  ): Promise<CommerceOrder> {
    const order = await this.#one(caller, id)
    const actor = caller.actor === 'user' ? 'staff' : 'customer'
    if (!canMove({ from: order.state, to, actor, payment: 'cod' })) {
      throw new RejectedError({ code: 'transition_not_allowed', message: 'Not from here' })
    }
    const from = order.state
    order.state = to
    this.#note(order, from, actor, reason)
    return order
  }

  #note(
    { history, state, created_at }: CommerceOrder,
    from: CommerceOrder['state'] | null,
    actor: 'customer' | 'staff',
    reason: string | null = null,
  ): void {
    const id = `move_${history.length + 1}`
    history.push({ id, from, to: state, actor, at: created_at, reason, who: null })
  }

  async #rate(caller: Caller, id: number, ratings: LineRating[]): Promise<CommerceOrder> {
    const order = await this.#one(caller, id)
    for (const { line, stars, words } of ratings) {
      const product = order.items.find((item) => item.id === line)?.product
      if (product === undefined) throw new RejectedError({ code: 'line_unknown', message: 'No' })
      const rating = this.ratings.add({ product, stars, words })
      const { id, state, reason, reply, created_at: at } = rating
      order.ratings.push({ id, line, product, stars, words, state, reason, reply, at })
    }
    order.state = 'rate'
    return order
  }

  async #shippings() {
    this.#check()
    return [
      { id: 'so_1', name: 'Giao hàng', name_en: 'Delivery', price: 30000, free_above: 300000 },
    ]
  }

  #check(): void {
    if (this.down) throw new BackendDownError('commerce')
  }

  #owner(actor: Actor, token: string): Account {
    this.#check()
    const owner = this.#accounts.find((one) => one.actor === actor && tokenOf(one) === token)
    if (!owner) throw new NotSignedInError('Unknown token')
    return owner
  }
}
