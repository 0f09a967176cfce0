import type { MedusaContainer } from '@medusajs/framework/types'
import { isFinal } from '@nas/domain/order-states'
import type { Sql } from '@nas/query/sql'
import { deleteAccountRows, withdrawConsentsSql } from '../../accounts/module/delete-account-sql'
import { forgetSubjectSql } from '../../audit-log/module/audit-part'
import { deleteEmailsToSql } from '../../email/module/outgoing-email'
import { deleteLikesOfSql } from '../../likes/module/service'
import {
  cartAddressIdsSql,
  deleteAccountHolderLinksSql,
  deleteAccountHoldersSql,
  deleteCartAddressesSql,
  deleteCartsSql,
  deleteCreditLinesSql,
  deleteCustomerSql,
  deleteSignInsSql,
  deleteUnownedSignInsSql,
  detachSignInsSql,
  lockCustomerSql,
} from '../../medusa-tables/delete-people'
import { type ErasableOrder, lockOrdersOfSql } from '../../orders/module/erase-sql'
import { eraseOrders } from '../../orders/workflows/erase-orders'
import { inTransaction } from '../../platform/database/run-sql'
import { withAccountLock } from '../../platform/locks/with-locks'
import { deleteMarksOfSql } from '../../ratings/module/marks'
import {
  addRequestSql,
  answerRequestsSql,
  type NewDataRequest,
} from '../module/data-requests-table'
import { deleteCodesOfSql } from '../module/service'

/** In order: rows that others reference are deleted after them. */
const deletions = (id: string, email: string): Sql[] => [
  // Every sign-in identity, including an unfinished one with this e-mail and no account.
  deleteSignInsSql(id),
  detachSignInsSql(id),
  deleteUnownedSignInsSql(email),
  deleteCreditLinesSql(id),
  deleteCartsSql(id),
  deleteCodesOfSql(id),
  deleteLikesOfSql(id),
  deleteMarksOfSql(id),
  withdrawConsentsSql(id),
]

/** Addresses and groups are deleted with the customer. */
const laterDeletions = (id: string, email: string): Sql[] => [
  forgetSubjectSql(id),
  deleteEmailsToSql(email),
  deleteAccountHoldersSql(id),
  deleteAccountHolderLinksSql(id),
  deleteCustomerSql(id),
]

/**
 * Deletes a customer and all identifying data in one transaction, without soft deletion. Orders
 * remain without the person; open ones are erased when they finish.
 * @param request recorded as answered; absent for an account of the demo
 */
export function deleteAccount(
  container: MedusaContainer,
  id: string,
  request?: NewDataRequest,
): Promise<void> {
  return withAccountLock(container, id, () =>
    inTransaction(container, async (run) => {
      const [customer] = await run<{ email: string }>(lockCustomerSql(id))
      if (customer === undefined) return
      const orders = await run<ErasableOrder>(lockOrdersOfSql(id))
      const finished = orders.filter(({ state }) => isFinal(state))
      await eraseOrders(run, finished)
      const addresses = await run<{ id: string | null }>(cartAddressIdsSql(id))
      for (const statement of deletions(id, customer.email)) await run(statement)
      const addressIds = addresses.flatMap((address) => address.id ?? [])
      await run(deleteCartAddressesSql(id, addressIds))
      await deleteAccountRows(run, id)
      for (const statement of laterDeletions(id, customer.email)) await run(statement)
      await run(answerRequestsSql([id, ...orders.map((order) => order.id)]))
      if (request) await run(addRequestSql({ ...request, answered_at: request.received_at }))
    }),
  )
}
