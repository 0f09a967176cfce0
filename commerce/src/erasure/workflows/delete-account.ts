import type { MedusaContainer } from '@medusajs/framework/types'
import { withdrawConsentsSql } from '../../accounts/module/consent-sql'
import { deleteAccountRows } from '../../accounts/module/delete-rows'
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
import { inTransaction, type RunSql } from '../../platform/database/run-sql'
import { withAccountLock } from '../../platform/locks/account-lock'
import { type ErasableOrder, eraseOrders } from './erase-orders'
import { isFinished } from './finished-states'

/** Every way to sign in; also one that was begun with this e-mail and belongs to nobody. */
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

/** What the shop and Medusa know of the person; addresses and groups go with the customer. */
async function deletePerson(run: RunSql, id: string, email: string): Promise<void> {
  await run({ sql: 'update trail_entry set subject = null where subject = ?', values: [id] })
  await run({ sql: 'delete from privacy_code where subject = ?', values: [id] })
  await run({ sql: 'delete from product_like where customer_id = ?', values: [id] })
  await run(withdrawConsentsSql(id))
  await deleteAccountRows(run, id)
  await run({
    sql: 'delete from outgoing_mail where recipient in (?, lower(?))',
    values: [email, email],
  })
  await run(deleteAccountHoldersSql(id))
  await run(deleteAccountHolderLinksSql(id))
  await run(deleteCustomerSql(id))
}

/**
 * Deletes a customer and everything that says who it was, whole or not at all; nothing is only
 * marked. Orders stay without their person: open ones lose it when they finish.
 */
export function deleteAccount(container: MedusaContainer, id: string): Promise<void> {
  return withAccountLock(container, id, () =>
    inTransaction(container, async (run) => {
      const [customer] = await run<{ email: string }>(lockCustomerSql(id))
      if (customer === undefined) return
      // Locked, so that one which finishes meanwhile finds its customer gone and is wiped then.
      const orders = await run<ErasableOrder>({
        sql: `select id, order_id, state from order_record where customer_id = ?
              order by id for update`,
        values: [id],
      })
      await eraseOrders(
        run,
        orders.filter(({ state }) => isFinished(state)),
      )
      await deleteSignIns(run, id, customer.email)
      await deleteCarts(run, id)
      await deletePerson(run, id, customer.email)
    }),
  )
}
