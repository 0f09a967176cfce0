import { canMove, orderTotals } from '@nas/domain'
import type { Actor, Caller, CommerceGateway } from '../../src/gateways/commerce.ts'
import type { Person, ShopOrder } from '../../src/gateways/commerce-records.ts'
import {
  BackendDownError,
  ConflictingError,
  MissingRecordError,
  NotSignedInError,
  RefusedError,
} from '../../src/gateways/gateway-errors.ts'

interface Account {
  actor: Actor
  password: string
  person: Person
}

const stamps = { created_at: '2026-11-01T02:00:00.000Z', updated_at: '2026-11-01T02:00:00.000Z' }

export function account(actor: Actor, name: string): Account {
  return {
    actor,
    password: `password of ${name}`,
    person: {
      id: `${actor === 'customer' ? 'cus' : 'user'}_${name}`,
      email: `${name}@nas.example`,
      first_name: name,
      last_name: 'Nguyễn',
      phone: null,
      metadata: null,
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

/** Commerce in memory: keeps orders, knows whose they are and which moves are legal. */
export class FakeCommerce implements CommerceGateway {
  readonly placed: ShopOrder[] = []
  /** Queries of order lists as they came in. */
  readonly queries: unknown[] = []
  down = false
  readonly #accounts: readonly Account[]
  readonly #prices: ReadonlyMap<number, number>
  readonly #keys = new Map<string, { content: string; order: ShopOrder }>()

  constructor(accounts: readonly Account[], prices: ReadonlyMap<number, number>) {
    this.#accounts = accounts
    this.#prices = prices
  }

  async signIn(actor: Actor, email: string, password: string): Promise<string | null> {
    this.#check()
    const found = this.#accounts.find((one) => one.actor === actor && one.person.email === email)
    return found?.password === password ? tokenOf(found) : null
  }

  async me({ actor, token }: Caller): Promise<Person> {
    return this.#owner(actor, token).person
  }

  async placeOrder(
    order: Parameters<CommerceGateway['placeOrder']>[0],
    token: string | null,
    key: string | null,
  ): Promise<ShopOrder> {
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
      throw new RefusedError({
        code,
        message: code,
        errors: [{ path, code, message: code, product }],
      })
    })
    const { subtotal, shippingPrice, discount, total } = orderTotals({ lines })
    if (order.expected_total !== undefined && order.expected_total !== total) {
      throw new RefusedError({ code: 'price_changed', message: 'The price changed', total })
    }
    const id = this.placed.length + 1
    const {
      items: _items,
      consents: _consents,
      expected_total: _total,
      locale: _locale,
      ...rest
    } = order
    const made: ShopOrder = {
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
      email: order.email ?? null,
      ward: order.ward ?? null,
      note: order.note ?? null,
      customer,
      items: lines,
    }
    this.placed.push(made)
    if (key !== null) this.#keys.set(`${customer?.id} ${key}`, { content, order: made })
    return made
  }

  async orders({ actor, token }: Caller, query: Parameters<CommerceGateway['orders']>[1]) {
    const { person } = this.#owner(actor, token)
    this.queries.push(query)
    const orders = this.placed.filter((one) => actor === 'user' || one.customer?.id === person.id)
    return { orders: orders.slice(query.start, query.start + query.limit), count: orders.length }
  }

  async order({ actor, token }: Caller, id: number): Promise<ShopOrder> {
    const { person } = this.#owner(actor, token)
    const order = this.placed.find((one) => one.id === id)
    if (order && (actor === 'user' || order.customer?.id === person.id)) return order
    throw new MissingRecordError('There is no such order')
  }

  async moveOrder(caller: Caller, id: number, to: ShopOrder['state']): Promise<ShopOrder> {
    const order = await this.order(caller, id)
    const actor = caller.actor === 'user' ? 'staff' : 'customer'
    if (!canMove({ from: order.state, to, actor, payment: 'cod' })) {
      throw new RefusedError({ code: 'transition_not_allowed', message: 'Not from here' })
    }
    order.state = to
    return order
  }

  async shippings() {
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
