import { canMove } from '@nas/domain/order-moves'
import {
  type OrderActor,
  type OrderState,
  orderStates,
  type PaymentKind,
  paymentKinds,
} from '@nas/domain/order-states'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { given } from '../support/env.ts'
import { call, get } from './http.ts'
import { asNewMember, asStaff } from './people.ts'
import { place } from './place-order.ts'

/** All (state, target, actor) triples for each kind of payment, compared with domain's table. */
const people = ['visitor', 'other', 'owner', 'staff'] as const
type Who = (typeof people)[number]

const actors: Readonly<Record<Who, OrderActor | null>> = {
  visitor: null,
  other: null,
  owner: 'customer',
  staff: 'staff',
}

const tokens: Partial<Record<Who, string>> = {}
let database: Client
/** Cheap products, used in turn so that none sells out. */
let products: number[]

beforeAll(async () => {
  const [owner, other, staff] = await Promise.all([asNewMember(), asNewMember(), asStaff()])
  Object.assign(tokens, { owner: owner.token, other: other.token, staff })
  const { body } = await get('/products?sort=price:asc&pagination[limit]=8')
  products = body.data.map(({ id }: { id: number }) => id)
  database = new Client({ connectionString: given('COMMERCE_DATABASE') })
  await database.connect()
})

const numbers: number[] = []

afterAll(async () => {
  // Their states were set in one of both books, which `npm run reconcile` would report.
  await database.query(
    `with gone as (
       update order_record set deleted_at = now() where display_id = any($1) returning order_id)
     update "order" set deleted_at = now() where id in (select order_id from gone)`,
    [numbers],
  )
  await database.end()
})

interface Order {
  id: number
  line: string
}

/** The owner's order; in Medusa it stays new, whatever state is set afterwards. */
async function anOrder(): Promise<Order> {
  const product = products[numbers.length % products.length]
  const { body } = await place({ cartitems: [{ product, quantity: 1 }] }, tokens.owner)
  numbers.push(body.data.id)
  return { id: body.data.id, line: body.data.attributes.cartitems[0].id }
}

async function put({ id }: Order, state: OrderState, kind: PaymentKind): Promise<void> {
  await database.query(
    'update order_record set state = $2, payment_kind = $3 where display_id = $1',
    [id, state, kind],
  )
}

/** The order's state, and its number of moves. */
async function standing({ id }: Order): Promise<{ state: OrderState; moves: number }> {
  const { rows } = await database.query(
    `select o.state, (select count(*)::int from order_transition t where t.record_id = o.id) as moves
     from order_record o where o.display_id = $1`,
    [id],
  )
  return rows[0]
}

const sent = (who: Who, body: object) => ({ body, ...(tokens[who] && { token: tokens[who] }) })

const move = (who: Who, { id }: Order, state: OrderState) =>
  call('PUT', `/orders/${id}?populate=history`, sent(who, { data: { state } }))

const rate = (who: Who, { id, line }: Order) => {
  const ratings = [{ cartitem: line, stars: 5 }]
  return call('POST', '/app/rateorder?populate=history', sent(who, { order: id, ratings }))
}

interface Triple {
  from: OrderState
  to: OrderState
  who: Who
  payment: PaymentKind
}

function isAllowed({ who, ...move }: Triple): boolean {
  const actor = actors[who]
  return actor !== null && canMove({ ...move, actor })
}

/** Status of a rejection: 403 without permission, 404 when the caller may not see the order. */
function refusalOf({ who, to }: Triple): number {
  if (who === 'visitor') return 403
  if (who === 'staff') return 400
  if (to !== 'usercancel') return 403
  return who === 'other' ? 404 : 400
}

const triples = (from: OrderState, payment: PaymentKind): Triple[] =>
  orderStates.flatMap((to) => people.map((who) => ({ from, to, who, payment })))

/** Rating is a separate call, so the state `rate` is not requested by name. */
const byState = (triple: Triple) => isAllowed(triple) && triple.to !== 'rate'

const mayBeRated = (from: OrderState, payment: PaymentKind) =>
  from === 'rate' || canMove({ from, to: 'rate', actor: 'customer', payment })

describe.each(paymentKinds)('an order paid by %s', (kind) => {
  let still: Order
  beforeAll(async () => {
    still = await anOrder()
  })

  it.each(orderStates)('stays in %s after every move that is not allowed', async (from) => {
    await put(still, from, kind)
    const refused = triples(from, kind).filter((triple) => !byState(triple))
    const answers = await Promise.all(
      refused.map(async (triple) => {
        const { status, body } = await move(triple.who, still, triple.to)
        return [triple, status, body.data]
      }),
    )
    expect(answers).toEqual(refused.map((triple) => [triple, refusalOf(triple), null]))
    const raters = { visitor: 403, other: 404, staff: 403, owner: 400 }
    for (const who of people.filter((one) => one !== 'owner' || !mayBeRated(from, kind))) {
      expect([who, (await rate(who, still)).status]).toEqual([who, raters[who]])
    }
    expect(await standing(still)).toEqual({ state: from, moves: 1 })
  })

  const allowed = orderStates.flatMap((from) => triples(from, kind).filter(byState))

  it.concurrent.each(allowed)('moves from $from to $to by $who', async ({ from, to, who }) => {
    const order = await anOrder()
    await put(order, from, kind)
    const { status, body } = await move(who, order, to)
    expect([status, body.error]).toEqual([200, undefined])
    expect(body.data.attributes.state).toBe(to)
    expect(body.data.attributes.history.at(-1)).toMatchObject({ from, to, actor: actors[who] })
    expect(await standing(order)).toEqual({ state: to, moves: 2 })
  })

  it.each(orderStates.filter((from) => mayBeRated(from, kind)))(
    'in %s can be rated by its owner',
    async (from) => {
      const order = await anOrder()
      await put(order, from, kind)
      expect((await rate('owner', order)).status).toBe(200)
      expect(await standing(order)).toEqual({ state: 'rate', moves: from === 'rate' ? 1 : 2 })
    },
  )
})

it('covers every triple, and every allowed one', () => {
  const asked = paymentKinds.flatMap((kind) => orderStates.flatMap((from) => triples(from, kind)))
  expect(asked).toHaveLength(paymentKinds.length * orderStates.length ** 2 * people.length)
  expect(asked.filter(byState).length).toBeGreaterThan(40)
})
