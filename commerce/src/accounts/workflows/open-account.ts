import { randomUUID } from 'node:crypto'
import type { AuthIdentityDTO, MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId, Modules } from '@medusajs/framework/utils'
import type { GivenConsent } from '@nas/contract/commerce/consent'
import type { SocialProviderName } from '@nas/contract/connect'
import type { Duty } from '@nas/domain/duties'
import { OPERATIONS } from '../../operations/module/key'
import type { Operation } from '../../operations/module/operation'
import { recoverNow } from '../../operations/module/recover-now'
import type { OperationsService } from '../../operations/module/service'
import { ShopError } from '../../platform/errors/shop-error'
import { nameKey } from '../module/name-key'
import type { AccountRow, Actor, ConsentChannel } from '../module/rows'
import { taken } from '../queries/account-errors'
import { accounts, findPerson, idsByEmail } from '../queries/find-account'
import {
  findIdentity,
  identitiesOf,
  type Owner,
  ownerIdOf,
  passwordProvider,
} from '../queries/identities'
import { makePasswordIdentity, makeSocialIdentity, removeIdentities } from './identities'
import { assertOwnUsername } from './username-rule'

export interface NewAccount {
  actor: Actor
  email: string
  /** The e-mail when there is none. */
  username: string | null
  fullname: string | null
  phone: string | null
  gender: string | null
  /** Of staff. */
  duties?: Duty[]
  /** The owner has proved that the e-mail is theirs. */
  verified: boolean
  signIn:
    | { provider: 'local'; password: string }
    | { provider: SocialProviderName; subject: string }
  consents: GivenConsent[]
  channel: ConsentChannel
}

export interface OpenedAccount {
  owner: Owner
  identity: AuthIdentityDTO
}

/** An account that is being opened, as the journal of operations keeps it. */
interface OpeningIntent {
  owner: Owner
  /** The way to sign in that will be made: at whom it is known under which name. */
  provider: string
  subject: string
}

export const openAccountType = { kind: 'open-account', leaseSeconds: () => 60 }

/** Younger rows may belong to an order that is being placed with an account. */
const halfMadeAfter = 60_000

/** Gives free the names of accounts whose opening was interrupted. */
async function freeNames(container: MedusaContainer, names: string[]): Promise<void> {
  const service = accounts(container)
  const operations = container.resolve<OperationsService>(OPERATIONS)
  for (const name of names) {
    const holder = await service.holderOf(name)
    if (holder === undefined) continue
    const interrupted = await operations.claimSubject<OpeningIntent>(openAccountType, holder)
    if (interrupted) await recoverOpening(container, interrupted)
    if (interrupted || (await findPerson(container, holder)) !== null) continue
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
    consent_subject: randomUUID(),
    provider: account.signIn.provider,
    viewed: [],
    email_verified_at: account.verified ? now : null,
    blocked: false,
    duties: account.duties ?? [],
    cod_blocked: false,
    created_at: now,
    updated_at: now,
  }
}

/** Takes the names; the database lets one have them. @throws ShopError taken */
async function takeNames(container: MedusaContainer, row: AccountRow, email: string) {
  const names = [email, row.username_key]
  const take = async () => {
    if ((await idsByEmail(container, names)).length > 0) return false
    await assertOwnUsername(container, row.username, email)
    return accounts(container).open(row, names)
  }
  if (await take()) return
  await freeNames(container, names)
  if (!(await take())) throw taken()
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

/** The effects of opening an account, each under ids that are known before; none is removed here. */
export async function makeAccount(
  container: MedusaContainer,
  owner: Owner,
  account: NewAccount,
): Promise<OpenedAccount> {
  const { signIn, consents, channel } = account
  const email = nameKey(account.email)
  await takeNames(container, rowOf(owner, account, email), email)
  await accounts(container).saveConsents(owner.id, consents, channel)
  await makePerson(container, owner, account, email)
  const identity =
    signIn.provider === 'local'
      ? await makePasswordIdentity(container, owner, email, signIn.password)
      : await makeSocialIdentity(container, owner, signIn.provider, signIn.subject)
  return { owner, identity }
}

/** The sign-in is made last: when it is the owner's, nothing is missing. */
async function isWhole(container: MedusaContainer, owner: Owner): Promise<boolean> {
  if ((await accounts(container).find(owner.id)) === null) return false
  return (await identitiesOf(container, owner)).length > 0
}

/** Also one that belongs to nobody yet; it is this account's as long as the account has its name. */
async function removeSignIn(
  container: MedusaContainer,
  { owner, provider, subject }: OpeningIntent,
): Promise<void> {
  const made = await identitiesOf(container, owner)
  const holdsNames = (await accounts(container).find(owner.id)) !== null
  const found = holdsNames ? await findIdentity(container, provider, subject) : null
  if (found && ownerIdOf(found) === null) made.push(found)
  await removeIdentities(
    container,
    made.map(({ id }) => id),
  )
}

/**
 * An account whose opening was interrupted: a whole one stays, as its owner may have signed in
 * meanwhile; of any other everything is removed, its names last.
 */
export async function recoverOpening(
  container: MedusaContainer,
  opening: Operation<OpeningIntent>,
): Promise<void> {
  const { owner } = opening.intent
  const operations = container.resolve<OperationsService>(OPERATIONS)
  await operations.beginCompensation(opening)
  if (!(await isWhole(container, owner))) {
    await removeSignIn(container, opening.intent)
    await removePerson(container, owner)
    await accounts(container).erase(owner.id)
  }
  await operations.close(opening)
}

/**
 * Makes an account whole or not at all.
 * @throws ShopError taken when e-mail or user name sign somebody else in
 */
export async function openAccount(
  container: MedusaContainer,
  account: NewAccount,
): Promise<OpenedAccount> {
  const { actor, signIn } = account
  const owner: Owner = { actor, id: newAccountId(actor) }
  const operations = container.resolve<OperationsService>(OPERATIONS)
  const intent: OpeningIntent = {
    owner,
    ...(signIn.provider === 'local'
      ? { provider: passwordProvider, subject: nameKey(account.email) }
      : { provider: signIn.provider, subject: signIn.subject }),
  }
  const opening = await operations.replace(openAccountType, { subject: owner.id, intent })
  try {
    const opened = await makeAccount(container, owner, account)
    const committed = await operations.commit(opening, { parts: [], result: 'ended' })
    if (committed.length > 0) return opened
    throw new ShopError('service_unavailable', 'Opening the account took too long; try again.')
  } catch (error) {
    await recoverNow(container, () => recoverOpening(container, opening))
    throw error
  }
}
