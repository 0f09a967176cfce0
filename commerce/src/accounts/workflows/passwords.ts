import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Person } from '@nas/contract/commerce/person'
import { OPERATIONS } from '../../operations/module/key'
import type { Operation } from '../../operations/module/operation'
import type { OperationsService } from '../../operations/module/service'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/account-lock'
import { passwordHash } from '../../platform/settings/password-hash'
import { changedOutcome } from '../module/changed-outcome'
import { nameKey } from '../module/name-key'
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

/** The identity with which this person signs in by password. */
export async function passwordIdentity(container: MedusaContainer, { id, email }: Person) {
  const found = await findIdentity(container, passwordProvider, email)
  return found !== null && ownerIdOf(found) === id ? found : null
}

const work: (password: string, salt: Buffer, length: number, cost: object) => Promise<unknown> =
  promisify(scrypt)

/** As much work as comparing a password, for those who have none: nobody can tell by the time. */
export async function compareWithNothing(password: string): Promise<void> {
  const { logN, r, p } = passwordHash()
  const N = 2 ** logN
  await work(password, randomBytes(32), 64, { N, r, p, maxmem: 256 * N * r })
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
  /** Whoever gives it has shown with a code that the e-mail is theirs. */
  provesEmail: boolean
}

export const changePasswordType = { kind: 'change-password', leaseSeconds: () => 30 }

/**
 * Whoever made the account without proving the e-mail may have connected a sign-in of their own;
 * with the proof it belongs to somebody else, whom they could go on reading.
 */
async function dropUnproved(container: MedusaContainer, person: Person): Promise<void> {
  if (person.confirmed) return
  const identities = await identitiesOf(container, person)
  const foreign = identities.filter((identity) => !hasProvider(identity, passwordProvider))
  await removeIdentities(
    container,
    foreign.map(({ id }) => id),
  )
}

/**
 * Ends every session and reset code from before; the caller holds the account.
 * @returns false when somebody else has done so meanwhile
 */
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
  const operations = container.resolve<OperationsService>(OPERATIONS)
  return (await operations.commit(change, outcome)).length > 0
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

/**
 * Gives the person this password, and ends every session and reset code from before. The caller
 * holds the account.
 */
export async function setPassword(
  container: MedusaContainer,
  person: Person,
  password: string,
  { provesEmail }: Pick<PasswordIntent, 'provesEmail'>,
): Promise<void> {
  await ensureAccountRow(container, person)
  const change = await container
    .resolve<OperationsService>(OPERATIONS)
    .replace(changePasswordType, {
      subject: person.id,
      intent: { personId: person.id, provesEmail },
    })
  await writePassword(container, person, password)
  if (await endOthers(container, person, change)) return
  throw new ShopError('service_unavailable', 'The change took too long; try again.')
}

/**
 * Nobody knows whether the new password was kept. Sessions and codes end in either case: an old one
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
    else await endOthers(container, person, change)
  })
}
