import type { MedusaContainer } from '@medusajs/framework/types'
import type { CommerceOrderLine } from '@nas/contract/orders/operations'
import { peopleById, shownName } from '../../accounts/queries/find-people'
import { orderLinesSql } from '../../medusa-tables/orders'
import { type KnownPayments, paymentPart, readPayments } from '../../payments/queries/payment-part'
import { sqlOf } from '../../platform/database/run-sql'
import { notFound } from '../../platform/errors/shop-error'
import type { RatingRow } from '../../ratings/module/rating-row'
import { SHOP_RATING, type ShopRatingService } from '../../ratings/module/service'
import type { NoteRow } from '../module/notes-table'
import type { OrderRecordRow, TransitionRow } from '../module/rows'
import { orderRecords } from '../module/service'
import { phoneFigures } from './phone-figures'
import { type OrderAudience, type ShopOrder, serializeOrder } from './shop-order'

interface Named {
  records: OrderRecordRow[]
  history: TransitionRow[]
  notes: NoteRow[]
  payments: KnownPayments
}

/** Staff named in orders: they moved, refunded or noted them, or are in charge. */
function staffIn({ records, history, notes, payments }: Named): (string | null)[] {
  const refunds = [...payments.refunds.values()].flat()
  return [
    ...records.map(({ assignee }) => assignee),
    ...history.map(({ actor, actor_id }) => (actor === 'staff' ? actor_id : null)),
    ...notes.map(({ author }) => author),
    ...refunds.flatMap(({ proposed_by, settled_by }) => [proposed_by, settled_by]),
  ]
}

/** The complete orders of the records, in the order of the records. */
export async function readOrders(
  container: MedusaContainer,
  records: OrderRecordRow[],
  audience: OrderAudience,
): Promise<ShopOrder[]> {
  if (records.length === 0) return []
  const ids = records.map(({ id }) => id)
  const orderIds = records.map(({ order_id }) => order_id)
  const service = orderRecords(container)
  const read = Promise.all([
    service.historyOf(ids),
    audience === 'staff' ? service.notes.of(ids) : [],
    readPayments(container, records),
  ])
  const named = read.then(([moves, notes, known]) => [
    ...records.map(({ customer_id }) => customer_id),
    ...(audience === 'staff' ? staffIn({ records, history: moves, notes, payments: known }) : []),
  ])
  const [items, [history, written, payments], people, ratings, others] = await Promise.all([
    itemRows(container, orderIds),
    read,
    named.then((all) => peopleById(container, all)),
    container.resolve<ShopRatingService>(SHOP_RATING).ofRecords(ids),
    audience === 'staff' ? phoneFigures(container, ids) : [],
  ])
  const nameOf = (id: string | null) => shownName(people.get(id ?? ''))
  const lines = Map.groupBy(items, ({ order_id }) => order_id)
  const moves = Map.groupBy(history, ({ record_id }: TransitionRow) => record_id)
  const notes = Map.groupBy(written, ({ record_id }: NoteRow) => record_id)
  const rated = Map.groupBy(ratings, ({ record_id }: RatingRow) => record_id)
  const figures = new Map(others.map((one) => [one.id, one]))
  return records.map((record) =>
    serializeOrder(
      record,
      {
        items: (lines.get(record.order_id) ?? []).map(itemOf),
        history: moves.get(record.id) ?? [],
        ratings: rated.get(record.id) ?? [],
        notes: notes.get(record.id) ?? [],
        others: figures.get(record.id) ?? null,
        payment: paymentPart(record, payments, audience, nameOf),
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

/** Medusa's own list computes the totals of every order, which takes ten times as long. */
export function itemRows(container: MedusaContainer, orderIds: string[]): Promise<ItemRow[]> {
  return sqlOf(container)<ItemRow>(orderLinesSql(orderIds))
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

/** The order, if this customer owns it; null for staff. @throws ShopError not_found */
export async function findOrder(
  container: MedusaContainer,
  number: number,
  customerId: string | null,
): Promise<OrderRecordRow> {
  const record = await orderRecords(container).find(number, customerId)
  if (record) return record
  throw notFound()
}
