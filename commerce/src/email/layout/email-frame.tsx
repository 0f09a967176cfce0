import type { CSSProperties, ReactNode } from 'react'
import type { EmailContact, EmailLocale } from '../module/outgoing-email'
import { darkMode } from './dark-mode'
import { EmailFooter } from './email-footer'
import { bodyFont, colours, layoutTable } from './email-parts'

export interface EmailShop {
  /** Web address without a final slash; the logo is there. */
  address: string
  /** Null until the company data have been synced. */
  contact: EmailContact | null
}

interface Props {
  locale: EmailLocale
  shop: EmailShop
  title: string
  preview: string
  children: ReactNode
}

const words: CSSProperties = { ...bodyFont, color: colours.ink }

/** Outlook for Windows reads the attribute `width`, the others this. */
const sheet: CSSProperties = {
  width: '100%',
  maxWidth: '600px',
  backgroundColor: colours.paper,
  border: `1px solid ${colours.line}`,
}

const hidden: CSSProperties = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  opacity: 0,
}

const logo: CSSProperties = {
  display: 'block',
  // The alternative text, where a mail program hides pictures.
  color: colours.ivory,
  fontSize: '22px',
  fontWeight: 700,
}

/** The frame of every email: one column, as wide as a phone or 600 px. */
export function EmailFrame({ locale, shop, title, preview, children }: Props) {
  return (
    <html lang={locale}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{title}</title>
        <style>{darkMode}</style>
      </head>
      <body className="mail-page" style={{ margin: 0, padding: 0, backgroundColor: colours.ivory }}>
        {/* Excludes the line from the plain text. */}
        <div style={hidden} data-skip-in-text="true">
          {preview}
        </div>
        <table {...layoutTable} className="mail-page" width="100%" bgcolor={colours.ivory}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table
                  {...layoutTable}
                  className="mail-sheet"
                  width="600"
                  align="center"
                  style={sheet}
                >
                  <tbody>
                    <tr>
                      <td
                        align="left"
                        style={{ padding: '20px 22px', backgroundColor: colours.teal }}
                      >
                        <img
                          src={`${shop.address}/mail-logo.png`}
                          alt="NAS"
                          width="84"
                          height="33"
                          style={logo}
                        />
                      </td>
                    </tr>
                    <tr>
                      <td align="left" style={{ ...words, padding: '28px 22px' }}>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td
                        align="left"
                        className="mail-line mail-soft"
                        style={{
                          ...words,
                          padding: '20px 22px',
                          borderTop: `1px solid ${colours.line}`,
                          color: colours.inkSoft,
                          fontSize: '14px',
                          lineHeight: '22px',
                        }}
                      >
                        <EmailFooter locale={locale} contact={shop.contact} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
