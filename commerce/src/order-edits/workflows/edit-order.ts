import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import type { EditedOrder } from '@nas/contract/order-edits/operations'
import { deliveryDates } from '@nas/domain/delivery-dates'
import { transitFor } from '@nas/domain/delivery-rules'
import { includedVat } from '@nas/domain/money'
import { auditSql } from '../../audit-log/module/audit-part'
import { deliveryRules } from '../../catalogue/module/service'
import * as medusa from '../../medusa-tables/order-edits'
import { shiftReservationsSql } from '../../medusa-tables/stock'
import { type EditedParts, editedRecordSql, noteEditSql } from '../../orders/module/edits-table'
import type { OrderRecordRow } from '../../orders/module/rows'
import { findOrder } from '../../orders/queries/read-orders'
import { finishHeldMove, holdingOrder } from '../../orders/workflows/move-order/move-order'
import { addressOf, lineOf } from '../../orders/workflows/place-order/medusa-order'
import { receiverOf } from '../../orders/workflows/place-order/placing'
import { assertExpected, goodsOf, piecesOf } from '../../orders/workflows/quote'
import { paymentChoice } from '../../payments/methods/methods'
import { deadlineOf } from '../../payments/methods/payment-method'
import { oweDifferenceSql } from '../../payments/module/payment-sql'
import { inTransaction, type RunSql } from '../../platform/database/run-sql'
import { assertVersion, stale } from '../../platform/database/version'
import { ShopError } from '../../platform/errors/shop-error'
import { shopSetup } from '../../platform/setup/shop-setup'
import { settleArrived } from '../../settlement/workflows/change-payment'
import { demandPayment } from '../../settlement/workflows/replace-payment'
import { whileStockIsHeld } from '../../stock/workflows/reserve-stock'
import { changesGoods, type EditPlan, planEdit } from '../queries/plan-edit'

type Receiver = Omit<EditedParts, 'items'>

const wantedReceiver = (wanted: EditedOrder): Receiver => ({
  ...receiverOf(wanted),
  note: wanted.note,
})

const presentReceiver = (record: OrderRecordRow): Receiver => {
  const { name, phone, email, address, province, district, ward, note } = record
  return { name, phone, email, address, province, district, ward, note }
}

/** The columns of the record that the edit changes. */
async function changedRecord(
  container: MedusaContainer,
  record: OrderRecordRow,
  receiver: Receiver,
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

/** @throws ShopError out_of_stock when other orders were faster */
async function changeGoods(
  container: MedusaContainer,
  run: RunSql,
  { order_id, vat_rate }: OrderRecordRow,
  { lines }: EditPlan,
): Promise<void> {
  const { stockLocationId } = await shopSetup(container)
  const changed = lines.filter(({ before, quantity }) => before !== quantity)
  const shifts = changed.flatMap(({ id: line, inventoryItemId: item, before, quantity }) =>
    item === null
      ? []
      : [{ id: generateEntityId(undefined, 'resitem'), line, item, by: quantity - before }],
  )
  const reserved = await run(shiftReservationsSql(shifts, stockLocationId))
  if (reserved.length === 0) throw new ShopError('out_of_stock', 'There is not enough in stock.')
  const removed = changed.filter(({ quantity }) => quantity === 0)
  await run(medusa.removeLinesSql(removed.map(({ id }) => id)))
  await run(medusa.changeQuantitiesSql(changed.filter(({ added }) => added === null)))
  const added = lines.flatMap(({ added: product, ...line }, position) =>
    product === null ? [] : [lineOf({ ...line, product }, position)],
  )
  if (added.length > 0) await run(medusa.addLinesSql(order_id, added, vat_rate ?? 0))
}

/** The payment follows the new total: demanded anew, or partly due for a refund. */
async function changePayment(
  container: MedusaContainer,
  run: RunSql,
  record: OrderRecordRow,
  { total, refund, received, is_due_again }: EditPlan,
): Promise<void> {
  if (received !== null) {
    await run(oweDifferenceSql(received, refund))
    return
  }
  const choice = paymentChoice(record.payment_method)
  const { timeToPay } = choice
  const rules = await deliveryRules(container)
  const expiresAt =
    is_due_again && timeToPay !== null ? deadlineOf(timeToPay, rules, new Date()) : null
  await demandPayment(run, { ...record, total }, choice, expiresAt)
}

interface Edit {
  wanted: EditedOrder
  author: string
}

/** All parts of the order in both books, or none. The caller holds the locks of order and stock. */
async function write(
  container: MedusaContainer,
  record: OrderRecordRow,
  plan: EditPlan,
  { wanted, author }: Edit,
): Promise<void> {
  const { id, order_id, display_id } = record
  const receiver = wantedReceiver(wanted)
  const columns = await changedRecord(container, record, receiver, plan)
  const items = (of: 'before' | 'quantity') =>
    plan.lines.flatMap(({ name, [of]: quantity }) => (quantity > 0 ? [{ name, quantity }] : []))
  const before = { ...presentReceiver(record), items: items('before') }
  const after = { ...receiver, items: items('quantity') }
  await inTransaction(container, async (run) => {
    const edited = await run(editedRecordSql(record, wanted.updatedAt, columns))
    if (edited.length === 0) throw stale()
    await run(noteEditSql({ record_id: id, author, before, after }))
    await run(medusa.changeReceiverSql(order_id, addressOf(receiver), receiver.email))
    if (changesGoods(plan)) await changeGoods(container, run, record, plan)
    if (plan.total !== plan.before_total) {
      await run(medusa.changeTotalsSql(order_id, plan))
      await changePayment(container, run, record, plan)
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
  })
}

const isOther = (one: Receiver, other: Receiver): boolean =>
  Object.entries(one).some(([name, value]) => other[name as keyof Receiver] !== value)

/** The record and the plan of an edit of an order that the caller holds. */
async function planHeld(container: MedusaContainer, wanted: EditedOrder) {
  const found = await findOrder(container, wanted.order, null)
  await finishHeldMove(container, found.id)
  const record = await findOrder(container, wanted.order, null)
  return { record, plan: await planEdit(container, record, wanted.items) }
}

/**
 * Changes the receiver and the lines of an order that is not packed, in one transaction over both
 * books, so that an interruption leaves the order as it was. Repeating an edit changes nothing.
 * @throws ShopError not_found, stale, price_changed, and those of `planEdit`
 */
export async function editOrder(container: MedusaContainer, edit: Edit): Promise<void> {
  const { wanted } = edit
  // Money that has arrived counts before another amount is demanded.
  await settleArrived(container, wanted.order)
  await holdingOrder(container, wanted.order, async () => {
    const { record, plan } = await planHeld(container, wanted)
    if (!changesGoods(plan) && !isOther(presentReceiver(record), wantedReceiver(wanted))) return
    assertVersion(record.updated_at, wanted.updatedAt)
    assertExpected(
      { ...plan, lines: [], shippingPrice: plan.shipping_price },
      wanted.expected_total,
    )
    const stock = plan.lines.flatMap(({ inventoryItemId }) => inventoryItemId ?? [])
    await whileStockIsHeld(container, stock, () => write(container, record, plan, edit))
  })
}
