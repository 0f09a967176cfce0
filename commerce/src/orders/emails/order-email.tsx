import type { ReactNode } from 'react'
import type { Email, EmailTemplate } from '../../email/layout/email'
import { EmailButton, EmailHeading, EmailTextLink } from '../../email/layout/email-parts'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { type EmailedOrder, emailedOrder } from './emailed-order'
import { OrderGoods, OrderSummary, orderLabels } from './order-summary'

interface OrderMessage {
  /** Must not contain user input: it becomes a mail header. */
  subject: string
  preview: string
  heading: string
  paragraphs: string[]
  box?: ReactNode
  /** Text of the QR code in the box. */
  qr?: string
  /** The main action; by default a link to the order, which every email has. */
  button?: { label: string; href: string }
  /** Shows the goods without sums and address. */
  goodsOnly?: true
}

export type OrderMessages = Record<EmailLocale, (order: EmailedOrder) => OrderMessage>

export const noRecipient: Email = { to: null, subject: '', preview: '', body: <p /> }

export function composeOrderEmail(
  messages: OrderMessages,
  order: EmailedOrder,
  locale: EmailLocale,
): Email {
  const { subject, preview, heading, paragraphs, box, qr, button, goodsOnly } =
    messages[locale](order)
  const view = { label: orderLabels[locale].view, href: order.pages.order }
  const main = button ?? view
  const Summary = goodsOnly ? OrderGoods : OrderSummary
  return {
    to: order.recipient,
    subject,
    preview,
    qr,
    body: (
      <>
        <EmailHeading>{heading}</EmailHeading>
        {paragraphs.map((text) => (
          <p key={text} style={{ margin: '0 0 12px', overflowWrap: 'anywhere' }}>
            {text}
          </p>
        ))}
        {box}
        <EmailButton href={main.href}>{main.label}</EmailButton>
        {main.href !== view.href && (
          <p style={{ margin: 0 }}>
            <EmailTextLink href={view.href}>{view.label}</EmailTextLink>
          </p>
        )}
        <Summary order={order} locale={locale} />
      </>
    ),
  }
}

/** Shows the state at the time of sending. @param isDue whether the e-mail is still due */
export const orderEmail =
  (messages: OrderMessages, isDue: (order: EmailedOrder) => boolean = () => true): EmailTemplate =>
  async (container, { data, locale }) => {
    const order = await emailedOrder(container, data.move ?? '', locale)
    const isSent = order !== null && isDue(order)
    return isSent ? composeOrderEmail(messages, order, locale) : noRecipient
  }
