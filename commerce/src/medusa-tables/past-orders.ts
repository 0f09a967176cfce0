import type { Sql } from '@nas/query/sql'
import { demoIds } from '../platform/setup/demo-ids'
import {
  amounts,
  insertParts,
  type NewOrder,
  newId,
  type Rows,
  rowsOf,
  stamped,
  summaryOf,
} from './order-rows'

/** An order with the times of its progress; null for steps that have not happened. */
export interface PastOrder extends Omit<NewOrder, 'lines'> {
  lines: (NewOrder['lines'][number] & { inventoryItemId: string })[]
  updatedAt: Date
  paidAt: Date | null
  /** Also null for an order that was cancelled later, because its parcel came back. */
  packedAt: Date | null
  sentAt: Date | null
  deliveredAt: Date | null
  cancelledAt: Date | null
}

interface Parcels {
  locationId: string
  providerId: string
}

const withEach = (rows: object[] | undefined, more: object) =>
  (rows ?? []).map((row) => ({ ...row, ...more }))

/** Lines with the quantities that are packed, sent and delivered. */
function itemRows({ lines, packedAt, sentAt, deliveredAt }: PastOrder, rows: Rows): object[] {
  return (rows.order_item ?? []).map((row, position) => {
    const all = (at: Date | null) => (at === null ? 0 : (lines[position]?.quantity ?? 0))
    return {
      ...row,
      ...amounts({
        fulfilled_quantity: all(packedAt),
        shipped_quantity: all(sentAt),
        delivered_quantity: all(deliveredAt),
      }),
    }
  })
}

function parcelRows(order: PastOrder, { locationId, providerId }: Parcels): Rows {
  const { packedAt, sentAt, deliveredAt, lines } = order
  if (packedAt === null) return {}
  const id = order.id.replace(/^order_/, 'ful_')
  const delivery_address_id = newId('fuladdr')
  return {
    fulfillment_address: [{ id: delivery_address_id }],
    fulfillment: [
      {
        id,
        location_id: locationId,
        provider_id: providerId,
        delivery_address_id,
        data: {},
        metadata: { of_the_past: true },
        shipping_option_id: order.delivery.optionId,
        requires_shipping: true,
        packed_at: packedAt,
        shipped_at: sentAt,
        delivered_at: deliveredAt,
      },
    ],
    fulfillment_item: lines.map((line) => ({
      id: newId('fulit'),
      fulfillment_id: id,
      title: line.title,
      sku: '',
      barcode: '',
      line_item_id: line.id,
      inventory_item_id: line.inventoryItemId,
      ...amounts({ quantity: line.quantity }),
    })),
    order_fulfillment: [{ id: newId('ordful'), order_id: order.id, fulfillment_id: id }],
  }
}

/** Reservations of units that are not packed yet. */
function reservationRows(
  { packedAt, cancelledAt, lines }: PastOrder,
  { locationId }: Parcels,
): Rows {
  if (packedAt !== null || cancelledAt !== null) return {}
  return {
    reservation_item: lines.map(({ id, inventoryItemId, quantity }) => ({
      id: newId('resitem'),
      line_item_id: id,
      inventory_item_id: inventoryItemId,
      location_id: locationId,
      ...amounts({ quantity }),
    })),
  }
}

/** The payment rows after the capture or cancellation of the order. */
function moneyRows({ id, paidAt, cancelledAt, total, currency }: PastOrder, rows: Rows): Rows {
  const collections = withEach(rows.payment_collection, {
    ...(cancelledAt !== null && { status: 'canceled' }),
  })
  if (paidAt === null) {
    const payment = withEach(rows.payment, { canceled_at: cancelledAt })
    return { payment_collection: collections, payment }
  }
  const capture = newId('capt')
  const [payment] = rows.payment as { id: string }[]
  return {
    payment_collection: withEach(collections, {
      ...(cancelledAt === null && { status: 'completed', completed_at: paidAt }),
      ...amounts({ captured_amount: total }),
    }),
    payment: withEach(rows.payment, { captured_at: paidAt }),
    capture: [{ id: capture, payment_id: payment?.id, ...amounts({ amount: total }) }],
    order_transaction: [
      {
        id: newId('ordtrx'),
        order_id: id,
        version: 1,
        currency_code: currency,
        reference: 'capture',
        reference_id: capture,
        ...amounts({ amount: total }),
      },
    ],
    order_summary: withEach(rows.order_summary, { totals: summaryOf(total, total) }),
  }
}

function pastRows(order: PastOrder, parcels: Parcels): Rows {
  const { paidAt, deliveredAt, cancelledAt } = order
  const isAuthorized = order.payment.isAuthorized || paidAt !== null
  const rows = rowsOf({ ...order, payment: { ...order.payment, isAuthorized } })
  const status = cancelledAt !== null ? 'canceled' : deliveredAt !== null ? 'completed' : 'pending'
  return {
    ...rows,
    order: withEach(rows.order, { status, canceled_at: cancelledAt }),
    order_item: itemRows(order, rows),
    ...moneyRows(order, rows),
    ...parcelRows(order, parcels),
    ...reservationRows(order, parcels),
  }
}

/**
 * Past orders in the form in which Medusa would have left them, so that each can continue from its
 * state. Parts of a statement that begins with `ended`.
 */
export function pastOrderParts(orders: readonly PastOrder[], parcels: Parcels): Sql[] {
  const all: Rows = {}
  for (const order of orders) {
    const rows = stamped(pastRows(order, parcels), order.at, order.updatedAt)
    for (const [table, ofTable] of Object.entries(rows)) {
      all[table] = [...(all[table] ?? []), ...ofTable]
    }
  }
  return insertParts(all)
}

const ofDemo = `(select id from "order" where ${demoIds('id')})`

/**
 * By stock record: the units missing on hand because of the demo orders, and the units reserved for
 * them. Past parcels had left before the stock was counted, so they count only if they have come
 * back since; later parcels count unless they have come back.
 */
export const demoStockSql: Sql = {
  sql: `select inventory_item_id as item, sum(gone)::int as gone, sum(reserved)::int as reserved from (
          select i.inventory_item_id, 0 as reserved, i.quantity * (
            (f.metadata->>'of_the_past' is null)::int
            - (f.metadata->>'units_back_at' is not null)::int) as gone
          from order_fulfillment l
          join fulfillment f on f.id = l.fulfillment_id and f.packed_at is not null
          join fulfillment_item i on i.fulfillment_id = f.id and i.deleted_at is null
          where l.order_id in ${ofDemo}
          union all
          select r.inventory_item_id, r.quantity, 0 from reservation_item r
          where r.deleted_at is null
            and r.line_item_id in (select item_id from order_item where order_id in ${ofDemo})
        ) as pieces where inventory_item_id is not null group by 1`,
  values: [],
}

/** Removes the demo orders with all dependent rows; returns a row for each. */
export const deleteDemoOrdersSql: Sql = {
  sql: `with gone as (delete from "order" where ${demoIds('id')}
          returning id, shipping_address_id, billing_address_id),
        lines as (select item_id from order_item where order_id in ${ofDemo}),
        parcels as (delete from order_fulfillment where order_id in ${ofDemo}
          returning fulfillment_id as id),
        payments as (delete from order_payment_collection where order_id in ${ofDemo}
          returning payment_collection_id as id),
        no_lines as (delete from order_line_item where id in (select item_id from lines)),
        no_methods as (delete from order_shipping_method where id in (
          select shipping_method_id from order_shipping where order_id in ${ofDemo})),
        no_addresses as (delete from order_address where id in (
          select unnest(array[shipping_address_id, billing_address_id]) from gone)),
        no_reservations as (delete from reservation_item
          where line_item_id in (select item_id from lines)),
        no_destinations as (delete from fulfillment_address where id in (
          select delivery_address_id from fulfillment where id in (select id from parcels))),
        no_parcels as (delete from fulfillment where id in (select id from parcels)),
        no_payments as (delete from payment_collection where id in (select id from payments))
        select id from gone`,
  values: [],
}
