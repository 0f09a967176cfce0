import type { ReactNode } from 'react'
import type { Email, EmailTemplate } from '../../email/layout/email'
import { colours, EmailButton, EmailHeading, shopPage } from '../../email/layout/email-parts'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { type EmailedOrder, emailedOrder } from './emailed-order'
import { orderLabels } from './order-labels'
import { OrderSummary } from './order-summary'

/** Where whoever ordered sees the order: in the account that owns it, else by tracking it. */
export function orderPage(locale: EmailLocale, { code, ofMember }: EmailedOrder): string {
  const page = ofMember ? '/don-hang' : '/theo-doi-don-hang'
  return shopPage(locale, `${page}?order=${encodeURIComponent(code)}`)
}

/** What one kind of email says of an order; the order itself stands in each. */
interface OrderMessage {
  /** Nothing that somebody typed: it is a header of the mail. */
  subject: string
  preview: string
  heading: string
  paragraphs: string[]
  /** Stands below the paragraphs. */
  box?: ReactNode
  /** Where the button leads; without it to the order, to which there is a link in any case. */
  button?: { label: string; href: string }
}

const toNobody: Email = { to: null, subject: '', preview: '', body: <p /> }

/** An email about a move of an order, written from how the order stands as it is sent. */
export function orderEmail(
  messages: Record<EmailLocale, (order: EmailedOrder) => OrderMessage>,
): EmailTemplate {
  return async (container, { data, locale }) => {
    const order = await emailedOrder(container, data.move ?? '', locale)
    if (order === null) return toNobody
    const { subject, preview, heading, paragraphs, box, button } = messages[locale](order)
    const view = { label: orderLabels[locale].view, href: orderPage(locale, order) }
    const main = button ?? view
    return {
      to: order.recipient,
      subject,
      preview,
      body: (
        <>
          <EmailHeading>{heading}</EmailHeading>
          {paragraphs.map((text) => (
            <p key={text} style={{ margin: '0 0 12px', overflowWrap: 'anywhere' }}>
              {text}
            </p>
          ))}
          {box}
          <p style={{ margin: '24px 0 0' }}>
            <EmailButton href={main.href}>{main.label}</EmailButton>
          </p>
          {main.href !== view.href && (
            <p style={{ margin: '16px 0 0' }}>
              <a href={view.href} style={{ color: colours.teal }}>
                {view.label}
              </a>
            </p>
          )}
          <OrderSummary order={order} locale={locale} />
        </>
      ),
    }
  }
}
