import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { settings } from '../../platform/settings/settings'
import type { EmailLocale } from '../module/outgoing-email'

/** Colours of the shop; mail programs support no custom properties. */
export const colours = {
  ink: '#1d2928',
  inkSoft: '#55605d',
  teal: '#123c3b',
  ivory: '#fbf6ef',
  sand: '#f5eee6',
  line: '#e4d9cc',
  paper: '#ffffff',
} as const

const family = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** Repeated in each cell, because a table in Outlook for Windows inherits no font. */
export const bodyFont = { fontFamily: family, fontSize: '16px', lineHeight: '24px' } as const

export const layoutTable = {
  role: 'presentation',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
} as const

export function shopPage(locale: EmailLocale, path: string): string {
  return `${settings().SHOP_URL}${locale === 'vi' ? '/vn' : ''}${path}`
}

export const shopPicture = (path: string): string => `${settings().SHOP_URL}${path}`

export const staffPage = (path: string): string => `${settings().SHOP_URL}/crm-admin${path}`

const heading = { fontFamily: family, fontWeight: 700 } as const

export function EmailHeading({ children }: { children: ReactNode }) {
  return (
    <h1 style={{ ...heading, margin: '0 0 16px', fontSize: '24px', lineHeight: '32px' }}>
      {children}
    </h1>
  )
}

export function EmailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      className="mail-line"
      style={{ marginTop: '24px', paddingTop: '20px', borderTop: `1px solid ${colours.line}` }}
    >
      <h2 style={{ ...heading, margin: '0 0 8px', fontSize: '17px', lineHeight: '24px' }}>
        {title}
      </h2>
      {children}
    </div>
  )
}

/** Outlook for Windows pads cells, not links. */
const buttonCell = {
  borderRadius: '6px',
  backgroundColor: colours.teal,
  msoPaddingAlt: '13px 24px',
}

const buttonLink: CSSProperties = {
  ...bodyFont,
  display: 'inline-block',
  padding: '13px 24px',
  color: colours.ivory,
  fontWeight: 600,
  textDecoration: 'none',
}

/** The main action of an email: a link that is big enough for a thumb. */
export function EmailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <table {...layoutTable} style={{ margin: '24px 0' }}>
      <tbody>
        <tr>
          <td className="mail-button" style={buttonCell}>
            <a href={href} style={buttonLink}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

export function EmailTextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="mail-link" style={{ color: colours.teal }}>
      {children}
    </a>
  )
}

interface EmailFact {
  name: string
  value: ReactNode
  strong?: boolean
}

export function EmailFacts({ facts }: { facts: EmailFact[] }) {
  return (
    <p style={{ margin: 0, lineHeight: '28px', overflowWrap: 'anywhere' }}>
      {facts.map(({ name, value, strong }, index) => (
        <Fragment key={name}>
          {index > 0 && <br />}
          <span className="mail-soft" style={{ color: colours.inkSoft }}>
            {name}:{' '}
          </span>
          {strong ? <strong>{value}</strong> : value}
        </Fragment>
      ))}
    </p>
  )
}
