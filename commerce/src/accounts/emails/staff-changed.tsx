import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/commerce/person'
import type { Email, EmailTemplate } from '../../email/layout/email'
import { EmailButton, EmailHeading, staffPage } from '../../email/layout/email-parts'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { peopleById, staffWho } from '../queries/find-people'
import type { StaffChange } from '../workflows/account-emails'

interface Words {
  subject: string
  said: Record<StaffChange, (by: string, whom: string) => string>
  advice: string
  button: string
}

const wordsOf: Record<EmailLocale, Words> = {
  vi: {
    subject: 'Quyền truy cập khu vực quản trị NAS vừa thay đổi',
    said: {
      invited: (by, whom) => `${by} vừa mời ${whom} vào khu vực quản trị.`,
      duties: (by, whom) => `${by} vừa đổi phần việc của ${whom}.`,
      factor: (by, whom) => `${by} vừa gỡ xác thực hai bước của ${whom}.`,
    },
    advice:
      'Thư này được gửi đến mọi quản lý khác. Nếu bạn thấy bất thường, hãy khóa tài khoản đó và hỏi người đã thực hiện.',
    button: 'Xem tài khoản',
  },
  en: {
    subject: 'Access to the NAS back office has changed',
    said: {
      invited: (by, whom) => `${by} has invited ${whom} to the back office.`,
      duties: (by, whom) => `${by} has changed the roles of ${whom}.`,
      factor: (by, whom) => `${by} has removed the second factor of ${whom}.`,
    },
    advice:
      'All other managers get this mail. If it looks wrong, block the account and ask the manager who made the change.',
    button: 'Show the account',
  },
}

const nameOf = ({ fullname, email }: Person) => (fullname ? `${fullname} (${email})` : email)

/** The managers who neither made the change nor are its subject, as one list of recipients. */
async function otherManagers(container: MedusaContainer, ids: string[]): Promise<string | null> {
  const managers = await staffWho(container, 'staff')
  const others = managers.filter(({ id }) => !ids.includes(id))
  return others.map(({ email }) => email).join(', ') || null
}

interface ChangedAccess {
  to: string | null
  change: StaffChange
  /** Names of the acting manager and of the colleague. */
  by: string
  whom: string
  colleagueId: string
}

export function composeStaffChange(
  locale: EmailLocale,
  { to, change, by, whom, colleagueId }: ChangedAccess,
): Email {
  const { subject, said, advice, button } = wordsOf[locale]
  const sentence = said[change](by, whom)
  const body = (
    <>
      <EmailHeading>{subject}</EmailHeading>
      <p>{sentence}</p>
      <p>{advice}</p>
      <EmailButton href={staffPage(`/users/${colleagueId}`)}>{button}</EmailButton>
    </>
  )
  return { to, subject, preview: sentence, body }
}

/** Notifies the other managers who got access or other roles, or lost a second factor. */
export const staffChanged: EmailTemplate = async (container, { locale, data }) => {
  const { by = '', subject: colleagueId = '', change } = data
  const people = await peopleById(container, [by, colleagueId])
  const nameOfId = (id: string) => {
    const person = people.get(id)
    return person === undefined ? '–' : nameOf(person)
  }
  return composeStaffChange(locale, {
    to: await otherManagers(container, [by, colleagueId]),
    change: change as StaffChange,
    ...{ by: nameOfId(by), whom: nameOfId(colleagueId), colleagueId },
  })
}
