import type { MedusaContainer } from '@medusajs/framework/types'
import { isFinal } from '@nas/domain/order-states'
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
  deleteUnownedSignInsSql,
  lockCustomerSql,
} from '../../medusa-tables/delete-customer'
import { deleteSignInsSql, detachSignInsSql } from '../../medusa-tables/sign-ins'
import { type ErasableOrder, lockOrdersOfSql } from '../../orders/module/erase-sql'
import { eraseOrders } from '../../orders/workflows/erase-orders'
import { inTransaction, type RunSql } from '../../platform/database/run-sql'
import { withAccountLock } from '../../platform/locks/with-locks'
import { deleteCodesOfSql } from '../module/service'

/** Every sign-in identity, including an unfinished one with this e-mail and no account. */
async function deleteSignIns(run: RunSql, id: string, email: string): Promise<void> {
  await run(deleteSignInsSql(id))
  await run(detachSignInsSql(id))
  await run(deleteUnownedSignInsSql(email))
}

async function deleteCarts(run: RunSql, id: string): Promise<void> {
  const addresses = await run<{ id: string | null }>(cartAddressIdsSql(id))
  await run(deleteCreditLinesSql(id))
  await run(deleteCartsSql(id))
  const ids = addresses.flatMap((address) => address.id ?? [])
  await run(deleteCartAddressesSql(id, ids))
}

/**
 * Deletes the person's data in the shop and in Medusa; addresses and groups are deleted with the
 * customer.
 */
async function deletePerson(run: RunSql, id: string, email: string): Promise<void> {
  await run(deleteCodesOfSql(id))
  await run(deleteLikesOfSql(id))
  await run(withdrawConsentsSql(id))
  await deleteAccountRows(run, id)
  await run(forgetSubjectSql(id))
  await run(deleteEmailsToSql(email))
  await run(deleteAccountHoldersSql(id))
  await run(deleteAccountHolderLinksSql(id))
  await run(deleteCustomerSql(id))
}

/**
 * Deletes a customer and all identifying data in one transaction, without soft deletion. Orders
 * remain without the person; open ones are erased when they finish.
 */
export function deleteAccount(container: MedusaContainer, id: string): Promise<void> {
  return withAccountLock(container, id, () =>
    inTransaction(container, async (run) => {
      const [customer] = await run<{ email: string }>(lockCustomerSql(id))
      if (customer === undefined) return
      const orders = await run<ErasableOrder>(lockOrdersOfSql(id))
      await eraseOrders(
        run,
        orders.filter(({ state }) => isFinal(state)),
      )
      await deleteSignIns(run, id, customer.email)
      await deleteCarts(run, id)
      await deletePerson(run, id, customer.email)
    }),
  )
}
