import type { MedusaContainer } from '@medusajs/framework/types'
import {
  newRecoveryCodes,
  newTotpSecret,
  plainCode,
  recoveryCodeHash,
  stepOf,
  totpAddress,
} from '@nas/callers/factor-codes'
import type { Person } from '@nas/contract/people/fields'
import type { NewFactor } from '@nas/contract/second-factor/fields'
import type { NewCodesProof, NewFactorProof } from '@nas/contract/second-factor/operations'
import { fieldError, ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/with-locks'
import type { FactorRow } from '../module/rows'
import { accounts, readPerson } from '../queries/find-account'
import { notifyManagers, sendNotice } from './account-emails'
import { decryptSecret, encryptSecret } from './factor-secrets'
import { assertOwnerPresent, type Caller, proveFactor } from './owner-proofs'
import { changeColleague, recordAudit } from './staff'

function notBegun(): ShopError {
  return new ShopError('factor_not_begun', 'No app is being set up.')
}

/** Runs the job for the present owner, who proves a confirmed app too. */
function asOwner<Result>(
  container: MedusaContainer,
  { id, session }: Caller,
  { current_password, code = '' }: NewFactorProof,
  job: (person: Person, factor: FactorRow | undefined) => Promise<Result>,
): Promise<Result> {
  return withAccountLock(container, id, async () => {
    const person = await readPerson(container, id)
    await assertOwnerPresent(container, person, { session, current_password })
    const factor = await accounts(container).factors.factorOf(id)
    if (factor?.secret) await proveFactor(container, factor, code)
    return job(person, factor)
  })
}

/**
 * Starts to set up an app; the confirmed one stays valid until the new one is confirmed.
 * @throws ShopError current_password_wrong; factor_code_wrong, too_many_codes, when an app is
 * confirmed
 */
export function beginSecondFactor(
  container: MedusaContainer,
  caller: Caller,
  proof: NewFactorProof,
): Promise<NewFactor> {
  return asOwner(container, caller, proof, async ({ id, email }) => {
    const secret = newTotpSecret()
    await accounts(container).factors.beginFactor(id, encryptSecret(secret, id))
    return { secret, uri: totpAddress(secret, email) }
  })
}

/**
 * Activates the app that was begun last. Earlier recovery codes become invalid, and all other
 * sessions end, because they were opened without this app.
 * @returns the new recovery codes
 * @throws ShopError factor_code_wrong; factor_not_begun
 */
export function confirmSecondFactor(
  container: MedusaContainer,
  { id, session }: Caller,
  code: string,
): Promise<string[]> {
  return withAccountLock(container, id, async () => {
    const { factors } = accounts(container)
    const encrypted = (await factors.factorOf(id))?.new_secret ?? null
    const secret = encrypted === null ? null : decryptSecret(encrypted, id)
    if (encrypted === null || secret === null) throw notBegun()
    // The caller can see the secret, so attempts need no limit.
    const step = stepOf(secret, plainCode(code))
    if (step === null) {
      throw fieldError('factor_code_wrong', 'code', 'The code is not one of the new app.')
    }
    const codes = newRecoveryCodes()
    const hashes = codes.map(recoveryCodeHash)
    if (!(await factors.confirmFactor(id, { encrypted, step, hashes, session }))) throw notBegun()
    await recordAudit(container, id, { factor: 'changed' })
    await tellOwner(container, (await readPerson(container, id)).email)
    return codes
  })
}

/** The earlier codes become invalid. @throws ShopError as `beginSecondFactor`; factor_not_begun */
export function renewRecoveryCodes(
  container: MedusaContainer,
  caller: Caller,
  proof: NewCodesProof,
): Promise<string[]> {
  return asOwner(container, caller, proof, async ({ id }, factor) => {
    if (!factor?.secret) throw notBegun()
    const codes = newRecoveryCodes()
    await accounts(container).factors.replaceRecoveryCodes(id, codes.map(recoveryCodeHash))
    await recordAudit(container, id, { recovery_codes: 'changed' })
    return codes
  })
}

/**
 * Removes the app of a colleague who has lost it and the recovery codes. All their sessions end, an
 * e-mail notifies them, and they set up another app after the next sign-in.
 * @throws ShopError not_found; forbidden for the caller's own app
 */
export async function resetSecondFactor(
  container: MedusaContainer,
  change: { id: string; by: string },
): Promise<void> {
  await changeColleague(container, change, async ({ id, email }) => {
    await accounts(container).factors.dropFactor(id)
    await recordAudit(container, id, { factor: 'removed' })
    await tellOwner(container, email)
    await notifyManagers(container, { by: change.by, subject: id, change: 'factor' })
  })
}

function tellOwner(container: MedusaContainer, recipient: string): Promise<void> {
  return sendNotice(container, { recipient, locale: 'vi', template: 'second-factor-changed' })
}
