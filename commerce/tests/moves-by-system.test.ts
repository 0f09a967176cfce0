import { canMove } from '@nas/domain/order-moves'
import {
  type OrderState,
  orderStates,
  type PaymentKind,
  paymentKinds,
} from '@nas/domain/order-states'
import { expect, test } from 'vitest'
import { moveOrder } from '../src/orders/workflows/move-order/move-order'
import { fakeProduct } from './support/fake-content'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

/** Moves of the shop itself, which no call requests. Moves by people are tested through `/api`. */

const products = [8300, 8347, 8348, 8349]

const { shop } = useShop(...products.map((id) => fakeProduct(id)))

let placed = 0

async function anOrder(): Promise<number> {
  const product = products[placed++ % products.length]
  const body = orderBody({ items: [{ product, quantity: 1 }] })
  return (await shop.ask('/store/shop/orders', { body })).body.order.id
}

async function put(order: number, state: OrderState, kind: PaymentKind): Promise<void> {
  await shop.rows('update order_record set state = ?, payment_kind = ? where display_id = ?', [
    state,
    kind,
    order,
  ])
}

const bySystem = (number: number, to: OrderState) =>
  moveOrder(shop.container, {
    number,
    to,
    actor: 'system',
    actorId: null,
    ownerId: null,
    reason: null,
  })

const allows = (from: OrderState, to: OrderState, payment: PaymentKind) =>
  canMove({ from, to, actor: 'system', payment })

test.each(paymentKinds)(
  'an order paid by %s stays where the system may not move it',
  async (kind) => {
    const order = await anOrder()
    for (const from of orderStates) {
      await put(order, from, kind)
      for (const to of orderStates.filter((state) => !allows(from, state, kind))) {
        await expect(bySystem(order, to), `${from} to ${to}`).rejects.toMatchObject({
          code: 'transition_not_allowed',
        })
      }
    }
    const [{ moves }] = await shop.rows(
      `select count(*)::int as moves from order_transition t
     join order_record o on o.id = t.record_id where o.display_id = ?`,
      [order],
    )
    expect(moves).toBe(1)
  },
)

const allowed = paymentKinds.flatMap((kind) =>
  orderStates.flatMap((from) =>
    orderStates.filter((to) => allows(from, to, kind)).map((to) => ({ kind, from, to })),
  ),
)

test.each(allowed)('the system moves an order paid by $kind from $from to $to', async (move) => {
  const order = await anOrder()
  await put(order, move.from, move.kind)
  expect((await bySystem(order, move.to)).state).toBe(move.to)
})
