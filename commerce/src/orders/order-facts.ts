import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** How an order stands in Medusa, as far as a move depends on it. */
export interface OrderFacts {
  orderId: string
  status: string
  items: { id: string; quantity: number }[]
  /** The parcel that is not cancelled. */
  parcel: { id: string; shipped: boolean; delivered: boolean } | null
  /** A payment that was promised and not taken. */
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
  payment_collections?: ({ payments?: (PaymentRow | null)[] | null } | null)[] | null
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
  const payment = present(order.payment_collections)
    .flatMap(({ payments }) => present(payments))
    .find(({ canceled_at, captured_at }) => !canceled_at && !captured_at)
  return {
    orderId,
    status: order.status,
    items: items.map(({ id, quantity }) => ({ id, quantity: Number(quantity) })),
    parcel: parcel
      ? { id: parcel.id, shipped: !!parcel.shipped_at, delivered: !!parcel.delivered_at }
      : null,
    paymentDue: payment?.id ?? null,
    inventoryItemIds: items.flatMap(({ variant }) =>
      present(variant?.inventory_items).map(({ inventory_item_id }) => inventory_item_id),
    ),
  }
}
