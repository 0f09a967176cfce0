import { formatDate, formatTime } from '@nas/domain/dates'
import type { EmailKind, FilledWords } from '@nas/domain/email-texts/texts'
import { formatPrice } from '@nas/domain/money'
import type { ReactNode } from 'react'
import type { Email, EmailTemplate } from '../../email/layout/email'
import { EmailButton, EmailHeading, EmailTextLink } from '../../email/layout/email-parts'
import { type Say, sayIn } from '../../email/layout/email-words'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { type EmailedOrder, emailedOrder } from './emailed-order'
import { OrderGoods, OrderSummary, orderLabels } from './order-summary'

interface OrderMessage extends FilledWords {
  box?: ReactNode
  /** Text of the QR code in the box. */
  qr?: string
  /** The main action; by default a link to the order, which every email has. */
  button?: { label: string; href: string }
  /** Shows the goods without sums and address. */
  goodsOnly?: true
}

export type OrderMessages = (
  order: EmailedOrder,
  locale: EmailLocale,
  say: (kind: EmailKind) => FilledWords,
) => OrderMessage

const timeOf = (time: Date | null): string =>
  time === null ? '' : `${formatTime(time)} ${formatDate(time)}`

const valuesOf = ({ code, total, estimated_delivery, payment }: EmailedOrder) => ({
  order: code,
  total: formatPrice(total),
  delivery: formatDate(estimated_delivery),
  until: timeOf(payment.until),
})

export const noRecipient: Email = { to: null, subject: '', preview: '', body: <p /> }

export function composeOrderEmail(
  messages: OrderMessages,
  order: EmailedOrder,
  locale: EmailLocale,
  say: Say = sayIn(locale),
): Email {
  const { subject, preview, heading, paragraphs, box, qr, button, goodsOnly } = messages(
    order,
    locale,
    (kind) => say(kind, valuesOf(order)),
  )
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
  async (container, { data, locale }, say) => {
    const order = await emailedOrder(container, data.move ?? '', locale)
    const isSent = order !== null && isDue(order)
    return isSent ? composeOrderEmail(messages, order, locale, say) : noRecipient
  }
