import type { MedusaContainer } from '@medusajs/framework/types'
import type { NewCodesBody, NewFactorBody } from '@nas/contract/commerce/second-factor'
import type { NewFactor } from '@nas/contract/second-factor'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/account-lock'
import { accounts, readPerson } from '../queries/find-account'
import { notifyOwner } from './account-emails'
import { leaveTrail } from './leave-trail'
import { assertOwnerPresent } from './owner-presence'
import { proveFactor } from './prove-factor'
import { newRecoveryCodes, plainCode, recoveryCodeHash } from './recovery-codes'
import { openSecret, sealSecret } from './seal-secret'
import { changeColleague } from './staff'
import { newTotpSecret, stepOf, totpAddress } from './totp'

/** A member of staff by the session that they call with. */
interface Caller {
  id: string
  session: string
}

function notBegun(): ShopError {
  return new ShopError('factor_not_begun', 'No app is set up, or being set up.')
}

/**
 * Begins to set up an app; the one in force stays until the new one is confirmed.
 * @throws ShopError current_password_wrong; factor_code_wrong, too_many_codes, where an app is in force
 */
export function beginSecondFactor(
  container: MedusaContainer,
  { id, session }: Caller,
  { current_password, code = '' }: NewFactorBody,
): Promise<NewFactor> {
  return withAccountLock(container, id, async () => {
    const service = accounts(container)
    const person = await readPerson(container, id)
    await assertOwnerPresent(container, person, { session, current_password })
    const factor = await service.factorOf(id)
    if (factor?.secret) await proveFactor(container, factor, code)
    const secret = newTotpSecret()
    await service.beginFactor(id, sealSecret(secret, id))
    return { secret, uri: totpAddress(secret, person.email) }
  })
}

/**
 * Puts the app into force that was begun last. Recovery codes from before count no more, and all
 * other sessions end: they were opened without this app.
 * @returns the new recovery codes
 * @throws ShopError factor_code_wrong; factor_not_begun
 */
export function confirmSecondFactor(
  container: MedusaContainer,
  { id, session }: Caller,
  code: string,
): Promise<string[]> {
  return withAccountLock(container, id, async () => {
    const service = accounts(container)
    const sealed = (await service.factorOf(id))?.new_secret ?? null
    const secret = sealed === null ? null : openSecret(sealed, id)
    if (sealed === null || secret === null) throw notBegun()
    // Its owner has the secret before their eyes, so that nothing is to be guessed.
    const step = stepOf(secret, plainCode(code))
    if (step === null) {
      const message = 'The code is not one of the new app.'
      const details = [{ path: ['code'], code: 'factor_code_wrong', message }]
      throw new ShopError('factor_code_wrong', message, details)
    }
    const codes = newRecoveryCodes()
    const hashes = codes.map(recoveryCodeHash)
    if (!(await service.confirmFactor(id, { sealed, step, hashes, session }))) throw notBegun()
    await leaveTrail(container, id, { factor: 'changed' })
    await tellOwner(container, (await readPerson(container, id)).email)
    return codes
  })
}

/** Those from before count no more. @throws as beginSecondFactor; factor_not_begun */
export function renewRecoveryCodes(
  container: MedusaContainer,
  { id, session }: Caller,
  { current_password, code }: NewCodesBody,
): Promise<string[]> {
  return withAccountLock(container, id, async () => {
    const service = accounts(container)
    const person = await readPerson(container, id)
    await assertOwnerPresent(container, person, { session, current_password })
    const factor = await service.factorOf(id)
    if (!factor?.secret) throw notBegun()
    await proveFactor(container, factor, code)
    const codes = newRecoveryCodes()
    await service.replaceRecoveryCodes(id, codes.map(recoveryCodeHash))
    await leaveTrail(container, id, { recovery_codes: 'changed' })
    return codes
  })
}

/**
 * Takes the app of another member of staff who has lost it with the codes. All their sessions end,
 * they are told by mail, and set up another one after the next sign-in.
 * @throws ShopError not_found; forbidden for one's own
 */
export async function resetSecondFactor(
  container: MedusaContainer,
  change: { id: string; by: string },
): Promise<void> {
  await changeColleague(container, change, async ({ id, email }) => {
    await accounts(container).dropFactor(id)
    await leaveTrail(container, id, { factor: 'removed' })
    await tellOwner(container, email)
  })
}

function tellOwner(container: MedusaContainer, recipient: string): Promise<void> {
  return notifyOwner(container, { recipient, locale: 'vi', template: 'second-factor-changed' })
}
