import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import { deliveryDates } from '@nas/domain/delivery-dates'
import { transitFor } from '@nas/domain/delivery-rules'
import { includedVat } from '@nas/domain/money'
import { auditSql } from '../../audit-log/module/audit-part'
import { deliveryRules } from '../../catalogue/module/service'
import * as medusa from '../../medusa-tables/order-edits'
import { shiftReservationsSql } from '../../medusa-tables/stock'
import {
  type EditedParts,
  type EditedReceiver,
  editedRecordSql,
  noteEditSql,
} from '../../orders/module/edits-table'
import type { OrderRecordRow } from '../../orders/module/rows'
import { enqueueAboutOrder } from '../../orders/workflows/order-emails/enqueue-notices'
import { addressOf, lineOf } from '../../orders/workflows/place-order/medusa-order'
import { goodsOf, piecesOf } from '../../orders/workflows/quote'
import { paymentChoice } from '../../payments/methods/methods'
import { deadlineOf, newReference } from '../../payments/methods/payment-method'
import { addDueSql, oweDifferenceSql, replaceDueSql } from '../../payments/module/payment-sql'
import type { RunSql } from '../../platform/database/run-sql'
import { stale } from '../../platform/database/version'
import { ShopError } from '../../platform/errors/shop-error'
import { shopSetup } from '../../platform/setup/shop-setup'
import { demandPayment } from '../../settlement/workflows/replace-payment'
import { changesOf } from '../queries/list-edits'
import { changesGoods, type EditedLine, type EditPlan } from '../queries/plan-edit'

export const presentReceiver = (record: OrderRecordRow): EditedReceiver => {
  const { name, phone, email, address, province, district, ward, note } = record
  return { name, phone, email, address, province, district, ward, note }
}

async function changedRecord(
  container: MedusaContainer,
  record: OrderRecordRow,
  receiver: EditedReceiver,
  { lines, subtotal, shipping_price, total }: EditPlan,
) {
  const kept = lines.flatMap(({ product: number, name: title, sku, quantity }) =>
    quantity > 0 ? [{ product: { number, title, sku }, quantity }] : [],
  )
  const rules = await deliveryRules(container)
  const dates = deliveryDates(rules, transitFor(rules, receiver.province), record.created_at)
  return {
    ...receiver,
    ...(receiver.province !== record.province && {
      estimated_pickup: dates.pickup,
      estimated_delivery: dates.latest,
    }),
    subtotal,
    shipping_price,
    total,
    ...(record.vat_rate !== null && { vat: includedVat(total, record.vat_rate) }),
    pieces: piecesOf({ lines }),
    goods: goodsOf(kept),
  }
}

type ReservedLine = Pick<EditedLine, 'id' | 'inventoryItemId'> & {
  /** Pieces in addition; below zero to free some. */
  by: number
}

/** @throws ShopError out_of_stock when other orders were faster */
export async function shiftReservations(
  container: MedusaContainer,
  run: RunSql,
  lines: readonly ReservedLine[],
): Promise<void> {
  const { stockLocationId } = await shopSetup(container)
  const shifts = lines.flatMap(({ id: line, inventoryItemId: item, by }) =>
    item === null ? [] : [{ id: generateEntityId(undefined, 'resitem'), line, item, by }],
  )
  const shifted = await run(shiftReservationsSql(shifts, stockLocationId))
  if (shifted.length === 0) throw new ShopError('out_of_stock', 'There is not enough in stock.')
}

/** @throws ShopError out_of_stock when other orders were faster */
async function changeGoods(
  container: MedusaContainer,
  run: RunSql,
  { order_id, vat_rate }: OrderRecordRow,
  { lines }: EditPlan,
): Promise<void> {
  const changed = lines
    .filter(({ before, quantity }) => before !== quantity)
    .map((line) => ({ ...line, by: line.quantity - line.before }))
  await shiftReservations(container, run, changed)
  const removed = changed.filter(({ quantity }) => quantity === 0)
  await run(medusa.removeLinesSql(removed.map(({ id }) => id)))
  await run(medusa.changeQuantitiesSql(changed.filter(({ added }) => added === null)))
  const added = lines.flatMap(({ added: product, ...line }, position) =>
    product === null ? [] : [lineOf({ ...line, product }, position)],
  )
  if (added.length > 0) await run(medusa.addLinesSql(order_id, added, vat_rate ?? 0))
}

/** The payment follows the new total: demanded anew; or a difference is due, or its refund. */
async function changePayment(
  container: MedusaContainer,
  run: RunSql,
  record: OrderRecordRow,
  { total, missing, received, is_due_again }: EditPlan,
): Promise<void> {
  const choice = paymentChoice(record.payment_method)
  const { timeToPay } = choice
  const rules = await deliveryRules(container)
  const expiresAt =
    is_due_again && timeToPay !== null ? deadlineOf(timeToPay, rules, new Date()) : null
  if (received !== null) {
    const { order_id, display_id, payment_method: method } = record
    for (const { id, refund } of received) await run(oweDifferenceSql(id, refund))
    if (missing > 0 && expiresAt === null) return
    await run(replaceDueSql(order_id))
    if (expiresAt === null) return
    const reference = newReference(display_id)
    const difference = { method, reference, amount: missing, is_difference: true } as const
    await run(addDueSql({ order_id, display_id, expires_at: expiresAt, ...difference }))
    return
  }
  await demandPayment(run, { ...record, total }, choice, expiresAt)
}

export const isOther = (one: EditedReceiver, other: EditedReceiver): boolean =>
  Object.entries(one).some(([name, value]) => other[name as keyof EditedReceiver] !== value)

interface Edit {
  receiver: EditedReceiver
  /** The version that the caller saw. */
  version: string
  author: string
  /** Code of the order that pieces went to, or came from. */
  other?: Pick<EditedParts, 'split_to' | 'merged_from'>
}

/** Runs in the caller's transaction and locks. @throws ShopError stale; out_of_stock */
export async function writeEdit(
  container: MedusaContainer,
  run: RunSql,
  { record, plan }: { record: OrderRecordRow; plan: EditPlan },
  { receiver, version, author, other }: Edit,
): Promise<void> {
  const { id, order_id, display_id } = record
  const columns = await changedRecord(container, record, receiver, plan)
  const items = (of: 'before' | 'quantity') =>
    plan.lines.flatMap(({ name, [of]: quantity }) => (quantity > 0 ? [{ name, quantity }] : []))
  const before = { ...presentReceiver(record), items: items('before') }
  const after = { ...receiver, items: items('quantity'), ...other }
  const editId = generateEntityId(undefined, 'ordedit')
  // The note is for staff and the carrier.
  const isForCustomer = changesOf({ before, after }).some(({ field }) => field !== 'note')
  const edited = await run(editedRecordSql(record, version, columns))
  if (edited.length === 0) throw stale()
  await run(noteEditSql({ id: editId, record_id: id, author, before, after }))
  await run(medusa.changeReceiverSql(order_id, addressOf(receiver), receiver.email))
  if (changesGoods(plan)) await changeGoods(container, run, record, plan)
  if (plan.total !== plan.before_total) await run(medusa.changeTotalsSql(order_id, plan))
  if (plan.total !== plan.before_total || plan.is_due_again) {
    await changePayment(container, run, record, plan)
  }
  if (isForCustomer || plan.is_due_again) {
    await enqueueAboutOrder(run, record, 'order-changed', { edit: editId })
  }
  await run(
    auditSql({
      kind: 'order',
      subject: String(display_id),
      before: { total: plan.before_total },
      after: {
        total: plan.total,
        ...(changesGoods(plan) && { items: 'changed' }),
        ...(isOther(presentReceiver(record), receiver) && { receiver: 'changed' }),
      },
    }),
  )
}
