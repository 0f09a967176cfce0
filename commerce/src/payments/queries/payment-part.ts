import type { MedusaContainer } from '@medusajs/framework/types'
import { refundFields } from '@nas/contract/order-fields'
import type { OrderState, PaymentKind } from '@nas/domain/order-states'
import { concealed, serializeRow } from '../../platform/database/stored-fields'
import { findMethod } from '../methods/methods'
import { SHOP_PAYMENT } from '../module/key'
import type { AttemptRow, RefundRow } from '../module/rows'
import type { ShopPaymentService } from '../module/service'

/** An order as far as its payment needs to know it. */
export interface PayableOrder {
  display_id: number
  code: string
  state: OrderState
  locale: string
  payment_method: string
  payment_kind: PaymentKind
}

/** What the shop knows of the payments of some orders. */
export interface KnownPayments {
  attempts: ReadonlyMap<number, AttemptRow>
  refunds: ReadonlyMap<number, RefundRow[]>
}

/** Orders that are paid at the door have no payment to be read. */
export async function readPayments(
  container: MedusaContainer,
  records: PayableOrder[],
): Promise<KnownPayments> {
  const ids = records
    .filter(({ payment_kind }) => payment_kind !== 'cod')
    .map(({ display_id }) => display_id)
  if (ids.length === 0) return { attempts: new Map(), refunds: new Map() }
  const payments = container.resolve<ShopPaymentService>(SHOP_PAYMENT)
  const [attempts, refunds] = await Promise.all([payments.ofOrders(ids), payments.refundsOf(ids)])
  return {
    attempts: new Map(attempts.map((attempt) => [attempt.display_id, attempt])),
    refunds: Map.groupBy(refunds, ({ display_id }) => display_id),
  }
}

const waiting: readonly OrderState[] = ['new', 'confirm']

function isDue({ state }: PayableOrder, attempt: AttemptRow | undefined): attempt is AttemptRow {
  const open = attempt?.state === 'open' && attempt.expires_at.getTime() > Date.now()
  return open && waiting.includes(state)
}

/** What the one who ordered needs in order to pay; nobody else gets it. */
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

/** What its payment adds to an order, as the shop's routes return it. */
export function paymentPart(
  record: PayableOrder,
  { attempts, refunds }: KnownPayments,
  audience: 'owner' | 'staff',
) {
  const attempt = attempts.get(record.display_id)
  const due = isDue(record, attempt) ? attempt : null
  const step =
    due !== null && audience === 'owner'
      ? stepOf(record, due)
      : { payment_url: null, transfer: null }
  const given = refunds.get(record.display_id) ?? []
  return {
    payment_until: due?.expires_at.toISOString() ?? null,
    ...step,
    refund_due: given.some(({ settled_at }) => settled_at === null),
    refunds: given.map((refund) => ({
      ...serializeRow(refundFields, refund),
      ...concealed(refundFields, audience),
    })),
  }
}
