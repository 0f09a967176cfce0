import type { MedusaContainer } from '@medusajs/framework/types'
import type { EditedOrder } from '@nas/contract/order-edits/operations'
import type { EditedReceiver } from '../../orders/module/edits-table'
import type { OrderRecordRow } from '../../orders/module/rows'
import { findOrder } from '../../orders/queries/read-orders'
import { finishHeldMove, holdingOrders } from '../../orders/workflows/move-order/move-order'
import { notifyOrderMoved } from '../../orders/workflows/order-emails/notify-order-emails'
import { receiverOf } from '../../orders/workflows/place-order/placing'
import { assertExpected } from '../../orders/workflows/quote'
import { inTransaction } from '../../platform/database/run-sql'
import { assertVersion } from '../../platform/database/version'
import { settleArrived } from '../../settlement/workflows/change-payment'
import { whileStockIsHeld } from '../../stock/workflows/reserve-stock'
import { changesGoods, type EditPlan, itemsOrAll, planEdit } from '../queries/plan-edit'
import { isOther, presentReceiver, writeEdit } from './write-edit'

const wantedReceiver = (wanted: EditedOrder): EditedReceiver => ({
  ...receiverOf(wanted),
  note: wanted.note,
})

/** Runs the job under the locks of the orders, after settling received money and finishing moves. */
export async function holdingSettled<Result>(
  container: MedusaContainer,
  numbers: readonly number[],
  job: (...records: OrderRecordRow[]) => Promise<Result>,
): Promise<Result> {
  for (const number of numbers) await settleArrived(container, number)
  const result = await holdingOrders(container, numbers, async () => {
    const records: OrderRecordRow[] = []
    for (const number of numbers) {
      await finishHeldMove(container, (await findOrder(container, number, null)).id)
      records.push(await findOrder(container, number, null))
    }
    return job(...records)
  })
  notifyOrderMoved(container)
  return result
}

export const stockOf = ({ lines }: EditPlan): string[] =>
  lines.flatMap(({ inventoryItemId }) => inventoryItemId ?? [])

/** @throws ShopError price_changed */
export const assertSameTotal = (plan: EditPlan, expected: number | null): void =>
  assertExpected({ ...plan, lines: [], shippingPrice: plan.shipping_price }, expected)

/**
 * Changes the receiver and the lines of an order that is not packed, in one transaction over both
 * books, so that an interruption leaves the order as it was. Repeating an edit changes nothing.
 * @throws ShopError not_found, stale, price_changed, and those of `planEdit`
 */
export function editOrder(
  container: MedusaContainer,
  { wanted, author }: { wanted: EditedOrder; author: string },
): Promise<void> {
  const receiver = wantedReceiver(wanted)
  const { updatedAt: version } = wanted
  return holdingSettled(container, [wanted.order], async (record) => {
    const plan = await planEdit(container, record, itemsOrAll(wanted.items))
    const isSame = !changesGoods(plan) && !isOther(presentReceiver(record), receiver)
    // Saving an order unchanged demands a difference again that was not paid in time.
    if (isSame && !plan.is_due_again) return
    assertVersion(record.updated_at, version)
    assertSameTotal(plan, wanted.expected_total)
    await whileStockIsHeld(container, stockOf(plan), () =>
      inTransaction(container, (run) =>
        writeEdit(container, run, { record, plan }, { receiver, version, author }),
      ),
    )
  })
}
