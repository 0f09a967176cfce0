import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Person } from '@nas/contract/commerce/person'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/account-lock'
import { nameKey } from '../module/name-key'
import type { AccountChange, GivenConsent } from '../module/rows'
import { taken } from '../queries/account-errors'
import { accounts, idsByEmail, readPerson } from '../queries/find-account'
import { passwordProvider } from '../queries/identities'
import { notifyOwner } from './account-emails'
import { ensureAccountRow } from './account-row'
import { clearIdentity } from './identities'
import { isPassword, passwordIdentity, setPassword } from './passwords'
import { signedInByPassword } from './sign-in'
import { undoing } from './undoing'
import { assertOwnUsername } from './username-rule'

/** What may change; a key that is not there stays as it is. */
export interface Changes {
  username?: string
  email?: string
  fullname?: string | null
  phone?: string | null
  gender?: string | null
  consents?: GivenConsent[]
  viewed?: number[]
  password?: string
  current_password?: string
}

interface Names {
  email: string
  username: string
}

/** A user name that was the e-mail stays the e-mail. */
function namesAfter(person: Person, changes: Changes): Names {
  const email = changes.email === undefined ? person.email : nameKey(changes.email)
  if (changes.username !== undefined) {
    return { email, username: changes.username.trim().normalize('NFC') }
  }
  return { email, username: person.username === person.email ? email : person.username }
}

async function takeNames(container: MedusaContainer, { id }: Person, names: Names): Promise<void> {
  const keys = [nameKey(names.email), nameKey(names.username)]
  await assertOwnUsername(container, names.username, names.email)
  const others = (await idsByEmail(container, keys)).filter((other) => other !== id)
  if (others.length > 0 || !(await accounts(container).takeNames(id, keys))) throw taken()
}

/** Only the keys that are there; what they are called in Medusa. */
async function changePerson(
  container: MedusaContainer,
  { id, actor }: Person,
  { email, fullname, phone }: Pick<Changes, 'email' | 'fullname' | 'phone'>,
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

async function renameSignIn(container: MedusaContainer, person: Person, email: string) {
  const identity = await passwordIdentity(container, person)
  const [provider] = (identity?.provider_identities ?? []).filter(
    (one) => one.provider === passwordProvider,
  )
  if (provider === undefined) return
  await clearIdentity(container, passwordProvider, email)
  await container
    .resolve(Modules.AUTH)
    .updateProviderIdentities({ id: provider.id, entity_id: email })
}

async function changeDetails(
  container: MedusaContainer,
  person: Person,
  changes: Changes,
): Promise<void> {
  const service = accounts(container)
  const names = namesAfter(person, changes)
  const emailChanges = names.email !== person.email
  await undoing(container, async (undo) => {
    if (emailChanges || names.username !== person.username) {
      await takeNames(container, person, names)
      undo(() => takeNames(container, person, person))
    }
    if (emailChanges) {
      await renameSignIn(container, person, names.email)
      undo(() => renameSignIn(container, { ...person, email: names.email }, person.email))
    }
    const { fullname, phone } = changes
    const email = emailChanges ? names.email : undefined
    await changePerson(container, person, { email, fullname, phone })
    undo(() => changePerson(container, person, person))
    const row: AccountChange = {
      username: names.username,
      username_key: nameKey(names.username),
      ...(changes.gender !== undefined && { gender: changes.gender }),
      ...(changes.viewed !== undefined && { viewed: changes.viewed }),
      ...(emailChanges && { email_verified_at: null }),
    }
    await service.change(person.id, row)
    await service.keepConsents(person.id, changes.consents ?? [], 'profile')
  })
  // A code that was sent to the old address must not open the account.
  if (emailChanges) await service.voidCodes(person.id)
}

async function assertCurrentPassword(
  container: MedusaContainer,
  person: Person,
  given: string | undefined,
): Promise<void> {
  if (given !== undefined && (await isPassword(container, person, given))) return
  const message = 'The provided current password is invalid'
  throw new ShopError('current_password_wrong', message, [
    { path: ['current_password'], code: 'current_password_wrong', message },
  ])
}

/**
 * Changes what is given. Of another e-mail or password the owner is told by mail.
 * @returns a token when the password changed, as all others stop working
 * @throws ShopError not_found, taken, current_password_wrong; then nothing has changed
 */
export function changeAccount(
  container: MedusaContainer,
  id: string,
  changes: Changes,
  locale: EmailLocale,
): Promise<{ person: Person; token?: string }> {
  return withAccountLock(container, id, async () => {
    const before = await readPerson(container, id)
    if (changes.password !== undefined) {
      await assertCurrentPassword(container, before, changes.current_password)
    }
    await ensureAccountRow(container, before)
    await changeDetails(container, before, changes)
    const person = await readPerson(container, id)
    if (person.email !== before.email) {
      await notifyOwner(container, { recipient: before.email, locale, template: 'email-changed' })
    }
    if (changes.password === undefined) return { person }
    await setPassword(container, person, changes.password)
    await notifyOwner(container, { recipient: person.email, locale, template: 'password-changed' })
    return signedInByPassword(container, person)
  })
}
