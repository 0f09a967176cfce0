import { Fragment, type ReactNode } from 'react'
import type { EmailContact, EmailLocale } from '../module/outgoing-email'
import { EmailTextLink } from './email-parts'

const words = {
  vi: {
    help: 'Bạn cần hỗ trợ?',
    hotline: 'Hotline',
    automatic: 'Thư này được gửi tự động; xin đừng trả lời.',
  },
  en: {
    help: 'Do you need help?',
    hotline: 'Hotline',
    automatic: 'This mail was sent automatically; please do not reply.',
  },
} satisfies Record<EmailLocale, Record<string, string>>

const paragraph = { margin: '0 0 8px' }

/** Footer of every e-mail: hotline, address and company data. */
export function EmailFooter({
  locale,
  contact,
}: {
  locale: EmailLocale
  contact: EmailContact | null
}) {
  const { help, hotline, automatic } = words[locale]
  return (
    <>
      {contact !== null && <Help help={help} hotline={hotline} contact={contact} locale={locale} />}
      <p style={{ margin: 0 }}>{automatic}</p>
      {contact !== null && <p style={{ margin: '8px 0 0' }}>{contact.company[locale]}</p>}
    </>
  )
}

interface HelpProps {
  help: string
  hotline: string
  contact: EmailContact
  locale: EmailLocale
}

function Help({ help, hotline, contact: { phone, email, hours }, locale }: HelpProps) {
  const ways: [name: string, way: ReactNode][] = []
  if (phone !== null) {
    const address = `tel:${phone.replace(/[^\d+]/g, '')}`
    ways.push([hotline, <EmailTextLink href={address}>{phone}</EmailTextLink>])
  }
  if (email !== null) {
    ways.push(['Email', <EmailTextLink href={`mailto:${email}`}>{email}</EmailTextLink>])
  }
  if (ways.length === 0) return null
  return (
    <p style={paragraph}>
      <strong>{help}</strong>
      {ways.map(([name, way]) => (
        <Fragment key={name}>
          <br />
          {name}: {way}
          {name === hotline && hours[locale] !== '' && ` (${hours[locale]})`}
        </Fragment>
      ))}
    </p>
  )
}
