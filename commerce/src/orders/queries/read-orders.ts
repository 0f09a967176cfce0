import type { MedusaContainer } from '@medusajs/framework/types'
import { peopleById } from '../../accounts/queries/find-people'
import { paymentPart, readPayments } from '../../payments/queries/payment-part'
import type { RatingRow } from '../../ratings/module/rating-row'
import { SHOP_RATING, type ShopRatingService } from '../../ratings/module/service'
import { SHOP_ORDER } from '../module/key'
import type { OrderRecordRow, TransitionRow } from '../module/rows'
import type { ShopOrderService } from '../module/service'
import { itemsByOrder } from './order-items'
import { type OrderAudience, type ShopOrder, serializeOrder } from './shop-order'

/** Whom the orders name: their customers, and for staff who moved them. */
function namedIn(
  records: OrderRecordRow[],
  history: TransitionRow[],
  audience: OrderAudience,
): string[] {
  const customers = records.flatMap(({ customer_id }) => customer_id ?? [])
  const movers = history.flatMap(({ actor, actor_id }) =>
    audience === 'staff' && actor === 'staff' && actor_id !== null ? [actor_id] : [],
  )
  return [...new Set([...customers, ...movers])]
}

/** The records as whole orders, in the same sequence. */
export async function readOrders(
  container: MedusaContainer,
  records: OrderRecordRow[],
  audience: OrderAudience,
): Promise<ShopOrder[]> {
  if (records.length === 0) return []
  const ids = records.map(({ id }) => id)
  const historyRead = container.resolve<ShopOrderService>(SHOP_ORDER).historyOf(ids)
  const [items, history, people, ratings, payments] = await Promise.all([
    itemsByOrder(
      container,
      records.map(({ order_id }) => order_id),
    ),
    historyRead,
    historyRead.then((moves) => peopleById(container, namedIn(records, moves, audience))),
    container.resolve<ShopRatingService>(SHOP_RATING).ofRecords(ids),
    readPayments(container, records),
  ])
  const moves = Map.groupBy(history, ({ record_id }: TransitionRow) => record_id)
  const rated = Map.groupBy(ratings, ({ record_id }: RatingRow) => record_id)
  return records.map((record) =>
    serializeOrder(
      record,
      {
        items: items.get(record.order_id) ?? [],
        history: moves.get(record.id) ?? [],
        ratings: rated.get(record.id) ?? [],
        payment: paymentPart(record, payments, audience),
        customer: (record.customer_id && people.get(record.customer_id)) || null,
      },
      audience === 'staff' ? people : null,
    ),
  )
}

/** One record as a whole order. */
export async function readOrder(
  container: MedusaContainer,
  record: OrderRecordRow,
  audience: OrderAudience,
): Promise<ShopOrder> {
  const [order] = await readOrders(container, [record], audience)
  if (order === undefined) throw new Error('A record was read as no order')
  return order
}
