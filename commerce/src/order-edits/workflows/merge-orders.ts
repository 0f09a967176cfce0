import type { MedusaContainer } from '@medusajs/framework/types'
import type { Language } from '@nas/contract/field-schemas'
import type { MergedOrders } from '@nas/contract/order-edits/operations'
import { awaitsPayment } from '@nas/domain/order-states'
import { operations } from '../../operations/module/service'
import { lockedVersionSql } from '../../orders/module/edits-table'
import type { OrderRecordRow } from '../../orders/module/rows'
import { moveHeldOrder, moveOrderType } from '../../orders/workflows/move-order/move-order'
import { inTransaction } from '../../platform/database/run-sql'
import { assertVersion, stale } from '../../platform/database/version'
import { ShopError } from '../../platform/errors/shop-error'
import { whileStockIsHeld } from '../../stock/workflows/reserve-stock'
import {
  type EditPlan,
  planEdit,
  type StoredLine,
  storedLines,
  type WantedOf,
  wantedAgain,
} from '../queries/plan-edit'
import { assertSameTotal, holdingSettled, stockOf } from './edit-order'
import { presentReceiver, shiftReservations, writeEdit } from './write-edit'

/** The customer reads it as the reason of the cancellation. */
const reasons: Record<Language, (code: string) => string> = {
  vi: (code) => `Đã gộp vào đơn hàng ${code}`,
  en: (code) => `Merged with order ${code}`,
}

/** @throws ShopError transition_not_allowed */
function assertMergeable(record: OrderRecordRow, other: OrderRecordRow): void {
  const isPossible =
    record.id !== other.id &&
    awaitsPayment(record.state) &&
    awaitsPayment(other.state) &&
    record.phone === other.phone &&
    record.payment_method === other.payment_method
  if (isPossible) return
  const message = 'Only unpaid orders with one phone and payment method can be merged.'
  throw new ShopError('transition_not_allowed', message)
}

/**
 * The order with the goods of another one, which keep their price unless both have the product.
 * @throws ShopError transition_not_allowed, and those of `planEdit`
 */
export async function planMerge(
  container: MedusaContainer,
  record: OrderRecordRow,
  other: OrderRecordRow,
): Promise<{ plan: EditPlan; joining: StoredLine[] }> {
  assertMergeable(record, other)
  const joining = await storedLines(container, other.order_id)
  const together: WantedOf = (lines) => wantedAgain([...lines, ...joining])
  return { plan: await planEdit(container, record, together, joining), joining }
}

/**
 * Moves the goods of another order to this one. The transaction also begins the cancellation of the
 * other order, which recovery finishes after an interruption.
 * @throws ShopError not_found, stale, price_changed, and those of `planMerge`
 */
export function mergeOrders(
  container: MedusaContainer,
  { wanted, author }: { wanted: MergedOrders; author: string },
): Promise<void> {
  return holdingSettled(container, [wanted.order, wanted.other], async (record, other) => {
    assertVersion(record.updated_at, wanted.updatedAt)
    assertVersion(other.updated_at, wanted.otherUpdatedAt)
    const { plan, joining } = await planMerge(container, record, other)
    assertSameTotal(plan, wanted.expected_total)
    const cancelling = {
      number: other.display_id,
      to: 'cancel',
      actor: 'staff',
      actorId: author,
      reason: reasons[other.locale](record.code),
      cause: 'duplicate',
    } as const
    const freed = joining.map(({ quantity, ...line }) => ({ ...line, by: -quantity }))
    await whileStockIsHeld(container, stockOf(plan), () =>
      inTransaction(container, async (run) => {
        const locked = await run(lockedVersionSql(other, wanted.otherUpdatedAt))
        if (locked.length === 0) throw stale()
        const begun = { subject: other.id, intent: cancelling }
        if (!(await operations(container).begin(moveOrderType, begun, run))) throw stale()
        await shiftReservations(container, run, freed)
        const edit = { receiver: presentReceiver(record), version: wanted.updatedAt, author }
        const linked = { ...edit, other: { merged_from: other.code } }
        await writeEdit(container, run, { record, plan }, linked)
      }),
    )
    await moveHeldOrder(container, { ...cancelling, ownerId: null })
  })
}
