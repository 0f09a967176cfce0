import type { ReactNode } from 'react'
import type { Email, EmailTemplate } from '../../email/layout/email'
import { colours, EmailButton, EmailHeading } from '../../email/layout/email-parts'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { type EmailedOrder, emailedOrder } from './emailed-order'
import { OrderSummary, orderLabels } from './order-summary'

/** The message of one kind of email; each is followed by the summary of the order. */
interface OrderMessage {
  /** Must not contain user input: it becomes a mail header. */
  subject: string
  preview: string
  heading: string
  paragraphs: string[]
  /** Content below the paragraphs. */
  box?: ReactNode
  /** The main action; by default a link to the order, which every email has. */
  button?: { label: string; href: string }
}

export type OrderMessages = Record<EmailLocale, (order: EmailedOrder) => OrderMessage>

const noRecipient: Email = { to: null, subject: '', preview: '', body: <p /> }

/** Composes the email about an order without reading other data. */
export function composeOrderEmail(
  messages: OrderMessages,
  order: EmailedOrder,
  locale: EmailLocale,
): Email {
  const { subject, preview, heading, paragraphs, box, button } = messages[locale](order)
  const view = { label: orderLabels[locale].view, href: order.pages.order }
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

/** Template of an email about a move; states the order at the time of sending. */
export const orderEmail =
  (messages: OrderMessages): EmailTemplate =>
  async (container, { data, locale }) => {
    const order = await emailedOrder(container, data.move ?? '', locale)
    return order === null ? noRecipient : composeOrderEmail(messages, order, locale)
  }
