import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Person } from '@nas/contract/people/fields'
import { nameKey } from '@nas/domain/user-names'
import type { Operation } from '../../operations/module/operation'
import { orFinish } from '../../operations/module/or-recover'
import { operations } from '../../operations/module/service'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/with-locks'
import { passwordHash } from '../../platform/settings/auth-options'
import { changedOutcome } from '../module/changed-outcome'
import { findPerson } from '../queries/find-account'
import {
  findIdentity,
  hasProvider,
  identitiesOf,
  ownerIdOf,
  passwordProvider,
} from '../queries/identities'
import { ensureAccountRow } from './account-row'
import { makePasswordIdentity, removeIdentities } from './identities'

export async function passwordIdentity(container: MedusaContainer, { id, email }: Person) {
  const found = await findIdentity(container, passwordProvider, email)
  return found !== null && ownerIdOf(found) === id ? found : null
}

const work: (password: string, salt: Buffer, length: number, cost: object) => Promise<unknown> =
  promisify(scrypt)

/** Takes as long as a comparison: response times do not reveal accounts without a password. */
export async function compareWithNothing(password: string): Promise<void> {
  const { logN, r, p } = passwordHash()
  const N = 2 ** logN
  await work(password, randomBytes(32), 64, { N, r, p, maxmem: 256 * N * r })
}

/** Whether it is the person's password; takes the same time either way. */
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

/** A new password in the journal of operations, without the password itself. */
interface PasswordIntent {
  personId: string
  provesEmail: boolean
}

export const changePasswordType = { kind: 'change-password', leaseSeconds: () => 30 }

/**
 * Removes the connected sign-ins of an account whose e-mail was not proved until now: another
 * person may have created it and connected their own sign-in.
 */
async function dropUnproved(container: MedusaContainer, person: Person): Promise<void> {
  if (person.confirmed) return
  const identities = await identitiesOf(container, person)
  const foreign = identities.filter((identity) => !hasProvider(identity, passwordProvider))
  await removeIdentities(container, foreign)
}

/** The caller holds the account's lock. @returns false after a concurrent change */
async function endOthers(
  container: MedusaContainer,
  person: Person,
  change: Operation<PasswordIntent>,
): Promise<boolean> {
  const { provesEmail } = change.intent
  if (provesEmail) await dropUnproved(container, person)
  const outcome = changedOutcome({
    id: person.id,
    row: provesEmail ? { email_verified_at: new Date() } : {},
    consents: [],
    names: [nameKey(person.email), nameKey(person.username)],
    voidsCodes: true,
    endsSessions: { but: null },
  })
  return (await operations(container).commit(change, outcome)).length > 0
}

async function writePassword(
  container: MedusaContainer,
  person: Person,
  password: string,
): Promise<void> {
  if ((await passwordIdentity(container, person)) === null) {
    await makePasswordIdentity(container, person, person.email, password)
    return
  }
  const { success } = await container
    .resolve(Modules.AUTH)
    .updateProvider(passwordProvider, { entity_id: person.email, password })
  if (!success) throw new Error('The password could not be changed')
}

/** Ends all earlier sessions and reset codes. The caller holds the account's lock. */
export async function setPassword(
  container: MedusaContainer,
  person: Person,
  password: string,
  { provesEmail }: Pick<PasswordIntent, 'provesEmail'>,
): Promise<void> {
  await ensureAccountRow(container, person)
  const change = await operations(container).replace(changePasswordType, {
    subject: person.id,
    intent: { personId: person.id, provesEmail },
  })
  const end = () => endOthers(container, person, change)
  const isCommitted = await orFinish(
    container,
    change,
    async () => {
      await writePassword(container, person, password)
      return end()
    },
    end,
  )
  if (isCommitted) return
  throw new ShopError('service_unavailable', 'The change took too long; try again.')
}

/**
 * After an error it is unknown whether the new password was stored. Sessions and codes end in
 * either case, so that they never outlive the old password.
 */
export async function finishPassword(
  container: MedusaContainer,
  { intent: { personId } }: Operation<PasswordIntent>,
): Promise<void> {
  await withAccountLock(container, personId, async () => {
    const journal = operations(container)
    const change = await journal.find<PasswordIntent>(changePasswordType, personId)
    if (change === undefined) return
    const person = await findPerson(container, personId)
    if (person === null) await journal.close(change)
    else await endOthers(container, person, change)
  })
}
