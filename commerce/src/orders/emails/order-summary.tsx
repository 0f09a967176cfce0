import { orderFieldLabels, paymentKindLabels } from '@nas/contract/order-labels'
import { formatPhone } from '@nas/domain/contact'
import { formatDate, formatTime } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { EmailFacts, EmailSection } from '../../email/layout/email-parts'
import { type EmailSum, EmailSums } from '../../email/layout/email-sums'
import type { EmailLocale } from '../../email/module/outgoing-email'
import type { EmailedOrder } from './emailed-order'
import { orderLabels } from './order-labels'
import { typedText } from './typed-text'

interface Props {
  order: EmailedOrder
  locale: EmailLocale
}

function sumsOf({ order, locale }: Props): EmailSum[] {
  const words = orderLabels[locale]
  const { lines, subtotal, shipping_price, discount, total } = order
  const shipping = shipping_price === 0 ? words.shippingFree : formatPrice(shipping_price, locale)
  return [
    ...lines.map(({ id, name, quantity, sum }) => ({
      key: id,
      name: `${quantity} × ${name}`,
      value: formatPrice(sum, locale),
    })),
    {
      key: 'subtotal',
      name: orderFieldLabels.subtotal[locale],
      value: formatPrice(subtotal, locale),
      ruled: true,
    },
    { key: 'shipping', name: orderFieldLabels.shipping_price[locale], value: shipping },
    {
      key: 'discount',
      name: orderFieldLabels.discount[locale],
      value: formatPrice(-discount, locale),
    },
    {
      key: 'total',
      name: orderFieldLabels.total[locale],
      value: formatPrice(total, locale),
      strong: true,
    },
  ]
}

/** A cancelled order names no way to pay: its email asks for nothing. */
function paymentMethod({ order: { state, payment_kind }, locale }: Props) {
  if (state === 'cancel' || state === 'usercancel') return []
  const name = orderFieldLabels.payment_method[locale]
  return [{ name, value: paymentKindLabels[payment_kind][locale] }]
}

/** What was ordered, what it costs and where it goes. */
export function OrderSummary({ order, locale }: Props) {
  const words = orderLabels[locale]
  const { code, created_at, name, phone, address } = order
  return (
    <>
      <EmailSection title={`${words.code}: ${code}`}>
        <EmailFacts
          facts={[
            { name: words.placedAt, value: `${formatTime(created_at)} ${formatDate(created_at)}` },
            ...paymentMethod({ order, locale }),
          ]}
        />
      </EmailSection>
      <EmailSection title={words.lines}>
        <EmailSums sums={sumsOf({ order, locale })} />
      </EmailSection>
      <EmailSection title={words.receiver}>
        <EmailFacts
          facts={[
            { name: words.name, value: typedText(name) },
            { name: words.phone, value: formatPhone(phone) },
            { name: orderFieldLabels.address[locale], value: typedText(address) },
          ]}
        />
      </EmailSection>
    </>
  )
}
