import type { Person } from '../../accounts/queries/person'
import type { paymentPart } from '../../payments/queries/payment-part'
import type { RatingRow } from '../../ratings/module/rating-row'
import type { OrderRecordRow, TransitionRow } from '../module/rows'

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

/** Who is told of an order: only staff learn which of them moved it. */
export type OrderAudience = 'owner' | 'staff'

interface OrderParts {
  items: ShopOrderItem[]
  history: TransitionRow[]
  ratings: RatingRow[]
  payment: ReturnType<typeof paymentPart>
  customer: Person | null
}

function toldMove(
  { id, from_state, to_state, actor, actor_id, reason, created_at }: TransitionRow,
  staff: ReadonlyMap<string, Person> | null,
) {
  const mover = actor === 'staff' && actor_id !== null ? staff?.get(actor_id) : undefined
  return {
    id,
    from: from_state,
    to: to_state,
    actor,
    actor_id: staff === null ? null : actor_id,
    who: mover ? (mover.fullname ?? mover.username) : null,
    reason,
    at: created_at.toISOString(),
  }
}

function toldRating({ id, line_id, product, stars, words, state, created_at }: RatingRow) {
  return { id, line: line_id, product, stars, words, state, at: created_at.toISOString() }
}

/**
 * An order as the shop's routes tell it.
 * @param staff by id, for staff; null for everybody else
 */
export function shopOrder(
  record: OrderRecordRow,
  { items, history, ratings, payment, customer }: OrderParts,
  staff: ReadonlyMap<string, Person> | null,
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
    ...payment,
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
    history: history.map((move) => toldMove(move, staff)),
    ratings: ratings.map(toldRating),
  }
}

export type ShopOrder = ReturnType<typeof shopOrder>
