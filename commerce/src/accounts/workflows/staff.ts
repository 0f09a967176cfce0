import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import type { InviteStaff } from '@nas/contract/people/operations'
import { may, type StaffRole } from '@nas/domain/roles'
import type { AuditValues } from '@nas/telemetry/audit-log'
import { auditSql } from '../../audit-log/module/audit-part'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { deleteStaffSignInsSql, deleteStaffSql } from '../../medusa-tables/delete-people'
import { newSecretCode } from '../../platform/codes/secret-code'
import { inTransaction, sqlOf } from '../../platform/database/run-sql'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock, withLocks } from '../../platform/locks/with-locks'
import { deleteAccountRows } from '../module/delete-account-sql'
import { accountNotFound } from '../queries/account-errors'
import { accounts, findPerson, readPerson } from '../queries/find-account'
import { notifyManagers, sendInvitation } from './account-emails'
import { ensureAccountRow } from './account-row'
import { openAccount } from './open-account'

/** Records an action of staff on an account when it is a mail or changes several tables. */
export async function recordAudit(
  container: MedusaContainer,
  subject: string,
  after: AuditValues,
): Promise<void> {
  await sqlOf(container)(auditSql({ kind: 'user', subject, before: {}, after }))
}

/**
 * Changes of staff are serialized, and the caller must be a manager when the change is made. As
 * managers cannot change their own roles, one manager always remains.
 * @throws ShopError forbidden, or not_found for an account that is not staff
 */
export function changeColleague<Result>(
  container: MedusaContainer,
  { by, id }: { by: string; id: string },
  job: (colleague: Person) => Promise<Result>,
): Promise<Result> {
  return withLocks(container, ['staff'], () =>
    withAccountLock(container, id, async () => {
      const manager = await findPerson(container, by)
      if (manager === null || manager.blocked || !may(manager.duties, 'staff')) {
        throw new ShopError('forbidden', 'Your roles do not permit this.')
      }
      if (by === id)
        throw new ShopError('forbidden', 'Only another manager can change your own account.')
      const colleague = await readPerson(container, id)
      if (colleague.actor !== 'user') throw accountNotFound()
      return job(colleague)
    }),
  )
}

/** The owner sets the password by a mailed link. @throws ShopError taken, for the e-mail */
export async function inviteStaff(
  container: MedusaContainer,
  { email, fullname, duties, locale, by }: InviteStaff & { by: string },
): Promise<Person> {
  const { owner: person } = await openAccount(container, {
    actor: 'user',
    email,
    fullname,
    duties,
    invitedBy: by,
    verified: false,
    // A random password that is never shown; the link sets the real one.
    signIn: { provider: 'local', password: newSecretCode() },
  })
  await sendInvitation(container, { recipient: person.email, locale })
  await recordAudit(container, person.id, { invited: true, duties: duties.join(', ') })
  await notifyManagers(container, { by, subject: person.id, change: 'invited' })
  return person
}

/** Mails the link again to a member of staff who has lost it or the password. */
export function resetStaff(
  container: MedusaContainer,
  change: { by: string; id: string; locale: EmailLocale },
): Promise<Person> {
  return changeColleague(container, change, async (colleague) => {
    await sendInvitation(container, { recipient: colleague.email, locale: change.locale })
    await recordAudit(container, colleague.id, { invited: true })
    return colleague
  })
}

export function changeRoles(
  container: MedusaContainer,
  change: { by: string; id: string; duties: StaffRole[] },
): Promise<Person> {
  return changeColleague(container, change, async (colleague) => {
    await ensureAccountRow(container, colleague)
    const audit = {
      before: { duties: colleague.duties.join(', ') },
      after: { duties: change.duties.join(', ') },
    }
    const { by, duties } = change
    const known = (await accounts(container).find(colleague.id))?.duties_from
    const giverOf = (role: StaffRole) =>
      colleague.duties.includes(role) ? (known?.[role] ?? null) : by
    const duties_from = Object.fromEntries(duties.map((role) => [role, giverOf(role)]))
    await accounts(container).change(colleague.id, { duties, duties_from }, audit)
    await notifyManagers(container, { by, subject: colleague.id, change: 'duties' })
    return { ...colleague, duties: change.duties }
  })
}

/** Removes a member of staff and all sign-ins at once. Records of their actions keep the id. */
export function removeStaff(
  container: MedusaContainer,
  change: { by: string; id: string },
): Promise<Person> {
  return changeColleague(container, change, async (colleague) => {
    await inTransaction(container, async (run) => {
      await run(deleteStaffSignInsSql(colleague.id))
      await deleteAccountRows(run, colleague.id)
      await run(deleteStaffSql(colleague.id))
      await run(
        auditSql({ kind: 'user', subject: colleague.id, before: {}, after: { removed: true } }),
      )
    })
    return colleague
  })
}
