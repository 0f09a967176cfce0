import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** How an order stands in Medusa, as far as a move depends on it. */
export interface OrderFacts {
  orderId: string
  status: string
  items: { id: string; quantity: number }[]
  /** The parcel that is not cancelled. */
  parcel: { id: string; shipped: boolean; delivered: boolean } | null
  /** A session of a payment that was waited for and has come in. */
  sessionDue: string | null
  /** A payment that was promised and not taken, or not wholly written down as taken. */
  paymentDue: string | null
  inventoryItemIds: string[]
}

interface FulfillmentRow {
  id: string
  canceled_at: Date | string | null
  shipped_at: Date | string | null
  delivered_at: Date | string | null
}

interface PaymentRow {
  id: string
  canceled_at: Date | string | null
  captured_at: Date | string | null
}

interface CollectionRow {
  payments?: (PaymentRow | null)[] | null
  payment_sessions?: ({ id: string; authorized_at: Date | string | null } | null)[] | null
}

interface ItemRow {
  id: string
  quantity: number
  variant?: { inventory_items?: ({ inventory_item_id: string } | null)[] | null } | null
}

interface OrderRow {
  id: string
  status: string
  items?: (ItemRow | null)[] | null
  fulfillments?: (FulfillmentRow | null)[] | null
  transactions?: ({ reference: string | null } | null)[] | null
  payment_collections?: (CollectionRow | null)[] | null
}

const fields = [
  'id',
  'status',
  'items.*',
  'items.detail.*',
  'items.variant.inventory_items.inventory_item_id',
  'fulfillments.id',
  'fulfillments.canceled_at',
  'fulfillments.shipped_at',
  'fulfillments.delivered_at',
  'transactions.reference',
  'payment_collections.payment_sessions.id',
  'payment_collections.payment_sessions.authorized_at',
  'payment_collections.payments.id',
  'payment_collections.payments.canceled_at',
  'payment_collections.payments.captured_at',
]

function present<Thing>(things: (Thing | null)[] | null | undefined): Thing[] {
  return (things ?? []).filter((thing) => thing !== null)
}

export async function orderFacts(container: MedusaContainer, orderId: string): Promise<OrderFacts> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'order', fields, filters: { id: orderId } })
  const found: unknown = data[0]
  if (!found) throw new Error('An order of the shop is unknown to Medusa')
  const order = found as OrderRow
  const items = present(order.items)
  const parcel = present(order.fulfillments).find(({ canceled_at }) => !canceled_at)
  // The last thing that capturing writes; without it it is to be repeated.
  const entered = present(order.transactions).some(({ reference }) => reference === 'capture')
  const collections = present(order.payment_collections)
  const session = collections
    .flatMap(({ payment_sessions }) => present(payment_sessions))
    .find(({ authorized_at }) => !authorized_at)
  const payment = collections
    .flatMap(({ payments }) => present(payments))
    .find(({ canceled_at, captured_at }) => !canceled_at && !(captured_at && entered))
  return {
    orderId,
    status: order.status,
    items: items.map(({ id, quantity }) => ({ id, quantity: Number(quantity) })),
    parcel: parcel
      ? { id: parcel.id, shipped: !!parcel.shipped_at, delivered: !!parcel.delivered_at }
      : null,
    sessionDue: session?.id ?? null,
    paymentDue: payment?.id ?? null,
    inventoryItemIds: items.flatMap(({ variant }) =>
      present(variant?.inventory_items).map(({ inventory_item_id }) => inventory_item_id),
    ),
  }
}
