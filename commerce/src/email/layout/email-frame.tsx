import type { CSSProperties, ReactNode } from 'react'
import type { EmailLocale } from '../module/outgoing-email'
import { colours } from './email-parts'

interface Props {
  locale: EmailLocale
  title: string
  preview: string
  children: ReactNode
}

const footers = {
  vi: 'Thư này được gửi tự động; xin đừng trả lời.',
  en: 'This mail was sent automatically; please do not reply.',
} as const

const font = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

const body: CSSProperties = {
  margin: 0,
  padding: '24px 12px',
  backgroundColor: colours.ivory,
  color: colours.ink,
  fontFamily: font,
  fontSize: '16px',
  lineHeight: '24px',
}

const sheet: CSSProperties = {
  width: '100%',
  maxWidth: '560px',
  margin: '0 auto',
  backgroundColor: colours.paper,
  border: `1px solid ${colours.line}`,
}

const hidden: CSSProperties = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  opacity: 0,
}

const footer: CSSProperties = { margin: 0, color: colours.inkSoft, fontSize: '13px' }

/** The frame of every email: one column, as wide as a phone or 560 px. */
export function EmailFrame({ locale, title, preview, children }: Props) {
  return (
    <html lang={locale}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={body}>
        {/* Excludes the line from the plain text. */}
        <div style={hidden} data-skip-in-text="true">
          {preview}
        </div>
        <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" style={sheet}>
          <tbody>
            <tr>
              <td style={{ padding: '20px 24px', backgroundColor: colours.teal }}>
                <strong style={{ color: colours.ivory, fontSize: '20px' }}>NAS</strong>
              </td>
            </tr>
            <tr>
              <td style={{ padding: '24px' }}>{children}</td>
            </tr>
            <tr>
              <td style={{ padding: '16px 24px', borderTop: `1px solid ${colours.line}` }}>
                <p style={footer}>{footers[locale]}</p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
