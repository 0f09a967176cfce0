import type { MedusaContainer } from '@medusajs/framework/types'
import type { CommerceOrderLine } from '@nas/contract/orders/operations'
import { peopleById } from '../../accounts/queries/find-people'
import { orderLinesSql } from '../../medusa-tables/orders'
import { paymentPart, readPayments } from '../../payments/queries/payment-part'
import { runSql } from '../../platform/database/run-sql'
import { notFound } from '../../platform/errors/shop-error'
import type { RatingRow } from '../../ratings/module/rating-row'
import { SHOP_RATING, type ShopRatingService } from '../../ratings/module/service'
import type { NoteRow } from '../module/notes-table'
import type { OrderRecordRow, TransitionRow } from '../module/rows'
import { orderRecords } from '../module/service'
import { type OrderAudience, type ShopOrder, serializeOrder } from './shop-order'

/**
 * The people named in the orders: customers and, for staff, also who moved them, who wrote about
 * them and who is in charge.
 */
function namedIn(
  records: OrderRecordRow[],
  history: TransitionRow[],
  notes: NoteRow[],
  audience: OrderAudience,
): string[] {
  const named = records.flatMap(({ customer_id }) => customer_id ?? [])
  if (audience === 'staff') {
    for (const { assignee } of records) if (assignee !== null) named.push(assignee)
    for (const { actor, actor_id } of history)
      if (actor === 'staff' && actor_id !== null) named.push(actor_id)
    for (const { author } of notes) named.push(author)
  }
  return [...new Set(named)]
}

/** The complete orders of the records, in the order of the records. */
export async function readOrders(
  container: MedusaContainer,
  records: OrderRecordRow[],
  audience: OrderAudience,
): Promise<ShopOrder[]> {
  if (records.length === 0) return []
  const ids = records.map(({ id }) => id)
  const service = orderRecords(container)
  const read = Promise.all([
    service.historyOf(ids),
    audience === 'staff' ? service.notes.of(ids) : [],
  ])
  const [items, [history, written], people, ratings, payments] = await Promise.all([
    itemRows(
      container,
      records.map(({ order_id }) => order_id),
    ),
    read,
    read.then(([moves, notes]) => peopleById(container, namedIn(records, moves, notes, audience))),
    container.resolve<ShopRatingService>(SHOP_RATING).ofRecords(ids),
    readPayments(container, records),
  ])
  const lines = Map.groupBy(items, ({ order_id }) => order_id)
  const moves = Map.groupBy(history, ({ record_id }: TransitionRow) => record_id)
  const notes = Map.groupBy(written, ({ record_id }: NoteRow) => record_id)
  const rated = Map.groupBy(ratings, ({ record_id }: RatingRow) => record_id)
  return records.map((record) =>
    serializeOrder(
      record,
      {
        items: (lines.get(record.order_id) ?? []).map(itemOf),
        history: moves.get(record.id) ?? [],
        ratings: rated.get(record.id) ?? [],
        notes: notes.get(record.id) ?? [],
        payment: paymentPart(record, payments, audience),
        customer: (record.customer_id && people.get(record.customer_id)) || null,
      },
      audience === 'staff' ? people : null,
    ),
  )
}

export async function readOrder(
  container: MedusaContainer,
  record: OrderRecordRow,
  audience: OrderAudience,
): Promise<ShopOrder> {
  const [order] = await readOrders(container, [record], audience)
  if (order === undefined) throw new Error('A record has no order')
  return order
}

interface ItemRow {
  order_id: string
  id: string
  title: string
  /** Path of the picture at the shop when the order was placed. */
  thumbnail: string | null
  /** Numeric columns are text. */
  quantity: string
  unit_price: string
  metadata: { product?: number; position?: number; name_en?: string | null } | null
}

/**
 * The current lines of these orders, in one query: Medusa's own list computes every total of every
 * order, which takes ten times as long.
 */
export function itemRows(container: MedusaContainer, orderIds: string[]): Promise<ItemRow[]> {
  return runSql<ItemRow>(container, orderLinesSql(orderIds))
}

export const itemsOf = async (
  container: MedusaContainer,
  orderId: string,
): Promise<CommerceOrderLine[]> => (await itemRows(container, [orderId])).map(itemOf)

function itemOf({ id, title, metadata, quantity, unit_price }: ItemRow): CommerceOrderLine {
  return {
    id,
    product: Number(metadata?.product),
    name: title,
    quantity: Number(quantity),
    price: Number(unit_price),
  }
}

/**
 * The order with this number, if this customer owns it; null for staff.
 * @throws ShopError not_found
 */
export async function findOrder(
  container: MedusaContainer,
  number: number,
  customerId: string | null,
): Promise<OrderRecordRow> {
  const record = await orderRecords(container).find(number, customerId)
  if (record) return record
  throw notFound()
}
