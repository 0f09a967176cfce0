import type { MedusaContainer } from '@medusajs/framework/types'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/account-lock'
import { accounts, readPerson } from '../queries/find-account'
import { ensureAccountRow } from './account-row'

/** Rules cash on delivery out for a customer, or lets them have it again. @throws ShopError not_found */
export function blockCod(container: MedusaContainer, id: string, blocked: boolean): Promise<void> {
  return withAccountLock(container, id, async () => {
    await ensureAccountRow(container, await readPerson(container, id))
    const account = await accounts(container).find(id)
    await accounts(container).change(
      id,
      { cod_blocked: blocked },
      { before: { cod_blocked: account?.cod_blocked ?? false }, after: { cod_blocked: blocked } },
    )
  })
}

/** @throws ShopError cod_blocked when the customer may not pay at the door */
export async function assertCodAllowed(container: MedusaContainer, id: string): Promise<void> {
  const account = await accounts(container).find(id)
  if (!account?.cod_blocked) return
  const message = 'Cash on delivery is not offered to this account.'
  throw new ShopError('cod_blocked', message, [{ path: ['payment'], code: 'cod_blocked', message }])
}
