import type { OrderRecordRow, TransitionRow } from '../modules/shop-order/rows'
import type { Person } from '../people/person'

export interface ShopOrderItem {
  id: string
  product: number
  name: string
  quantity: number
  price: number
}

function place({ address, ward, district, province }: OrderRecordRow): string {
  return [address, ward, district, province].filter(Boolean).join(', ')
}

/** An order as the shop's routes tell it. */
export function shopOrder(
  record: OrderRecordRow,
  items: ShopOrderItem[],
  history: TransitionRow[],
  customer: Person | null,
) {
  const total = Number(record.total)
  return {
    id: record.display_id,
    code: record.code,
    state: record.state,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
    estimated_pickup: record.estimated_pickup.toISOString(),
    estimated_delivery: record.estimated_delivery.toISOString(),
    subtotal: Number(record.subtotal),
    shipping_price: Number(record.shipping_price),
    discount: Number(record.discount),
    total,
    cod_amount: record.payment_kind === 'cod' ? total : 0,
    payment_method: record.payment_method,
    name: record.name,
    phone: record.phone,
    email: record.email,
    address: place(record),
    street: record.address,
    province: record.province,
    district: record.district,
    ward: record.ward,
    note: record.note,
    locale: record.locale,
    customer_id: record.customer_id,
    customer,
    items,
    history: history.map(({ from_state, to_state, actor, actor_id, reason, created_at }) => ({
      from: from_state,
      to: to_state,
      actor,
      actor_id,
      reason,
      at: created_at.toISOString(),
    })),
  }
}

export type ShopOrder = ReturnType<typeof shopOrder>
