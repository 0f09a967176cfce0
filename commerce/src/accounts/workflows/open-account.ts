import type { AuthIdentityDTO, MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId, Modules } from '@medusajs/framework/utils'
import type { GivenConsent } from '@nas/contract/commerce/consent'
import type { SocialProviderName } from '@nas/contract/connect'
import type { Person } from '@nas/contract/people/fields'
import type { StaffRole } from '@nas/domain/roles'
import { nameKey, tidyName } from '@nas/domain/user-names'
import type { Operation, OperationType } from '../../operations/module/operation'
import { orCompensate } from '../../operations/module/or-recover'
import { operations } from '../../operations/module/service'
import { ShopError } from '../../platform/errors/shop-error'
import type { Actor, ConsentChannel } from '../module/rows'
import { taken } from '../queries/account-errors'
import { accounts, findPerson, idsByEmail, readPerson } from '../queries/find-account'
import {
  findIdentity,
  identitiesOf,
  type Owner,
  ownerIdOf,
  passwordProvider,
} from '../queries/identities'
import { assertUsername } from './credential-rules'
import { makePasswordIdentity, makeSocialIdentity, removeIdentities } from './identities'

export interface NewAccount {
  actor: Actor
  email: string
  /** Default: the e-mail. */
  username?: string | null
  fullname: string | null
  phone?: string | null
  gender?: string | null
  duties?: StaffRole[]
  invitedBy?: string
  /** The owner has proved that the e-mail is theirs. */
  verified: boolean
  signIn:
    | { provider: 'local'; password: string }
    | { provider: SocialProviderName; subject: string }
  consents?: GivenConsent[]
  /** Default: registration. */
  channel?: ConsentChannel
}

interface OpeningIntent {
  owner: Owner
  /** The sign-in to be created: its provider and the id there. */
  provider: string
  subject: string
}

export const openAccountType = { kind: 'open-account', leaseSeconds: () => 60 }

/** Recovery always removes the account: its order is recorded after this operation has ended. */
export const openOrderAccountType = { kind: 'open-order-account', leaseSeconds: () => 60 }

/** Whether an account is being created now; an interrupted creation is recovered. */
async function isBeingOpened(container: MedusaContainer, id: string): Promise<boolean> {
  const journal = operations(container)
  for (const type of [openAccountType, openOrderAccountType]) {
    const interrupted = await journal.claimSubject<OpeningIntent>(type, id)
    if (interrupted) await recoverOpening(container, interrupted)
    else if (await journal.find(type, id)) return true
  }
  return false
}

/** Frees the names of accounts whose creation was interrupted. */
async function freeNames(container: MedusaContainer, names: string[]): Promise<void> {
  const service = accounts(container)
  for (const name of names) {
    const holder = await service.holderOf(name)
    if (holder === undefined || (await isBeingOpened(container, holder))) continue
    // Rows without an operation and without a person are left over from a deletion in Medusa.
    if ((await findPerson(container, holder)) === null) await service.erase(holder)
  }
}

/** The names' primary key allows one account per name. @throws ShopError taken, invalid */
async function takeNames(
  container: MedusaContainer,
  owner: Owner,
  account: NewAccount,
  email: string,
): Promise<void> {
  const { gender = null, duties = [], invitedBy = null, verified, signIn } = account
  const username = tidyName(account.username ?? '') || email
  assertUsername(username, { email, actor: owner.actor })
  const names = [email, nameKey(username)]
  const now = new Date()
  const row = {
    ...owner,
    username,
    gender,
    provider: signIn.provider,
    email_verified_at: verified ? now : null,
    duties,
    duties_from: Object.fromEntries(duties.map((role) => [role, invitedBy])),
    invited_by: invitedBy,
    created_at: now,
    updated_at: now,
  }
  const take = async () =>
    (await idsByEmail(container, names)).length === 0 && accounts(container).open(row, email)
  if (await take()) return
  await freeNames(container, names)
  if (!(await take())) throw taken()
}

async function makePerson(
  container: MedusaContainer,
  { actor, id }: Owner,
  { fullname, phone = null }: NewAccount,
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

/** The effects of creating an account, each with a known id. Removes nothing. */
async function makeAccount(
  container: MedusaContainer,
  owner: Owner,
  account: NewAccount,
): Promise<AuthIdentityDTO> {
  const { signIn, consents = [], channel = 'register' } = account
  const email = nameKey(account.email)
  await takeNames(container, owner, account, email)
  await accounts(container).saveConsents(owner.id, consents, channel)
  await makePerson(container, owner, account, email)
  return signIn.provider === 'local'
    ? makePasswordIdentity(container, owner, email, signIn.password)
    : makeSocialIdentity(container, owner, signIn.provider, signIn.subject)
}

/**
 * The sign-ins that an interrupted creation has made. A sign-in without an owner belongs to this
 * account while the account holds its name.
 */
async function signInsOf(
  container: MedusaContainer,
  { owner, provider, subject }: OpeningIntent,
): Promise<AuthIdentityDTO[]> {
  const made = await identitiesOf(container, owner)
  const holdsNames = (await accounts(container).find(owner.id)) !== undefined
  const found = holdsNames ? await findIdentity(container, provider, subject) : null
  return found && ownerIdOf(found) === null ? [...made, found] : made
}

/** Removes all effects of an incomplete account, its names last. */
async function removeEffects(
  container: MedusaContainer,
  { actor, id }: Owner,
  signIns: AuthIdentityDTO[],
): Promise<void> {
  await removeIdentities(container, signIns)
  if (actor === 'customer') await container.resolve(Modules.CUSTOMER).deleteCustomers([id])
  else await container.resolve(Modules.USER).deleteUsers([id])
  await accounts(container).erase(id)
}

/** Whether the account is complete: the sign-in is created last. */
async function isWhole(container: MedusaContainer, owner: Owner): Promise<boolean> {
  if ((await accounts(container).find(owner.id)) === undefined) return false
  return (await identitiesOf(container, owner)).length > 0
}

/**
 * Recovers an interrupted creation: removes an incomplete account and the account of an order; a
 * complete other account stays, because its owner may have signed in.
 */
export async function recoverOpening(
  container: MedusaContainer,
  opening: Operation<OpeningIntent>,
): Promise<void> {
  const { kind, intent } = opening
  await operations(container).beginCompensation(opening)
  if (kind === openOrderAccountType.kind || !(await isWhole(container, intent.owner))) {
    await removeEffects(container, intent.owner, await signInsOf(container, intent))
  }
  await operations(container).close(opening)
}

/** Removes the account of an order that was not placed, however far it was created. */
export async function removeOrderAccount(container: MedusaContainer, id: string): Promise<void> {
  const opening = await operations(container).find<OpeningIntent>(openOrderAccountType, id)
  if (opening) return recoverOpening(container, opening)
  const owner: Owner = { actor: 'customer', id }
  await removeEffects(container, owner, await identitiesOf(container, owner))
}

/** Creates a complete account or none. @throws ShopError taken, for the e-mail or user name */
export async function openAccount(
  container: MedusaContainer,
  account: NewAccount,
): Promise<{ owner: Person; identity: AuthIdentityDTO }> {
  const { actor } = account
  const id = newAccountId(actor)
  const identity = await open(container, openAccountType, { actor, id }, account)
  return { owner: await readPerson(container, id), identity }
}

/** The placement removes the account again until its order is recorded. @throws ShopError taken */
export async function openAccountWithOrder(
  container: MedusaContainer,
  id: string,
  account: NewAccount & { actor: 'customer' },
): Promise<void> {
  await open(container, openOrderAccountType, { actor: 'customer', id }, account)
}

async function open(
  container: MedusaContainer,
  type: OperationType,
  owner: Owner,
  account: NewAccount,
): Promise<AuthIdentityDTO> {
  const { signIn, email } = account
  const journal = operations(container)
  const [provider, subject] =
    signIn.provider === 'local'
      ? [passwordProvider, nameKey(email)]
      : [signIn.provider, signIn.subject]
  const intent = { owner, provider, subject }
  const opening = await journal.replace<OpeningIntent>(type, { subject: owner.id, intent })
  return orCompensate(
    container,
    opening,
    async () => {
      const identity = await makeAccount(container, owner, account)
      const committed = await journal.commit(opening, { parts: [], result: 'ended' })
      if (committed.length > 0) return identity
      throw new ShopError('service_unavailable', 'Opening the account took too long; try again.')
    },
    () => recoverOpening(container, opening),
  )
}
