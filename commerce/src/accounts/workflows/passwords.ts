import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Person } from '@nas/contract/commerce/person'
import { OPERATIONS } from '../../operations/module/key'
import type { Operation } from '../../operations/module/operation'
import type { OperationsService } from '../../operations/module/service'
import { withAccountLock } from '../../platform/locks/account-lock'
import { accounts, findPerson } from '../queries/find-account'
import { findIdentity, ownerIdOf, passwordProvider } from '../queries/identities'
import { makePasswordIdentity } from './identities'
import { voidTokens } from './tokens'

export const shortestPassword = 8
export const longestPassword = 128

/** The identity with which this person signs in by password. */
export async function passwordIdentity(container: MedusaContainer, { id, email }: Person) {
  const found = await findIdentity(container, passwordProvider, email)
  return found !== null && ownerIdOf(found) === id ? found : null
}

const work: (password: string, salt: Buffer, length: number, cost: object) => Promise<unknown> =
  promisify(scrypt)

/** As much work as comparing a password, for those who have none: nobody can tell by the time. */
export async function compareWithNothing(password: string): Promise<void> {
  await work(password, randomBytes(32), 64, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
}

/** True when it is the person's password; false after the same work. */
export async function isPassword(
  container: MedusaContainer,
  person: Person,
  password: string,
): Promise<boolean> {
  if ((await passwordIdentity(container, person)) === null) {
    await compareWithNothing(password)
    return false
  }
  const { success, mfaChallenge } = await container
    .resolve(Modules.AUTH)
    .authenticate(passwordProvider, { body: { email: person.email, password } })
  return success && mfaChallenge === undefined
}

/** A new password as the journal of operations keeps it, without the password. */
interface PasswordIntent {
  personId: string
}

export const changePasswordType = { kind: 'change-password', leaseSeconds: () => 30 }

/** Ends every token and reset code from before; the caller holds the account. */
async function voidOthers(
  container: MedusaContainer,
  person: Person,
  change: Operation<PasswordIntent>,
): Promise<void> {
  await voidTokens(container, person)
  await accounts(container).voidCodes(person.id)
  await container.resolve<OperationsService>(OPERATIONS).close(change)
}

/** Gives the person this password. Every token and reset code from before is worth nothing. */
export async function setPassword(
  container: MedusaContainer,
  person: Person,
  password: string,
): Promise<void> {
  const change = await container
    .resolve<OperationsService>(OPERATIONS)
    .replace(changePasswordType, { subject: person.id, intent: { personId: person.id } })
  if ((await passwordIdentity(container, person)) === null) {
    await makePasswordIdentity(container, person, person.email, password)
  } else {
    const { success } = await container
      .resolve(Modules.AUTH)
      .updateProvider(passwordProvider, { entity_id: person.email, password })
    if (!success) throw new Error('The password could not be changed')
  }
  await voidOthers(container, person, change)
}

/**
 * Nobody knows whether the new password was kept. Tokens and codes end in either case: an old one
 * must not outlive the password it came with.
 */
export async function finishPassword(
  container: MedusaContainer,
  { intent: { personId } }: Operation<PasswordIntent>,
): Promise<void> {
  await withAccountLock(container, personId, async () => {
    const operations = container.resolve<OperationsService>(OPERATIONS)
    const change = await operations.find<PasswordIntent>(changePasswordType, personId)
    if (change === undefined) return
    const person = await findPerson(container, personId)
    if (person === null) await operations.close(change)
    else await voidOthers(container, person, change)
  })
}
