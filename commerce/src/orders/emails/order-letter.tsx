import type { ReactNode } from 'react'
import { colours } from '../../email/layout/colours'
import { LetterButton } from '../../email/layout/letter-button'
import { LetterHeading } from '../../email/layout/letter-heading'
import type { Letter, MailTemplate } from '../../email/layout/template'
import type { MailLocale } from '../../email/module/outgoing-mail'
import { type LetterOrder, letterOrder } from './letter-order'
import { orderPage } from './order-page'
import { OrderSummary } from './order-summary'
import { orderWords } from './order-words'

/** What one kind of letter says of an order; the order itself stands in each. */
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

/** A mail server that is away over a weekend loses no notice. */
const patienceMinutes = 3 * 24 * 60

const toNobody: Letter = { to: null, subject: '', preview: '', body: <p /> }

/** A letter about a move of an order, written from how the order stands as it is sent. */
export function orderLetter(
  says: Record<MailLocale, (order: LetterOrder) => OrderMessage>,
): MailTemplate {
  return {
    patienceMinutes,
    newestOnly: false,
    async write(container, { data, locale }) {
      const order = await letterOrder(container, data.move ?? '', locale)
      if (order === null) return toNobody
      const { subject, preview, heading, paragraphs, box, button } = says[locale](order)
      const view = { label: orderWords[locale].view, href: orderPage(locale, order) }
      const main = button ?? view
      return {
        to: order.recipient,
        subject,
        preview,
        body: (
          <>
            <LetterHeading>{heading}</LetterHeading>
            {paragraphs.map((text) => (
              <p key={text} style={{ margin: '0 0 12px', overflowWrap: 'anywhere' }}>
                {text}
              </p>
            ))}
            {box}
            <p style={{ margin: '24px 0 0' }}>
              <LetterButton href={main.href}>{main.label}</LetterButton>
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
    },
  }
}
