import type { MedusaContainer } from '@medusajs/framework/types'
import type { BookComparison, BookDifference } from '@nas/contract/payments/fields'
import { differencesSql, type OwnBooks } from '../../medusa-tables/compare-books'
import { changingSubjects } from '../../operations/module/operation'
import { comparedOrders } from '../../orders/module/record-sql'
import { changingOrders, receivedAmounts, refundedAmounts } from '../../payments/module/payment-sql'
import { paymentRecords } from '../../payments/module/service'
import { sqlOf } from '../../platform/database/run-sql'

/** Further differences are only counted. */
const most = 100

export const ownBooks: OwnBooks = {
  orders: comparedOrders(changingSubjects),
  received: receivedAmounts,
  refunded: refundedAmounts,
  changing: changingOrders(changingSubjects),
}

/** Compares the shop's tables with Medusa's and keeps the result for the dashboard and metrics. */
export async function compareBooks(container: MedusaContainer): Promise<BookComparison> {
  const rows = await sqlOf(container)<BookDifference & { total: number }>(
    differencesSql(ownBooks, most),
  )
  const differences = rows.map(({ total: _, ...difference }) => difference)
  const comparison = { total: rows[0]?.total ?? 0, differences }
  await paymentRecords(container).keepComparison(comparison)
  return comparison
}

/** A line for logs: the record, and its amount in both books. */
export function differenceText({ kind, number, product, ours, medusas }: BookDifference): string {
  const record = number === null ? `product ${product}` : `order ${number}`
  return `${record}: ${kind} is ${ours ?? 'missing'}, in Medusa ${medusas ?? 'missing'}`
}
