import {
  deskFields,
  historyFields,
  noteFields,
  orderFields,
  orderRatingFields,
} from '@nas/contract/order-fields'
import type { CommerceOrder, CommerceOrderLine } from '@nas/contract/orders/operations'
import type { Person } from '@nas/contract/people/fields'
import type { PaymentKind } from '@nas/domain/order-states'
import { shownName } from '../../accounts/queries/find-people'
import type { paymentPart } from '../../payments/queries/payment-part'
import { concealed, serializeRow } from '../../platform/database/stored-fields'
import type { RatingRow } from '../../ratings/module/rating-row'
import type { NoteRow } from '../module/notes-table'
import type { OrderRecordRow, TransitionRow } from '../module/rows'
import type { PhoneFigures } from './phone-figures'

export function addressLine({ address, ward, district, province }: OrderRecordRow): string {
  return [address, ward, district, province].filter(Boolean).join(', ')
}

export const codAmount = ({ payment_kind, total }: { payment_kind: PaymentKind; total: number }) =>
  payment_kind === 'cod' ? total : 0

/** The audience of an order: only staff see who moved it. */
export type OrderAudience = 'owner' | 'staff'

interface OrderParts {
  items: CommerceOrderLine[]
  history: TransitionRow[]
  ratings: RatingRow[]
  notes: NoteRow[]
  others: PhoneFigures | null
  payment: ReturnType<typeof paymentPart>
  customer: Person | null
}

/** In addition to the fields that the adapter reads, for direct callers of commerce. */
type ReturnedOrder = CommerceOrder & {
  street: string
  locale: string
  customer_id: string | null
}

function serializeMove(move: TransitionRow, staff: ReadonlyMap<string, Person> | null) {
  const { actor, actor_id } = move
  const mover = actor === 'staff' && actor_id !== null ? staff?.get(actor_id) : undefined
  return {
    ...serializeRow(historyFields, move),
    actor_id: staff === null ? null : actor_id,
    who: shownName(mover),
    ...concealed(historyFields, staff === null ? 'owner' : 'staff'),
    // Only staff read why a delivery was reverted.
    ...(staff === null && move.from_state === 'complete' && { reason: null }),
  }
}

function serializeDesk(
  record: OrderRecordRow,
  { notes, others }: Pick<OrderParts, 'notes' | 'others'>,
  staff: ReadonlyMap<string, Person>,
) {
  return {
    ...serializeRow(deskFields, record),
    assignee_name: shownName(staff.get(record.assignee ?? '')),
    earlier_orders: others?.earlier_orders ?? null,
    returned_orders: others?.returned_orders ?? null,
    duplicate: others?.duplicate ?? null,
    risk: others?.risk ?? null,
    notes: notes.map((note) => ({
      ...serializeRow(noteFields, note),
      who: shownName(staff.get(note.author)),
    })),
  }
}

/** @param staff by id, for staff; `null` for other callers */
export function serializeOrder(
  record: OrderRecordRow,
  { items, history, ratings, notes, others, payment, customer }: OrderParts,
  staff: ReadonlyMap<string, Person> | null,
) {
  const order = serializeRow(orderFields, record)
  return {
    ...order,
    ...payment,
    id: record.display_id,
    cod_amount: codAmount(order),
    address: addressLine(record),
    street: record.address,
    locale: record.locale,
    customer_id: record.customer_id,
    customer,
    items,
    history: history.map((move) => serializeMove(move, staff)),
    ratings: ratings.map((rating) => serializeRow(orderRatingFields, rating)),
    desk: staff && serializeDesk(record, { notes, others }, staff),
    ...concealed(orderFields, staff === null ? 'owner' : 'staff'),
  } satisfies ReturnedOrder
}

export type ShopOrder = ReturnType<typeof serializeOrder>
