import type { MedusaContainer } from '@medusajs/framework/types'
import { finalStates, isDelivered } from '@nas/domain/order-states'
import { deleteUnsentOfRecordsSql } from '../../email/module/outgoing-email'
import {
  eraseDeliveryAddressesSql,
  eraseOrderAddressesSql,
  eraseOrderOwnersSql,
} from '../../medusa-tables/delete-orders'
import { customerIsGone } from '../../medusa-tables/delete-people'
import { eraseRefundNotesSql } from '../../payments/module/payment-sql'
import { deleteAccountsSql } from '../../payments/module/refund-accounts-table'
import { inTransaction, type RunSql } from '../../platform/database/run-sql'
import { deletePicturesSql } from '../../ratings/module/pictures-sql'
import { eraseRatingsSql } from '../../ratings/module/rating-sql'
import { deleteEditsSql } from '../module/edits-table'
import {
  type ErasableOrder,
  eraseInvoicedSql,
  eraseMovesSql,
  eraseRecordsSql,
  lockOrphanedSql,
} from '../module/erase-sql'
import { deleteNotesSql } from '../module/notes-table'
import { deleteProofsSql } from '../module/proofs-table'

/** Legal retention period of an invoice (ADR 0062). */
const invoiceYears = 10

/**
 * Erases the personal data of these orders in the shop and in Medusa. Code, items, sums, dates,
 * state and province stay for statistics; a delivered order also keeps the fields of its invoice
 * for the legal retention period (ADR 0062).
 */
export async function eraseOrders(run: RunSql, orders: ErasableOrder[]): Promise<void> {
  if (orders.length === 0) return
  const isInvoiced = ({ state }: ErasableOrder) => isDelivered(state)
  const idsOf = (chosen: ErasableOrder[]) => chosen.map(({ id }) => id)
  const records = idsOf(orders)
  const orderIds = orders.map(({ order_id }) => order_id)
  const others = orders.filter((order) => !isInvoiced(order))
  await run(eraseInvoicedSql(idsOf(orders.filter(isInvoiced)), invoiceYears))
  await run(eraseRecordsSql(idsOf(others)))
  await run(deleteUnsentOfRecordsSql(records))
  await run(deleteProofsSql(records))
  await run(deleteNotesSql(records))
  await run(deleteEditsSql(records))
  await run(eraseRefundNotesSql(orderIds))
  await run(deleteAccountsSql(orderIds))
  await run(eraseMovesSql(records))
  await run(eraseRatingsSql(records))
  await run(deletePicturesSql(records))
  await run(eraseOrderAddressesSql(orderIds))
  await run(eraseDeliveryAddressesSql(orderIds))
  await run(eraseOrderOwnersSql(orderIds))
}

/** Until it finished, the order needed the address. @param recordId null for all such orders */
export function eraseFinishedOrders(
  container: MedusaContainer,
  recordId: string | null,
): Promise<number> {
  return inTransaction(container, async (run) => {
    const orphaned = lockOrphanedSql(finalStates, customerIsGone, recordId)
    const orders = await run<ErasableOrder>(orphaned)
    await eraseOrders(run, orders)
    return orders.length
  })
}
