import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Person } from '@nas/contract/commerce/person'
import { accounts } from '../queries/find-account'
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

/** Gives the person this password. Every token and reset code from before is worth nothing. */
export async function setPassword(
  container: MedusaContainer,
  person: Person,
  password: string,
): Promise<void> {
  if ((await passwordIdentity(container, person)) === null) {
    await makePasswordIdentity(container, person, person.email, password)
  } else {
    const { success } = await container
      .resolve(Modules.AUTH)
      .updateProvider(passwordProvider, { entity_id: person.email, password })
    if (!success) throw new Error('The password could not be changed')
  }
  await voidTokens(container, person)
  await accounts(container).voidCodes(person.id)
}
