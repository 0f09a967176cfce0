import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import type { Email, EmailTemplate } from '../../email/layout/email'
import { staffNotice } from '../../email/layout/text-email'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { peopleById, staffWho } from '../queries/find-people'
import type { StaffChange } from '../workflows/account-emails'

interface Words {
  subject: string
  said: Record<StaffChange, (by: string, colleague: string) => string>
  advice: string
  button: string
}

const wordsOf: Record<EmailLocale, Words> = {
  vi: {
    subject: 'Quyền truy cập khu vực quản trị NAS vừa thay đổi',
    said: {
      invited: (by, colleague) => `${by} vừa mời ${colleague} vào khu vực quản trị.`,
      duties: (by, colleague) => `${by} vừa đổi phần việc của ${colleague}.`,
      factor: (by, colleague) => `${by} vừa gỡ xác thực hai bước của ${colleague}.`,
    },
    advice:
      'Thư này được gửi đến mọi quản lý khác. Nếu bạn thấy bất thường, hãy khóa tài khoản đó và hỏi người đã thực hiện.',
    button: 'Xem tài khoản',
  },
  en: {
    subject: 'Access to the NAS back office has changed',
    said: {
      invited: (by, colleague) => `${by} has invited ${colleague} to the back office.`,
      duties: (by, colleague) => `${by} has changed the roles of ${colleague}.`,
      factor: (by, colleague) => `${by} has removed the second factor of ${colleague}.`,
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
  by: string
  colleague: string
  colleagueId: string
}

export function composeStaffChange(
  locale: EmailLocale,
  { to, change, by, colleague, colleagueId }: ChangedAccess,
): Email {
  const { said, ...words } = wordsOf[locale]
  return staffNotice({
    ...words,
    to,
    said: said[change](by, colleague),
    page: `/users/${colleagueId}`,
  })
}

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
    by: nameOfId(by),
    colleague: nameOfId(colleagueId),
    colleagueId,
  })
}
