import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

interface ItemFacts {
  id: string
  title: string
  quantity: number
  inventoryItemId: string | undefined
  packed: number
  sent: number
  delivered: number
}

interface ParcelFacts {
  id: string
  /** Whether its units have left the stock. */
  packed: boolean
  shipped: boolean
  delivered: boolean
}

export interface OrderFacts {
  orderId: string
  status: string
  items: ItemFacts[]
  /** The parcel, unless it is cancelled. */
  parcel: ParcelFacts | null
  /** Session of a payment that has arrived but is not authorised yet. */
  sessionDue: string | null
  /** An authorised payment that is not captured, or whose capture is not completely recorded. */
  paymentDue: string | null
  inventoryItemIds: string[]
}

interface FulfillmentRow {
  id: string
  canceled_at: Date | string | null
  packed_at: Date | string | null
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
  title: string
  quantity: number
  detail?: {
    fulfilled_quantity: number
    shipped_quantity: number
    delivered_quantity: number
  } | null
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
  'fulfillments.packed_at',
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

function inventoryItemsOf({ variant }: ItemRow): string[] {
  return present(variant?.inventory_items).map(({ inventory_item_id }) => inventory_item_id)
}

function itemFacts(item: ItemRow): ItemFacts {
  const { id, title, quantity, detail } = item
  return {
    id,
    title,
    quantity: Number(quantity),
    inventoryItemId: inventoryItemsOf(item)[0],
    packed: Number(detail?.fulfilled_quantity ?? 0),
    sent: Number(detail?.shipped_quantity ?? 0),
    delivered: Number(detail?.delivered_quantity ?? 0),
  }
}

/** @throws Error when the order has no parcel: it was never packed */
export function parcelOf({ parcel }: OrderFacts): ParcelFacts {
  if (parcel === null) throw new Error('An order has no parcel')
  return parcel
}

export async function orderFacts(container: MedusaContainer, orderId: string): Promise<OrderFacts> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'order', fields, filters: { id: orderId } })
  const found: unknown = data[0]
  if (!found) throw new Error('Medusa has no such order')
  const order = found as OrderRow
  const items = present(order.items)
  const parcel = present(order.fulfillments).find(({ canceled_at }) => !canceled_at)
  // The last write of a capture; without it the capture must be repaired.
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
    items: items.map(itemFacts),
    parcel: parcel
      ? {
          id: parcel.id,
          packed: !!parcel.packed_at,
          shipped: !!parcel.shipped_at,
          delivered: !!parcel.delivered_at,
        }
      : null,
    sessionDue: session?.id ?? null,
    paymentDue: payment?.id ?? null,
    inventoryItemIds: items.flatMap(inventoryItemsOf),
  }
}
