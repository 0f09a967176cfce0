import { randomUUID } from 'node:crypto'
import { readMe } from '@nas/contract/accounts/operations'
import { listShippings, syncProducts } from '@nas/contract/catalogue/operations'
import { type LikeRecord, listLikes, listOwnLikes } from '@nas/contract/likes/operations'
import type {
  AnyOperation,
  InputOf,
  ListOperation,
  Operation,
  OutputOf,
  PageOf,
} from '@nas/contract/operation'
import {
  type CommerceOrder,
  listOrders,
  type NewOrder,
  type OrderOrigin,
  placeOrder,
  trackOrder,
} from '@nas/contract/orders/operations'
import { receiveIpn, receiveReturn } from '@nas/contract/payments/operations'
import type { Person } from '@nas/contract/people/fields'
import { endByRefresh, findHolder, signIn } from '@nas/contract/sessions/operations'
import type { ListQuery } from '@nas/query/list-query'
import { selectRows } from '@nas/query/select-rows'
import type { Actor } from '../../src/gateways/commerce/client.ts'
import type { CommerceGateway, Credential, Guest } from '../../src/gateways/commerce/operations.ts'
import {
  BackendDownError,
  NotSignedInError,
  RejectedError,
} from '../../src/gateways/transport/gateway-errors.ts'
import { FakePayments } from './fake-payments.ts'

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

/** A token in commerce's format; the fake accepts only its own. */
export function tokenOf({ actor, person }: Account, exp = 4_000_000_000): string {
  const claims = { actor_type: actor, actor_id: person.id, exp }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part(claims)}.${Buffer.from(person.id).toString('base64url')}`
}

/** A browser's response includes the refresh token. */
export const refreshToken = () => ({
  token: `refresh ${randomUUID()}`,
  ends_at: '2090-01-01T00:00:00.000Z',
})

type Answer = (credential: Credential | Guest, input: never) => unknown

/** Commerce in memory, as far as failures, limits and streams of the adapter need it. */
export class FakeCommerce implements CommerceGateway {
  readonly #answers = new Map<AnyOperation, Answer>()
  readonly call: CommerceGateway['call'] = async (operation, credential, input) =>
    this.#answerOf(operation)(credential, input as never) as never
  readonly callAsGuest: CommerceGateway['callAsGuest'] = async (operation, guest, input) =>
    this.#answerOf(operation)(guest, input as never) as never
  readonly list: CommerceGateway['list'] = async (operation, credential, query) =>
    this.#answerOf(operation)(credential, query as never) as never
  /** Products to be synced immediately. */
  readonly synced: number[] = []
  readonly payments = new FakePayments(() => this.#check())
  /** Refresh tokens of ended sessions. */
  readonly ended: string[] = []
  readonly liked: LikeRecord[] = []
  readonly placed: CommerceOrder[] = []
  /** Of the placed orders. */
  readonly origins: (OrderOrigin | null)[] = []
  /** The received queries of order lists. */
  readonly queries: ListQuery[] = []
  down = false
  readonly #accounts: readonly Account[]

  constructor(accounts: readonly Account[]) {
    this.#accounts = accounts
    this.answer(findHolder, (_credential, { identifier }) => this.#holderOf(identifier))
    this.answer(signIn, (_credential, given) => this.#signIn(given))
    this.answer(endByRefresh, (_credential, { refresh }) => {
      this.ended.push(refresh)
      return undefined
    })
    this.answer(readMe, (credential) => {
      const { person, factorDue = false } = this.#ownerOf(credential)
      return { person, factor_due: factorDue }
    })
    this.answer(syncProducts, (_credential, { products }) => {
      this.#check()
      this.synced.push(...products)
      return { seen: products.length, invalid: [] }
    })
    this.answer(placeOrder, (_credential, order) => this.place(order))
    this.answerList(listOrders, (credential, query) => this.#list(credential, query))
    this.answer(trackOrder, (_credential, { code, phone }) => {
      this.#check()
      const order = this.placed.find((one) => one.code === code && one.phone === phone)
      const items = order?.items.map((item) => ({ ...item, name_en: null })) ?? []
      if (order) return { ...order, items }
      throw new RejectedError({ code: 'order_unknown', message: 'There is no such order' })
    })
    this.answer(receiveIpn, (_credential, input) => this.payments.ipn(input))
    this.answer(receiveReturn, (_credential, input) => this.payments.handleReturn(input))
    this.answer(listShippings, () => this.#shippings())
    this.answer(listOwnLikes, (credential) => {
      const { person } = this.#ownerOf(credential)
      return this.liked.filter(({ customer_id }) => customer_id === person.id)
    })
    this.answer(listLikes, (_credential, input) =>
      this.liked.filter(({ customer_id, product }) =>
        'customer' in input
          ? customer_id === input.customer
          : input.products.split(',').includes(String(product)),
      ),
    )
  }

  /** Replaces an earlier answer. */
  answer<O extends Operation>(
    operation: O,
    answer: (
      credential: Credential | Guest,
      input: InputOf<O>,
    ) => OutputOf<O> | Promise<OutputOf<O>>,
  ): void {
    this.#answers.set(operation, answer as Answer)
  }

  answerList<O extends ListOperation>(
    operation: O,
    answer: (credential: Credential, query: ListQuery) => PageOf<O> | Promise<PageOf<O>>,
  ): void {
    this.#answers.set(operation, answer as Answer)
  }

  #answerOf(operation: AnyOperation): Answer {
    const { method, path } = operation
    const answer = this.#answers.get(operation)
    if (answer === undefined) throw new Error(`The fake commerce has no ${method} ${path}`)
    return answer
  }

  like(customer: Person, product: number): void {
    const { id: customer_id, username } = customer
    const id = `like_${this.liked.length + 1}`
    this.liked.push({ id, product, customer_id, username, ...stamps })
  }

  #holderOf(identifier: string): OutputOf<typeof findHolder> {
    this.#check()
    const key = identifier.trim().normalize('NFC').toLowerCase()
    const found = this.#accounts.find(({ person: { email, username } }) => {
      return email === key || username === key
    })
    return { account: found?.person.id ?? null, key }
  }

  #signIn({ identifier, password, session }: InputOf<typeof signIn>) {
    const { account } = this.#holderOf(identifier)
    const found = this.#accounts.find(({ person }) => person.id === account)
    if (found?.password !== password) throw new NotSignedInError('Invalid credentials')
    const refresh = session?.remember == null ? null : refreshToken()
    return { token: tokenOf(found), refresh, person: found.person }
  }

  place(order: NewOrder): OutputOf<typeof placeOrder> {
    this.#check()
    this.origins.push(order.origin ?? null)
    const { name, phone, address, province, payment, items } = order
    const { email = null, district = null, ward = null, note = null } = order
    const id = this.placed.length + 1
    const made: CommerceOrder = {
      id,
      code: `NAS-${id}`,
      state: 'new',
      ...stamps,
      name,
      phone,
      email,
      address,
      province,
      district,
      ward,
      note,
      estimated_pickup: null,
      estimated_delivery: null,
      subtotal: 100_000,
      shipping_price: 30_000,
      discount: 0,
      total: 130_000,
      vat_rate: 8,
      vat: 9_630,
      cod_amount: 130_000,
      payment_method: payment,
      payment_kind: 'cod',
      payment_url: null,
      payment_until: null,
      payment_missing: null,
      refund_due: false,
      transfer: null,
      transfer_claim: null,
      refunds: [],
      customer: null,
      items: items.map(({ product, quantity }, index) => {
        return {
          id: `line_${index}`,
          product: Number(product),
          name: 'x',
          quantity,
          price: 100_000,
        }
      }),
      history: [],
      desk: null,
      ratings: [],
    }
    this.placed.push(made)
    return { order: made, device: null }
  }

  #list(credential: Credential, query: ListQuery) {
    this.#ownerOf(credential)
    this.queries.push(query)
    const { after, limit, offset: start } = query
    // Attribute names are those of its columns; only the id is implemented.
    const byId = query.sort.filter(({ attribute }) => attribute === 'id')
    const sort = byId.map((key) => ({ ...key, type: 'integer' as const }))
    const found = selectRows(this.placed, 'orders', { after, sort, start, limit }, () => [])
    return { rows: [...found.rows], count: found.total }
  }

  #shippings() {
    this.#check()
    return [
      { id: 'so_1', name: 'Giao hàng', name_en: 'Delivery', price: 30000, free_above: 300000 },
    ]
  }

  #check(): void {
    if (this.down) throw new BackendDownError('commerce')
  }

  #ownerOf(credential: Credential | Guest): Account {
    if (credential === null || credential === 'key' || 'proof' in credential) {
      throw new NotSignedInError('A visitor')
    }
    return this.#owner(credential.actor, credential.token)
  }

  #owner(actor: Actor, token: string): Account {
    this.#check()
    const owner = this.#accounts.find((one) => one.actor === actor && tokenOf(one) === token)
    if (!owner) throw new NotSignedInError('Unknown token')
    return owner
  }
}
