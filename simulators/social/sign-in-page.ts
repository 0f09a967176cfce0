import { frame, html } from '../common/frame.ts'
import { demoPeople, type Visitor } from './people.ts'

const vi = {
  lang: 'vi',
  title: (provider: string) => `Đăng nhập ${provider} thử nghiệm`,
  badge: (provider: string) =>
    `Đây là bản mô phỏng ${provider} chạy trên máy này. Không có tài khoản thật nào được dùng.`,
  people: 'Bạn muốn là ai?',
  newcomer: 'Mỗi lần là một người mới',
  member: 'Thành viên của cửa hàng mẫu',
  returning: 'Vẫn là một người, lần nào cũng vậy',
  withoutEmail: 'Không chia sẻ email',
  refuse: 'Từ chối',
  wrongTitle: 'Không thể đăng nhập',
  wrong: 'Dữ liệu gửi sang không đúng định dạng.',
}

const en: typeof vi = {
  lang: 'en',
  title: (provider) => `Test sign-in of ${provider}`,
  badge: (provider) =>
    `This is a simulator of ${provider} on this machine. No real account is used.`,
  people: 'Who do you want to be?',
  newcomer: 'A new person each time',
  member: 'The member of the demo shop',
  returning: 'The same person each time',
  withoutEmail: 'Shares no email',
  refuse: 'Refuse',
  wrongTitle: 'Sign-in is not possible',
  wrong: 'The data of the request are not in the right form.',
}

/** @param languages of the shop's page (Google's `hl`) or of the browser */
function textsFor(languages: string, provider: string) {
  const say = /^vi\b/i.test(languages) ? vi : en
  return { ...say, title: say.title(provider), badge: say.badge(provider) }
}

const denial: Visitor = { id: '', denies: true }
const asValue = (visitor: Visitor) => JSON.stringify(visitor)

/** The sign-in page. It works without JavaScript: each button posts the visitor of its value. */
export function signInPage(languages: string, provider: string, memberEmail: string): string {
  const say = textsFor(languages, provider)
  const people = demoPeople(memberEmail)
  const buttons = (Object.keys(people) as (keyof typeof people)[]).map((who) => {
    const visitor: Visitor = people[who]
    return html`<button name="visitor" value="${asValue(visitor)}">${visitor.name ?? ''}
<small>${[visitor.email, say[who]].filter(Boolean).join(' · ')}</small></button>`
  })
  const content = html`
<h2>${say.people}</h2>
<form method="post" class="choices">${buttons}
<button name="visitor" value="${asValue(denial)}">${say.refuse}</button></form>`
  return frame(say, content)
}

export function wrongRequestPage(languages: string, provider: string): string {
  const say = textsFor(languages, provider)
  return frame(say, html`<h2 class="bad">${say.wrongTitle}</h2><p>${say.wrong}</p>`)
}
