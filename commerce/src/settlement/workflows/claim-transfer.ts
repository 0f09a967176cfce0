import type { MedusaContainer } from '@medusajs/framework/types'
import { addWorkingHours } from '@nas/domain/delivery-dates'
import { deliveryRules } from '../../catalogue/module/service'
import type { OrderRecordRow } from '../../orders/module/rows'
import { findOrder } from '../../orders/queries/read-orders'
import { finishHeldMove, holdingOrder } from '../../orders/workflows/move-order/move-order'
import {
  enqueueAboutOrder,
  enqueueForStaff,
} from '../../orders/workflows/order-emails/enqueue-notices'
import type { AttemptRow } from '../../payments/module/rows'
import { paymentRecords } from '../../payments/module/service'
import { isClaimed, isDue } from '../../payments/queries/payment-part'
import { sqlOf } from '../../platform/database/run-sql'
import { ShopError } from '../../platform/errors/shop-error'

export type ClaimEmail = 'transfer-claimed'

/** Minimum working hours between a refusal and the end of the order. */
const answerHours = 4

/** `tracker`: has code and phone, which prove nothing. `owner`: the member, or the proof. */
type Claimant = 'tracker' | 'owner'

/** Maximum claims of an order, because each suspends its time limit until staff decide. */
const limits = {
  tracker: {
    most: 1,
    code: 'claim_refused',
    message: 'Staff have not found the transfer; only the owner can report it again.',
  },
  owner: {
    most: 2,
    code: 'too_many_claims',
    message: 'The transfer was reported twice and not found.',
  },
} as const satisfies Record<Claimant, object>

/** The order, with its lock held and without an interrupted move. */
async function heldOrder(
  container: MedusaContainer,
  { id, display_id }: OrderRecordRow,
): Promise<OrderRecordRow> {
  await finishHeldMove(container, id)
  return findOrder(container, display_id, null)
}

/** @returns false when a claim is pending */
async function claim(
  container: MedusaContainer,
  found: OrderRecordRow,
  claimant: Claimant,
): Promise<boolean> {
  const order = await heldOrder(container, found)
  const attempt = await paymentRecords(container).findByOrder(order.display_id)
  if (order.payment_kind !== 'transfer' || !isDue(order, attempt)) {
    throw new ShopError('payment_not_due', 'No transfer is due for this order.')
  }
  if (isClaimed(attempt)) return false
  const { most, code, message } = limits[claimant]
  if ((await paymentRecords(container).claimsOf(order.display_id)) >= most) {
    throw new ShopError(code, message)
  }
  await paymentRecords(container).claim(attempt.id)
  return true
}

/**
 * Records the customer's claim that the money was transferred: the order is not cancelled until
 * staff have checked it, and staff are notified once. Idempotent while the claim is pending.
 * @throws ShopError payment_not_due; claim_refused or too_many_claims
 */
export async function claimTransfer(
  container: MedusaContainer,
  order: OrderRecordRow,
  claimant: Claimant,
): Promise<void> {
  const isNew = await holdingOrder(container, order.display_id, () =>
    claim(container, order, claimant),
  )
  if (!isNew) return
  const template: ClaimEmail = 'transfer-claimed'
  const data = { order: String(order.display_id), code: order.code }
  await enqueueForStaff(container, 'orders.money', template, data)
}

/** The deadline after a refusal: the former one, or later when it leaves no time for an answer. */
async function deadlineAfterRefusal(
  container: MedusaContainer,
  { expires_at }: AttemptRow,
): Promise<Date> {
  const answered = addWorkingHours(await deliveryRules(container), new Date(), answerHours)
  return answered > expires_at ? answered : expires_at
}

/** The time limit applies again. @throws ShopError not_found; claim_over */
export async function refuseClaim(
  container: MedusaContainer,
  number: number,
): Promise<OrderRecordRow> {
  const found = await findOrder(container, number, null)
  const order = await holdingOrder(container, number, async () => {
    const record = await heldOrder(container, found)
    const attempt = await paymentRecords(container).findByOrder(number)
    if (attempt === undefined || !isClaimed(attempt)) {
      throw new ShopError('claim_over', 'No transfer of this order is claimed.')
    }
    await paymentRecords(container).refuseClaim(
      attempt,
      await deadlineAfterRefusal(container, attempt),
    )
    return record
  })
  await enqueueAboutOrder(sqlOf(container), order, 'transfer-missing')
  return order
}
