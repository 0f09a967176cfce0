import { Fragment, type ReactNode } from 'react'
import { settings } from '../../platform/settings/settings'
import type { EmailLocale } from '../module/outgoing-email'

/** Colours of the shop; mail programs support neither style sheets nor custom properties. */
export const colours = {
  ink: '#1d2928',
  inkSoft: '#55605d',
  teal: '#123c3b',
  ivory: '#fbf6ef',
  line: '#e4d9cc',
  paper: '#ffffff',
} as const

/** The address of a page of the shop in this language. */
export function shopPage(locale: EmailLocale, path: string): string {
  return `${settings().SHOP_URL}${locale === 'vi' ? '/vn' : ''}${path}`
}

/** The address of a page of the back office. */
export const staffPage = (path: string): string => `${settings().SHOP_URL}/crm-admin${path}`

export function EmailHeading({ children }: { children: ReactNode }) {
  return <h1 style={{ margin: '0 0 16px', fontSize: '22px', lineHeight: '28px' }}>{children}</h1>
}

/** A part of an email with its own heading. */
export function EmailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div style={{ marginTop: '24px', paddingTop: '16px', borderTop: `1px solid ${colours.line}` }}>
      <h2 style={{ margin: '0 0 8px', fontSize: '17px', lineHeight: '24px' }}>{title}</h2>
      {children}
    </div>
  )
}

/** A link that is big enough for a thumb. */
export function EmailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      style={{
        display: 'inline-block',
        padding: '12px 24px',
        backgroundColor: colours.teal,
        color: colours.ivory,
        fontWeight: 600,
        textDecoration: 'none',
        borderRadius: '4px',
      }}
    >
      {children}
    </a>
  )
}

interface EmailLinkProps {
  heading: string
  said: string
  href: string
  button: string
  /** Lifetime of the link, and what to do with an unrequested mail. */
  notes: readonly string[]
}

/** The content of an email whose purpose is its link. */
export function EmailLink({ heading, said, href, button, notes }: EmailLinkProps) {
  return (
    <>
      <EmailHeading>{heading}</EmailHeading>
      <p>{said}</p>
      <p style={{ margin: '24px 0' }}>
        <EmailButton href={href}>{button}</EmailButton>
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  )
}

interface EmailFact {
  name: string
  value: ReactNode
  strong?: boolean
}

/** Short facts, one per line; on a narrow screen they wrap. */
export function EmailFacts({ facts }: { facts: EmailFact[] }) {
  return (
    <p style={{ margin: 0, lineHeight: '28px', overflowWrap: 'anywhere' }}>
      {facts.map(({ name, value, strong }, index) => (
        <Fragment key={name}>
          {index > 0 && <br />}
          <span style={{ color: colours.inkSoft }}>{name}: </span>
          {strong ? <strong>{value}</strong> : value}
        </Fragment>
      ))}
    </p>
  )
}
