import { randomUUID } from 'node:crypto'
import type { AuthIdentityDTO, MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId, Modules } from '@medusajs/framework/utils'
import type { GivenConsent } from '@nas/contract/commerce/consent'
import type { SocialProviderName } from '@nas/contract/connect'
import type { StaffRole } from '@nas/domain/duties'
import { tidyName } from '@nas/domain/user-names'
import { OPERATIONS } from '../../operations/module/key'
import type { Operation, OperationType } from '../../operations/module/operation'
import { orCompensate } from '../../operations/module/or-recover'
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
import { assertUsername } from './username-rule'

export interface NewAccount {
  actor: Actor
  email: string
  /** Null means the e-mail. */
  username: string | null
  fullname: string | null
  phone: string | null
  gender: string | null
  duties?: StaffRole[]
  /** The manager who invites this member of staff. */
  invitedBy?: string
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

/** The creation of an account in the journal of operations. */
interface OpeningIntent {
  owner: Owner
  /** The sign-in to be created: its provider and the id there. */
  provider: string
  subject: string
}

export const openAccountType = { kind: 'open-account', leaseSeconds: () => 60 }

/**
 * An account that a guest creates with an order. Recovery always removes it: the order is recorded
 * after this operation has ended, so an interrupted one has no order.
 */
export const openOrderAccountType = { kind: 'open-order-account', leaseSeconds: () => 60 }

const openingTypes: readonly OperationType[] = [openAccountType, openOrderAccountType]

const recoveryOf = ({ kind }: OperationType) =>
  kind === openAccountType.kind ? recoverOpening : removeHalfOpened

/** Whether an account is being created now; an interrupted creation is recovered. */
async function isBeingOpened(container: MedusaContainer, id: string): Promise<boolean> {
  const operations = container.resolve<OperationsService>(OPERATIONS)
  for (const type of openingTypes) {
    const interrupted = await operations.claimSubject<OpeningIntent>(type, id)
    if (interrupted) await recoveryOf(type)(container, interrupted)
    else if (await operations.find(type, id)) return true
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

function rowOf(owner: Owner, account: NewAccount, email: string): AccountRow {
  const username = tidyName(account.username ?? '') || email
  const { duties = [], invitedBy = null } = account
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
    duties,
    duties_from: Object.fromEntries(duties.map((role) => [role, invitedBy])),
    invited_by: invitedBy,
    cod_blocked: false,
    cod_blocked_phone: null,
    created_at: now,
    updated_at: now,
  }
}

/**
 * Takes the names; their primary key allows one account per name.
 * @throws ShopError taken, invalid
 */
async function takeNames(container: MedusaContainer, row: AccountRow, email: string) {
  assertUsername(row.username, { email, actor: row.actor })
  const names = [email, row.username_key]
  const take = async () => {
    if ((await idsByEmail(container, names)).length > 0) return false
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

/** The effects of creating an account, each with a known id. Removes nothing. */
async function makeAccount(
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

/** Whether the account is complete: the sign-in is created last. */
async function isWhole(container: MedusaContainer, owner: Owner): Promise<boolean> {
  if ((await accounts(container).find(owner.id)) === null) return false
  return (await identitiesOf(container, owner)).length > 0
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
  const holdsNames = (await accounts(container).find(owner.id)) !== null
  const found = holdsNames ? await findIdentity(container, provider, subject) : null
  return found && ownerIdOf(found) === null ? [...made, found] : made
}

/** Removes all effects of an incomplete account, its names last. */
async function removeEffects(
  container: MedusaContainer,
  owner: Owner,
  signIns: AuthIdentityDTO[],
): Promise<void> {
  await removeIdentities(
    container,
    signIns.map(({ id }) => id),
  )
  await removePerson(container, owner)
  await accounts(container).erase(owner.id)
}

/**
 * Recovers an interrupted creation: a complete account stays, because its owner may have signed in;
 * an incomplete one is removed, its names last.
 */
export async function recoverOpening(
  container: MedusaContainer,
  opening: Operation<OpeningIntent>,
): Promise<void> {
  const operations = container.resolve<OperationsService>(OPERATIONS)
  await operations.beginCompensation(opening)
  if (!(await isWhole(container, opening.intent.owner))) {
    await removeEffects(container, opening.intent.owner, await signInsOf(container, opening.intent))
  }
  await operations.close(opening)
}

/** Recovers the creation of an account with an order. */
export async function removeHalfOpened(
  container: MedusaContainer,
  opening: Operation<OpeningIntent>,
): Promise<void> {
  const operations = container.resolve<OperationsService>(OPERATIONS)
  await operations.beginCompensation(opening)
  await removeEffects(container, opening.intent.owner, await signInsOf(container, opening.intent))
  await operations.close(opening)
}

/** Removes the account of an order that was not placed, however far it was created. */
export async function removeOrderAccount(container: MedusaContainer, id: string): Promise<void> {
  const operations = container.resolve<OperationsService>(OPERATIONS)
  const opening = await operations.find<OpeningIntent>(openOrderAccountType, id)
  if (opening) return removeHalfOpened(container, opening)
  const owner: Owner = { actor: 'customer', id }
  await removeEffects(container, owner, await identitiesOf(container, owner))
}

/**
 * Creates a complete account or none.
 * @throws ShopError taken when e-mail or user name belong to another person
 */
export function openAccount(
  container: MedusaContainer,
  account: NewAccount,
): Promise<OpenedAccount> {
  const { actor } = account
  return open(container, openAccountType, { actor, id: newAccountId(actor) }, account)
}

/**
 * Like `openAccount`, for a guest who places an order. The placement knows the id and removes the
 * account again until its order is recorded.
 * @throws ShopError taken
 */
export function openAccountWithOrder(
  container: MedusaContainer,
  id: string,
  account: NewAccount & { actor: 'customer' },
): Promise<OpenedAccount> {
  return open(container, openOrderAccountType, { actor: 'customer', id }, account)
}

async function open(
  container: MedusaContainer,
  type: OperationType,
  owner: Owner,
  account: NewAccount,
): Promise<OpenedAccount> {
  const { signIn } = account
  const operations = container.resolve<OperationsService>(OPERATIONS)
  const intent: OpeningIntent = {
    owner,
    ...(signIn.provider === 'local'
      ? { provider: passwordProvider, subject: nameKey(account.email) }
      : { provider: signIn.provider, subject: signIn.subject }),
  }
  const opening = await operations.replace(type, { subject: owner.id, intent })
  return orCompensate(
    container,
    opening,
    async () => {
      const opened = await makeAccount(container, owner, account)
      const committed = await operations.commit(opening, { parts: [], result: 'ended' })
      if (committed.length > 0) return opened
      throw new ShopError('service_unavailable', 'Opening the account took too long; try again.')
    },
    () => recoveryOf(type)(container, opening),
  )
}
