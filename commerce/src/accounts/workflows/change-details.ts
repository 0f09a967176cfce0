import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { AccountChange } from '@nas/contract/accounts/operations'
import type { Person } from '@nas/contract/people/fields'
import { nameKey, tidyName } from '@nas/domain/user-names'
import { difference } from '@nas/telemetry/audit-log'
import type { Operation } from '../../operations/module/operation'
import { orCompensate } from '../../operations/module/or-recover'
import { operations } from '../../operations/module/service'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/with-locks'
import { changedOutcome } from '../module/changed-outcome'
import type { AccountColumns, SettledEmailChange } from '../module/rows'
import { taken } from '../queries/account-errors'
import { accounts, findPerson, idsByEmail } from '../queries/find-account'
import { findIdentity, type Owner, ownerIdOf, passwordProvider } from '../queries/identities'
import { assertUsername } from './credential-rules'
import { clearIdentity } from './identities'

type Details = Pick<Person, 'email' | 'username' | 'fullname' | 'phone'>

/** A change in the journal of operations: until it is committed, compensation reverts it. */
interface ChangeIntent {
  owner: Owner
  before: Details
  after: Details
}

export const changeAccountType = { kind: 'change-account', leaseSeconds: () => 30 }

const sameInMedusa = (one: Details, other: Details) =>
  one.email === other.email && one.fullname === other.fullname && one.phone === other.phone

/** A user name equal to the e-mail follows the e-mail. */
export function detailsAfter(person: Person, changes: AccountChange): Details {
  const email = changes.email === undefined ? person.email : nameKey(changes.email)
  const { fullname = person.fullname, phone = person.phone } = changes
  if (changes.username !== undefined) {
    return { email, username: tidyName(changes.username), fullname, phone }
  }
  const username = person.username === person.email ? email : person.username
  return { email, username, fullname, phone }
}

export const namesOf = ({ email, username }: Details) => [nameKey(email), nameKey(username)]

/** Reserves the new names in addition to the old ones until the change is committed. */
async function takeNames(
  container: MedusaContainer,
  { id, actor, username }: Person,
  after: Details,
): Promise<void> {
  if (after.username !== username) {
    assertUsername(after.username, { email: after.email, actor })
  }
  for (const field of ['email', 'username'] as const) {
    const keys = [nameKey(after[field])]
    const others = (await idsByEmail(container, keys)).filter((other) => other !== id)
    if (others.length > 0 || !(await accounts(container).addNames(id, keys))) throw taken(field)
  }
}

async function changePerson(
  container: MedusaContainer,
  { id, actor }: Owner,
  { email, fullname, phone }: Partial<Details>,
): Promise<void> {
  const data = {
    ...(email !== undefined && { email }),
    ...(fullname !== undefined && { first_name: fullname ?? '', last_name: '' }),
  }
  if (actor === 'customer') {
    const customer = { ...data, ...(phone !== undefined && { phone }) }
    await container.resolve(Modules.CUSTOMER).updateCustomers(id, customer)
    return
  }
  const users = container.resolve(Modules.USER)
  const { metadata } = await users.retrieveUser(id)
  const user = { ...data, ...(phone !== undefined && { metadata: { ...metadata, phone } }) }
  await users.updateUsers({ id, ...user })
}

/** No effect when the person does not sign in by the first e-mail. */
async function renameSignIn(
  container: MedusaContainer,
  owner: Owner,
  from: string,
  to: string,
): Promise<void> {
  const identity = await findIdentity(container, passwordProvider, from)
  if (identity === null || ownerIdOf(identity) !== owner.id) return
  const [provider] = (identity.provider_identities ?? []).filter(
    (one) => one.provider === passwordProvider,
  )
  if (provider === undefined) return
  await clearIdentity(container, passwordProvider, to)
  await container.resolve(Modules.AUTH).updateProviderIdentities({ id: provider.id, entity_id: to })
}

/** Reverts a change that was not committed; the caller holds the account's lock. */
async function compensateChange(
  container: MedusaContainer,
  change: Operation<ChangeIntent>,
): Promise<void> {
  const { owner, before, after } = change.intent
  await operations(container).beginCompensation(change)
  const person = await findPerson(container, owner.id)
  if (person !== null) {
    if (after.email !== before.email) {
      await renameSignIn(container, owner, after.email, before.email)
    }
    // A change that was rejected before it reached the person has nothing to revert there.
    if (!sameInMedusa(person, before)) await changePerson(container, owner, before)
    await accounts(container).dropOtherNames(owner.id, namesOf(before))
  }
  await operations(container).close(change)
}

/** Runs the job under the lock of this account, after its interrupted changes are recovered. */
export function holdingAccount<Result>(
  container: MedusaContainer,
  id: string,
  job: () => Promise<Result>,
): Promise<Result> {
  return withAccountLock(container, id, async () => {
    const interrupted = await operations(container).findInterrupted<ChangeIntent>(
      changeAccountType,
      id,
    )
    if (interrupted) await compensateChange(container, interrupted)
    return job()
  })
}

/** A change holds the lock of its account; the next holder finds it completed or interrupted. */
export async function recoverChange(
  container: MedusaContainer,
  { intent: { owner } }: Operation<ChangeIntent>,
): Promise<void> {
  await holdingAccount(container, owner.id, async () => {})
}

interface DetailsChange {
  changes: AccountChange
  /** Stays open when a new e-mail ends the other sessions. */
  session: string | null
  /** The pending e-mail change that is settled; an e-mail changes in no other way. */
  settles?: SettledEmailChange
  /** Staff also ask for a new e-mail. */
  asksEmail?: boolean
}

/** Applies the change in other modules, then in the account's own tables by one statement. */
async function carryOut(
  container: MedusaContainer,
  change: Operation<ChangeIntent>,
  person: Person,
  { changes, session, settles, asksEmail = false }: DetailsChange,
): Promise<void> {
  const { before, after } = change.intent
  const emailChanges = after.email !== person.email
  if (emailChanges || after.username !== person.username) {
    await takeNames(container, person, after)
  }
  if (emailChanges) await renameSignIn(container, person, person.email, after.email)
  const { fullname, phone } = changes
  const { gender = person.gender } = changes
  const email = emailChanges ? after.email : undefined
  await changePerson(container, person, { email, fullname, phone })
  const row: AccountColumns = {
    username: after.username,
    username_key: nameKey(after.username),
    ...(changes.gender !== undefined && { gender: changes.gender }),
    ...(changes.viewed !== undefined && { viewed: changes.viewed }),
    // Its owner has opened a mailed link.
    ...(emailChanges && { email_verified_at: new Date() }),
  }
  const audited = difference(person, { ...person, ...after, gender }, [])
  if (asksEmail) audited.after.pending_email = 'changed'
  const outcome = changedOutcome({
    id: person.id,
    row,
    consents: changes.consents ?? [],
    // The former e-mail stays reserved while it can be restored.
    names: settles?.state === 'done' ? [...namesOf(after), nameKey(before.email)] : namesOf(after),
    // A code that was sent to the old address must not open the account.
    voidsCodes: emailChanges,
    endsSessions: (emailChanges || settles !== undefined) && { but: session },
    audit: audited,
    settles,
  })
  if ((await operations(container).commit(change, outcome)).length > 0) return
  throw new ShopError('service_unavailable', 'The change took too long; try again.')
}

/** The caller holds the account. @throws ShopError taken, invalid; then nothing has changed */
export async function changeDetails(
  container: MedusaContainer,
  person: Person,
  changed: DetailsChange,
): Promise<void> {
  const { id, actor, email, username, fullname, phone } = person
  const change = await operations(container).replace<ChangeIntent>(changeAccountType, {
    subject: id,
    intent: {
      owner: { id, actor },
      before: { email, username, fullname, phone },
      after: detailsAfter(person, changed.changes),
    },
  })
  await orCompensate(
    container,
    change,
    () => carryOut(container, change, person, changed),
    () => compensateChange(container, change),
  )
}
