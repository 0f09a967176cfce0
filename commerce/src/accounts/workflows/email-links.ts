import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import {
  deleteSignInsSql,
  deleteStaffSignInsSql,
  detachSignInsSql,
} from '../../medusa-tables/delete-people'
import { inTransaction } from '../../platform/database/run-sql'
import { ShopError } from '../../platform/errors/shop-error'
import { revertHours } from '../module/email-changes-table'
import type { EmailChangeRow } from '../module/rows'
import { codeIncorrect } from '../queries/account-errors'
import { accounts, findPerson, readPerson } from '../queries/find-account'
import { sendNotice, sendResetCode } from './account-emails'
import { ensureAccountRow } from './account-row'
import { changeDetails, holdingAccount, namesOf } from './change-details'
import { emailLinkTokens } from './tokens'

interface Link {
  purpose: keyof typeof emailLinkTokens
  token: string
}

/** @throws ShopError code_incorrect */
async function linkedChange(
  container: MedusaContainer,
  { purpose, token }: Link,
): Promise<EmailChangeRow> {
  const claims = emailLinkTokens[purpose].read(token)
  const change = claims && (await accounts(container).emailChanges.find(claims.change))
  if (!change) throw codeIncorrect()
  return change
}

/** Takes the account's lock. @throws ShopError code_incorrect, also for a blocked person */
async function followLink<Result>(
  container: MedusaContainer,
  link: Link,
  job: (change: EmailChangeRow, person: Person) => Promise<Result>,
): Promise<Result> {
  const { account_id } = await linkedChange(container, link)
  return holdingAccount(container, account_id, async () => {
    const change = await linkedChange(container, link)
    const person = await findPerson(container, account_id)
    if (person === null || person.blocked) throw codeIncorrect()
    await ensureAccountRow(container, person)
    return job(change, person)
  })
}

const linkExpired = () => new ShopError('link_expired', 'The link has expired.')
const linkUsed = () => new ShopError('link_used', 'The link was used before.')
const linkWithdrawn = () => new ShopError('link_withdrawn', 'The change was withdrawn.')

/**
 * Applies the new address: ends all sessions except the one that requested it, and sends the former
 * address a link to revert it.
 * @throws ShopError code_incorrect, link_expired, link_used, link_withdrawn; taken when the address
 *   has an account meanwhile
 */
export function confirmEmail(container: MedusaContainer, token: string): Promise<void> {
  return followLink(container, { purpose: 'confirm', token }, async (change, person) => {
    const { id, state, new_email: email, session_id: session, locale } = change
    if (state === 'done' || state === 'final') throw linkUsed()
    if (state !== 'pending') throw linkWithdrawn()
    if (change.expires_at < new Date()) throw linkExpired()
    const settles = { id, state: 'done' } as const
    await changeDetails(container, person, { changes: { email }, session, settles })
    const notice = { recipient: change.old_email, locale, data: { change: id } }
    await sendNotice(container, { ...notice, template: 'email-changed' })
  })
}

const hourMs = 3_600_000

const isPastRevert = ({ done_at }: EmailChangeRow) =>
  done_at === null || done_at.getTime() + revertHours * hourMs < Date.now()

/** Any sign-in of the account may belong to the person who changed the e-mail. */
async function removeSignIns(container: MedusaContainer, { id, actor }: Person): Promise<void> {
  await inTransaction(container, async (run) => {
    if (actor === 'user') return void (await run(deleteStaffSignInsSql(id)))
    await run(deleteSignInsSql(id))
    await run(detachSignInsSql(id))
  })
}

/**
 * Withdraws a pending change, or reverts one that has taken effect: all sessions and ways to sign
 * in end, and the restored address gets a link to a new password.
 * @throws ShopError code_incorrect, link_expired, link_used, link_withdrawn
 */
export function revertEmail(
  container: MedusaContainer,
  token: string,
): Promise<'withdrawn' | 'reverted'> {
  return followLink(container, { purpose: 'revert', token }, async (change, person) => {
    const { id, state, old_email: email, locale } = change
    const service = accounts(container)
    if (state === 'pending') {
      await service.emailChanges.withdraw(person.id)
      return 'withdrawn'
    }
    if (state === 'reverted') throw linkUsed()
    if (state === 'withdrawn') throw linkWithdrawn()
    if (state === 'final' || isPastRevert(change)) throw linkExpired()
    // First, because an interrupted revert can be repeated, and a new password cannot.
    await removeSignIns(container, person)
    const settles = { id, state: 'reverted' } as const
    await changeDetails(container, person, { changes: { email }, session: null, settles })
    await service.dropOtherNames(person.id, namesOf(await readPerson(container, person.id)))
    await sendResetCode(container, { recipient: email, locale })
    return 'reverted'
  })
}

/** Releases the former addresses of changes that can no longer be reverted. */
export async function finishEmailChanges(container: MedusaContainer): Promise<void> {
  const service = accounts(container)
  for (const { id, account_id } of await service.emailChanges.pastRevert()) {
    await holdingAccount(container, account_id, async () => {
      await service.emailChanges.markFinal(id)
      const person = await findPerson(container, account_id)
      if (person !== null) await service.dropOtherNames(account_id, namesOf(person))
    })
  }
  await service.emailChanges.deleteAged()
}
