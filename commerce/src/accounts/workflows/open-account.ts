import type { AuthIdentityDTO, MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId, Modules } from '@medusajs/framework/utils'
import { nameKey } from '../module/name-key'
import type { AccountRow, Actor, ConsentSource, GivenConsent } from '../module/rows'
import { taken } from '../queries/account-errors'
import { accounts, findPerson, idsByEmail } from '../queries/find-account'
import type { Owner, SocialProvider } from '../queries/identities'
import { makePasswordIdentity, makeSocialIdentity } from './identities'
import { undoing } from './undoing'
import { assertOwnUsername } from './username-rule'

export interface NewAccount {
  actor: Actor
  /** The id it is to have; a new one when there is none. */
  id?: string
  email: string
  /** The e-mail when there is none. */
  username: string | null
  fullname: string | null
  phone: string | null
  gender: string | null
  /** The owner has proved that the e-mail is theirs. */
  verified: boolean
  signIn: { provider: 'local'; password: string } | { provider: SocialProvider; subject: string }
  consents: GivenConsent[]
  source: ConsentSource
}

export interface OpenedAccount {
  owner: Owner
  identity: AuthIdentityDTO
}

/** Younger rows may belong to somebody whose account is being made. */
const halfMadeAfter = 60_000

/** Gives free the names of accounts that broke off while they were made. */
async function freeNames(container: MedusaContainer, names: string[]): Promise<void> {
  const service = accounts(container)
  for (const name of names) {
    const holder = await service.holderOf(name)
    if (holder === undefined || (await findPerson(container, holder)) !== null) continue
    const row = await service.find(holder)
    if (row && Date.now() - row.created_at.getTime() < halfMadeAfter) continue
    await service.erase(holder)
  }
}

function rowOf(owner: Owner, account: NewAccount, email: string): AccountRow {
  const username = account.username?.trim().normalize('NFC') || email
  const now = new Date()
  return {
    ...owner,
    username,
    username_key: nameKey(username),
    gender: account.gender,
    provider: account.signIn.provider,
    viewed: [],
    email_verified_at: account.verified ? now : null,
    valid_after: null,
    blocked: false,
    created_at: now,
    updated_at: now,
  }
}

/** Takes the names; the database lets one have them. @throws ShopError taken */
async function takeNames(container: MedusaContainer, row: AccountRow, email: string) {
  const names = [email, row.username_key]
  if ((await idsByEmail(container, names)).length > 0) throw taken()
  await assertOwnUsername(container, row.username, email)
  const service = accounts(container)
  if (await service.open(row, names)) return
  await freeNames(container, names)
  if (!(await service.open(row, names))) throw taken()
}

async function makePerson(
  container: MedusaContainer,
  { actor, id }: Owner,
  { fullname, phone }: NewAccount,
  email: string,
): Promise<void> {
  const named = { id, email, first_name: fullname ?? undefined }
  if (actor === 'customer') {
    const customer = { ...named, phone: phone ?? undefined, has_account: true }
    await container.resolve(Modules.CUSTOMER).createCustomers(customer)
    return
  }
  const user = { ...named, metadata: phone === null ? undefined : { phone } }
  await container.resolve(Modules.USER).createUsers(user)
}

export function newAccountId(actor: Actor): string {
  return generateEntityId(undefined, actor === 'customer' ? 'cus' : 'user')
}

async function removePerson(container: MedusaContainer, { actor, id }: Owner): Promise<void> {
  if (actor === 'customer') await container.resolve(Modules.CUSTOMER).deleteCustomers([id])
  else await container.resolve(Modules.USER).deleteUsers([id])
}

/**
 * Makes an account whole or not at all.
 * @throws ShopError taken when e-mail or user name sign somebody else in
 */
export async function openAccount(
  container: MedusaContainer,
  account: NewAccount,
): Promise<OpenedAccount> {
  const { actor, signIn, consents, source } = account
  const email = nameKey(account.email)
  const id = account.id ?? newAccountId(actor)
  const owner: Owner = { actor, id }
  return undoing(container, async (undo) => {
    await takeNames(container, rowOf(owner, account, email), email)
    undo(() => accounts(container).erase(id))
    await accounts(container).keepConsents(id, consents, source)
    await makePerson(container, owner, account, email)
    undo(() => removePerson(container, owner))
    const identity =
      signIn.provider === 'local'
        ? await makePasswordIdentity(container, owner, email, signIn.password)
        : await makeSocialIdentity(container, owner, signIn.provider, signIn.subject)
    return { owner, identity }
  })
}
