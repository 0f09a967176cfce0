import type { MedusaContainer } from '@medusajs/framework/types'
import { refundFields } from '@nas/contract/order-fields'
import {
  awaitsPayment,
  type OrderState,
  type PaymentKind,
  paymentOf,
} from '@nas/domain/order-states'
import { concealed, serializeRow } from '../../platform/database/stored-fields'
import { findMethod } from '../methods/methods'
import type { AttemptRow, RefundRow } from '../module/rows'
import { paymentRecords } from '../module/service'

export interface PayableOrder {
  display_id: number
  code: string
  state: OrderState
  locale: string
  payment_method: string
  payment_kind: PaymentKind
}

export interface KnownPayments {
  attempts: ReadonlyMap<number, AttemptRow>
  refunds: ReadonlyMap<number, RefundRow[]>
}

/** Includes orders with cash on delivery, which may have had another payment method before. */
export async function readPayments(
  container: MedusaContainer,
  records: PayableOrder[],
): Promise<KnownPayments> {
  const ids = records.map(({ display_id }) => display_id)
  if (ids.length === 0) return { attempts: new Map(), refunds: new Map() }
  const payments = paymentRecords(container)
  const [attempts, refunds] = await Promise.all([payments.ofOrders(ids), payments.refundsOf(ids)])
  return {
    attempts: new Map(attempts.map((attempt) => [attempt.display_id, attempt])),
    refunds: Map.groupBy(refunds, ({ display_id }) => display_id),
  }
}

/** Whether staff are checking the transfer, which suspends its time limit. */
export const isClaimed = ({ state, claim }: AttemptRow): boolean =>
  state === 'open' && claim === 'pending'

/** Whether the additional amount of a paid order after an edit is unpaid. */
export const isMissing = (
  { state }: Pick<PayableOrder, 'state'>,
  attempt: AttemptRow | undefined,
): attempt is AttemptRow =>
  paymentOf[state] === 'received' && attempt?.is_difference === true && attempt.state !== 'paid'

export function isDue(
  order: Pick<PayableOrder, 'state'>,
  attempt: AttemptRow | undefined,
): attempt is AttemptRow {
  if (attempt?.state !== 'open') return false
  if (!awaitsPayment(order.state) && !isMissing(order, attempt)) return false
  return isClaimed(attempt) || attempt.expires_at.getTime() > Date.now()
}

/** The data that the customer needs to pay; returned to the customer only. */
function stepOf(record: PayableOrder, attempt: AttemptRow) {
  const { id, method, reference, amount, created_at, expires_at } = attempt
  const step = findMethod(method)?.begin({
    reference,
    orderCode: record.code,
    amount: Number(amount),
    locale: record.locale,
    openedAt: created_at,
    expiresAt: expires_at,
  })
  const transfer = step?.transfer ? { id, ...step.transfer } : null
  return { payment_url: step?.url ?? null, transfer }
}

/** @param nameOf a member of staff by id, for staff */
export function paymentPart(
  record: PayableOrder,
  { attempts, refunds }: KnownPayments,
  audience: 'owner' | 'staff',
  nameOf: (staff: string | null) => string | null = () => null,
) {
  const attempt = attempts.get(record.display_id)
  const due = isDue(record, attempt) ? attempt : null
  const step =
    due !== null && audience === 'owner'
      ? stepOf(record, due)
      : { payment_url: null, transfer: null }
  const given = refunds.get(record.display_id) ?? []
  return {
    payment_until: due === null || isClaimed(due) ? null : due.expires_at.toISOString(),
    transfer_claim: due?.claim ?? null,
    payment_missing: isMissing(record, attempt) ? Number(attempt.amount) : null,
    ...step,
    refund_due: given.some(({ settled_at }) => settled_at === null),
    refunds: given.map((refund) => ({
      ...serializeRow(refundFields, refund),
      proposer: nameOf(refund.proposed_by),
      settler: nameOf(refund.settled_by),
      ...concealed(refundFields, audience),
    })),
  }
}
