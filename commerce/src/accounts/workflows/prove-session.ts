import type { MedusaContainer } from '@medusajs/framework/types'
import type { SessionProof } from '@nas/contract/second-factor/operations'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/account-lock'
import { accounts, readPerson } from '../queries/find-account'
import { assertOwnerPresent } from './owner-presence'
import { proveByOwner } from './prove-factor'

/** Seconds for which a code covers refunds, roles, invitations and blocks. */
const freshSeconds = 15 * 60

interface Caller {
  id: string
  session: string
}

/**
 * Opens the session for sensitive calls for `freshSeconds`, by a code; before an app is set
 * up, by the password (ADR 0085).
 * @throws ShopError factor_code_wrong, too_many_codes; current_password_wrong
 */
export function proveSession(
  container: MedusaContainer,
  { id, session }: Caller,
  { current_password, code = '' }: SessionProof,
): Promise<void> {
  return withAccountLock(container, id, async () => {
    const { factors, sessions } = accounts(container)
    const person = await readPerson(container, id)
    const factor = await factors.factorOf(id)
    if (factor?.secret) await proveByOwner(container, person, factor, code)
    else await assertOwnerPresent(container, person, { session, current_password })
    await sessions.prove(session)
  })
}

/** @throws ShopError fresh_factor_required */
export async function assertProved(container: MedusaContainer, session: string): Promise<void> {
  if (await accounts(container).sessions.isProved(session, freshSeconds)) return
  throw new ShopError('fresh_factor_required', 'This call needs a fresh code.')
}
