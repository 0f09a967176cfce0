import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/commerce/person'
import type { NewStaff } from '@nas/contract/commerce/staff'
import { type Duty, may } from '@nas/domain/duties'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { deleteStaffSignInsSql, deleteStaffSql } from '../../medusa-tables/delete-staff'
import { newSecretCode } from '../../platform/codes/secret-code'
import { inTransaction } from '../../platform/database/run-sql'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/account-lock'
import { withLocks } from '../../platform/locks/with-locks'
import { trailSql } from '../../platform/trail/trail-part'
import { deleteAccountRows } from '../module/delete-rows'
import { accountNotFound } from '../queries/account-errors'
import { accounts, findPerson, readPerson } from '../queries/find-account'
import { sendInvitation } from './account-emails'
import { ensureAccountRow } from './account-row'
import { leaveTrail } from './leave-trail'
import { openAccount } from './open-account'

/**
 * Changes of staff follow each other, and whoever makes one is a manager as it is made. As nobody
 * changes their own duties, one manager always remains.
 * @throws ShopError forbidden, or not_found for whoever is not staff
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
        throw new ShopError('forbidden', 'Your duties do not include this.')
      }
      if (by === id) throw new ShopError('forbidden', 'Another manager has to do this for you.')
      const colleague = await readPerson(container, id)
      if (colleague.actor !== 'user') throw accountNotFound()
      return job(colleague)
    }),
  )
}

/**
 * Opens an account of staff, whose owner sets the password by a link in a mail.
 * @throws ShopError taken when the e-mail signs somebody in already
 */
export async function inviteStaff(
  container: MedusaContainer,
  { email, fullname, duties, locale }: NewStaff,
): Promise<Person> {
  const { owner } = await openAccount(container, {
    actor: 'user',
    email,
    username: null,
    fullname,
    phone: null,
    gender: null,
    duties,
    verified: false,
    // Nobody knows it: the link sets another.
    signIn: { provider: 'local', password: newSecretCode() },
    consents: [],
    channel: 'register',
  })
  const person = await readPerson(container, owner.id)
  await sendInvitation(container, { recipient: person.email, locale })
  await leaveTrail(container, person.id, { invited: true, duties: duties.join(', ') })
  return person
}

/** Mails the link again, to somebody who has lost it or the password. */
export function resetStaff(
  container: MedusaContainer,
  change: { by: string; id: string; locale: EmailLocale },
): Promise<Person> {
  return changeColleague(container, change, async (colleague) => {
    await sendInvitation(container, { recipient: colleague.email, locale: change.locale })
    await leaveTrail(container, colleague.id, { invited: true })
    return colleague
  })
}

export function changeDuties(
  container: MedusaContainer,
  change: { by: string; id: string; duties: Duty[] },
): Promise<Person> {
  return changeColleague(container, change, async (colleague) => {
    await ensureAccountRow(container, colleague)
    const trail = {
      before: { duties: colleague.duties.join(', ') },
      after: { duties: change.duties.join(', ') },
    }
    await accounts(container).change(colleague.id, { duties: change.duties }, trail)
    return { ...colleague, duties: change.duties }
  })
}

/** Ends every way in at once. What they did keeps their id. */
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
        trailSql({ kind: 'user', subject: colleague.id, before: {}, after: { removed: true } }),
      )
    })
    return colleague
  })
}
