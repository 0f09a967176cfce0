import { formatPrice } from '@nas/domain/money'
import { sql } from '@nas/query/sql'
import type { Email, EmailTemplate } from '../../email/layout/email'
import { staffPage } from '../../email/layout/email-parts'
import { textEmail } from '../../email/layout/text-email'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { sqlOf } from '../../platform/database/run-sql'
import { demoCaller } from '../../platform/setup/demo'
import { digestMinutes } from '../workflows/order-emails/enqueue-for-desk'

/** Most orders that are named; the others are only counted. */
const maxNamed = 50

const words = {
  vi: {
    subject: (count: number) => `${count} đơn hàng mới`,
    more: (count: number) => `và ${count} đơn nữa`,
    button: 'Mở danh sách đơn hàng',
  },
  en: {
    subject: (count: number) => `New orders: ${count}`,
    more: (count: number) => `and ${count} more`,
    button: 'Show the orders',
  },
} as const satisfies Record<EmailLocale, object>

interface NewOrder {
  code: string
  /** Numeric columns are text. */
  total: string | number
}

/** Codes and sums; nothing else of an order leaves the shop by this email. */
export function composeNewOrders(locale: EmailLocale, to: string, orders: NewOrder[]): Email {
  const { subject, more, button } = words[locale]
  const named = orders.slice(0, maxNamed).map(({ code, total }) => {
    return `${code}: ${formatPrice(Number(total))}`
  })
  const rest = orders.length - named.length
  return textEmail({
    to: orders.length > 0 ? to : null,
    subject: subject(orders.length),
    paragraphs: rest > 0 ? [...named, more(rest)] : named,
    button: { text: button, href: staffPage('/orders') },
  })
}

/** The orders that were placed since a moment, in the minutes of one email. */
export const newOrders: EmailTemplate = async (container, { recipient, locale, data }) => {
  const { since = '' } = data
  const orders = await sqlOf(container)<NewOrder>(sql`
    select code, total from order_record
      where created_at >= ${since}::timestamptz and caller <> ${demoCaller}
        and created_at < ${since}::timestamptz + make_interval(mins => ${digestMinutes})
        and deleted_at is null order by display_id`)
  return composeNewOrders(locale, recipient, orders)
}
