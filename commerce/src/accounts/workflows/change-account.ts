import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { AccountChange } from '@nas/contract/commerce/account'
import type { Person } from '@nas/contract/commerce/person'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { OPERATIONS } from '../../operations/module/key'
import type { Operation } from '../../operations/module/operation'
import { recoverNow } from '../../operations/module/recover-now'
import type { OperationsService } from '../../operations/module/service'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/account-lock'
import { changedNames } from '../../platform/trail/trail-part'
import { changedOutcome } from '../module/changed-outcome'
import { nameKey } from '../module/name-key'
import type { AccountColumns } from '../module/rows'
import { taken } from '../queries/account-errors'
import { accounts, findPerson, idsByEmail, readPerson } from '../queries/find-account'
import { findIdentity, type Owner, ownerIdOf, passwordProvider } from '../queries/identities'
import { notifyOwner } from './account-emails'
import { ensureAccountRow } from './account-row'
import { clearIdentity } from './identities'
import { assertOwnerPresent, type Presence } from './owner-presence'
import { assertStrongPassword } from './password-strength'
import { setPassword } from './passwords'
import { assertOwnUsername } from './username-rule'

/** Where a person stands in several modules. */
type Details = Pick<Person, 'email' | 'username' | 'fullname' | 'phone'>

/** A change as the journal of operations keeps it: until it is committed everything goes back. */
interface ChangeIntent {
  owner: Owner
  before: Details
  after: Details
}

export const changeAccountType = { kind: 'change-account', leaseSeconds: () => 30 }

function detailsOf({ email, username, fullname, phone }: Details): Details {
  return { email, username, fullname, phone }
}

const sameInMedusa = (one: Details, other: Details) =>
  one.email === other.email && one.fullname === other.fullname && one.phone === other.phone

/** A user name that was the e-mail stays the e-mail. */
function detailsAfter(person: Person, changes: AccountChange): Details {
  const email = changes.email === undefined ? person.email : nameKey(changes.email)
  const { fullname = person.fullname, phone = person.phone } = changes
  if (changes.username !== undefined) {
    return { email, username: changes.username.trim().normalize('NFC'), fullname, phone }
  }
  const username = person.username === person.email ? email : person.username
  return { email, username, fullname, phone }
}

const namesOf = ({ email, username }: Details) => [nameKey(email), nameKey(username)]

/** Takes the new names beside the old ones, which nobody else gets before the change is committed. */
async function takeNames(
  container: MedusaContainer,
  { id }: Person,
  after: Details,
): Promise<void> {
  const keys = namesOf(after)
  await assertOwnUsername(container, after.username, after.email)
  const others = (await idsByEmail(container, keys)).filter((other) => other !== id)
  if (others.length > 0 || !(await accounts(container).addNames(id, keys))) throw taken()
}

/** Only the keys that are there; what they are called in Medusa. */
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

/** Does nothing when the person does not sign in by the first e-mail. */
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

/** Puts everything back as it was before a change that was not committed; the caller holds the account. */
async function compensateChange(
  container: MedusaContainer,
  change: Operation<ChangeIntent>,
): Promise<void> {
  const { owner, before, after } = change.intent
  const operations = container.resolve<OperationsService>(OPERATIONS)
  await operations.beginCompensation(change)
  const person = await findPerson(container, owner.id)
  if (person !== null) {
    if (after.email !== before.email) {
      await renameSignIn(container, owner, after.email, before.email)
    }
    // A change that was rejected before it reached the person leaves no trace there.
    if (!sameInMedusa(person, before)) await changePerson(container, owner, before)
    await accounts(container).dropOtherNames(owner.id, namesOf(before))
  }
  await operations.close(change)
}

/** Runs the job while nobody else changes this account, and none of its changes is half done. */
export function holdingAccount<Result>(
  container: MedusaContainer,
  id: string,
  job: () => Promise<Result>,
): Promise<Result> {
  return withAccountLock(container, id, async () => {
    const operations = container.resolve<OperationsService>(OPERATIONS)
    const interrupted = await operations.findInterrupted<ChangeIntent>(changeAccountType, id)
    if (interrupted) await compensateChange(container, interrupted)
    return job()
  })
}

/** Whoever began a change holds the account; whoever gets it then finds it done or interrupted. */
export async function recoverChange(
  container: MedusaContainer,
  { intent: { owner } }: Operation<ChangeIntent>,
): Promise<void> {
  await holdingAccount(container, owner.id, async () => {})
}

/** The effects of a change in other modules, then, in one statement, those in the account's own. */
async function carryOut(
  container: MedusaContainer,
  change: Operation<ChangeIntent>,
  person: Person,
  { changes, session }: { changes: AccountChange; session: string | null },
): Promise<void> {
  const { after } = change.intent
  const emailChanges = after.email !== person.email
  if (emailChanges || after.username !== person.username) {
    await takeNames(container, person, after)
  }
  if (emailChanges) await renameSignIn(container, person, person.email, after.email)
  const { fullname, phone } = changes
  const email = emailChanges ? after.email : undefined
  await changePerson(container, person, { email, fullname, phone })
  const row: AccountColumns = {
    username: after.username,
    username_key: nameKey(after.username),
    ...(changes.gender !== undefined && { gender: changes.gender }),
    ...(changes.viewed !== undefined && { viewed: changes.viewed }),
    ...(emailChanges && { email_verified_at: null }),
  }
  const outcome = changedOutcome({
    id: person.id,
    row,
    consents: changes.consents ?? [],
    names: namesOf(after),
    // A code that was sent to the old address must not open the account.
    voidsCodes: emailChanges,
    endsSessions: emailChanges && { but: session },
    trail: { before: {}, after: changedNames(person, { ...after, gender: changes.gender }) },
  })
  const operations = container.resolve<OperationsService>(OPERATIONS)
  if ((await operations.commit(change, outcome)).length > 0) return
  throw new ShopError('service_unavailable', 'The change took too long; try again.')
}

/** @param session the one that stays when the others end */
async function changeDetails(
  container: MedusaContainer,
  person: Person,
  changes: AccountChange,
  session: string | null,
): Promise<void> {
  const { id, actor } = person
  const operations = container.resolve<OperationsService>(OPERATIONS)
  const change = await operations.replace<ChangeIntent>(changeAccountType, {
    subject: id,
    intent: {
      owner: { id, actor },
      before: detailsOf(person),
      after: detailsAfter(person, changes),
    },
  })
  try {
    await carryOut(container, change, person, { changes, session })
  } catch (error) {
    await recoverNow(container, () => compensateChange(container, change))
    throw error
  }
}

/** Who changes an account, and the language in which its owner is written to. */
interface Change {
  /** The owner by their session, or somebody else. */
  by: Pick<Presence, 'session'> | 'staff'
  locale: EmailLocale
}

/** @throws ShopError current_password_wrong, sign_in_again; forbidden, invalid */
async function assertMayChange(
  container: MedusaContainer,
  person: Person,
  changes: AccountChange,
  by: Change['by'],
): Promise<void> {
  const after = detailsAfter(person, changes)
  const movesSignIn = after.email !== person.email || changes.password !== undefined
  if (by !== 'staff') {
    const { current_password } = changes
    if (movesSignIn) await assertOwnerPresent(container, person, { ...by, current_password })
  } else if (person.actor === 'user' && (movesSignIn || after.username !== person.username)) {
    throw new ShopError('forbidden', 'How another member of staff signs in is theirs to change.')
  }
  if (changes.password !== undefined) assertStrongPassword(changes.password, person)
}

/**
 * Changes what is given. The owner is notified of another e-mail or password by email. With another
 * e-mail all sessions end but the owner's that changes it; with another password that one too.
 * @throws ShopError not_found, taken, current_password_wrong, sign_in_again, forbidden, invalid; then
 *   nothing has changed
 */
export function changeAccount(
  container: MedusaContainer,
  id: string,
  changes: AccountChange,
  { by, locale }: Change,
): Promise<Person> {
  return holdingAccount(container, id, async () => {
    const before = await readPerson(container, id)
    await assertMayChange(container, before, changes, by)
    await ensureAccountRow(container, before)
    await changeDetails(container, before, changes, by === 'staff' ? null : by.session)
    const person = await readPerson(container, id)
    if (person.email !== before.email) {
      await notifyOwner(container, { recipient: before.email, locale, template: 'email-changed' })
    }
    if (changes.password === undefined) return person
    await setPassword(container, person, changes.password, { provesEmail: false })
    await notifyOwner(container, { recipient: person.email, locale, template: 'password-changed' })
    return person
  })
}
