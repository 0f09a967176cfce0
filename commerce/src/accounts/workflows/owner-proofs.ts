import type { MedusaContainer } from '@medusajs/framework/types'
import { plainCode, recoveryCodeHash, stepOf, waitForCode } from '@nas/callers/factor-codes'
import type { Person } from '@nas/contract/people/fields'
import type { SessionProof } from '@nas/contract/second-factor/operations'
import { fieldError, ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/with-locks'
import type { FactorRow } from '../module/rows'
import { accounts, readPerson } from '../queries/find-account'
import { sendNotice } from './account-emails'
import { decryptSecret } from './factor-secrets'
import { isPassword, passwordIdentity } from './passwords'

/** Maximum age in seconds of a sign-in that replaces the password. */
const signInSeconds = 10 * 60

/** Proof that the caller is the owner, and not a stranger at an open browser. */
export interface Presence {
  session: string
  current_password?: string | undefined
}

/** Without a password: a recent sign-in. @throws ShopError current_password_wrong, sign_in_again */
export async function assertOwnerPresent(
  container: MedusaContainer,
  person: Person,
  { session, current_password: password }: Presence,
): Promise<void> {
  if ((await passwordIdentity(container, person)) === null) {
    if (await accounts(container).sessions.isYounger(session, signInSeconds)) return
    throw new ShopError('sign_in_again', 'Sign in again first.')
  }
  if (password !== undefined && (await isPassword(container, person, password))) return
  const message = 'The provided current password is invalid'
  throw fieldError('current_password_wrong', 'current_password', message)
}

/** Seconds for which a code covers refunds, roles, invitations and blocks. */
const proofSeconds = 15 * 60

export interface Caller {
  id: string
  session: string
}

/**
 * Opens the session for sensitive calls for `proofSeconds`, by a code; before an app is set
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
  if (await accounts(container).sessions.isProved(session, proofSeconds)) return
  throw new ShopError('fresh_factor_required', 'This call needs a fresh code.')
}

/** @throws ShopError too_many_codes */
function assertMayTry(factor: FactorRow): void {
  const wait = waitForCode(factor)
  if (wait === 0) return
  throw new ShopError('too_many_codes', 'Too many wrong codes; wait a while.', [], { wait })
}

/** Whether this is a valid code of the app or a recovery code; each can be used once. */
async function takeCode(
  container: MedusaContainer,
  { account_id: id, secret: encrypted }: FactorRow,
  code: string,
): Promise<'app' | 'recovery' | null> {
  const service = accounts(container)
  if (!/^\d{6}$/.test(code)) {
    return (await service.factors.useRecoveryCode(id, recoveryCodeHash(code))) ? 'recovery' : null
  }
  const secret = encrypted === null ? null : decryptSecret(encrypted, id)
  const step = secret === null ? null : stepOf(secret, code)
  return step !== null && (await service.factors.useStep(id, step)) ? 'app' : null
}

/** The caller holds the account's lock. @throws ShopError factor_code_wrong, too_many_codes */
export async function proveFactor(
  container: MedusaContainer,
  factor: FactorRow,
  code: string,
): Promise<'app' | 'recovery'> {
  assertMayTry(factor)
  const taken = await takeCode(container, factor, plainCode(code))
  if (taken !== null) return taken
  if (code !== '') await accounts(container).factors.countWrongCode(factor.account_id)
  const message = 'The code is wrong, too old, or was used before.'
  throw fieldError('factor_code_wrong', 'code', message, { account: factor.account_id })
}

/** Like `proveFactor`; the owner is notified of a used recovery code. */
export async function proveByOwner(
  container: MedusaContainer,
  { email: recipient }: Person,
  factor: FactorRow,
  code: string,
): Promise<void> {
  if ((await proveFactor(container, factor, code)) === 'app') return
  await sendNotice(container, { recipient, template: 'recovery-code-used', locale: 'vi' })
}
