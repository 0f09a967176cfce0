import { formatPhone, isPhone } from '@nas/domain/contact'
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
  const { lines, subtotal, shippingPrice, discount, total } = order
  const shipping = shippingPrice === 0 ? words.shippingFree : formatPrice(shippingPrice)
  return [
    ...lines.map(({ id, name, quantity, sum }) => ({
      key: id,
      name: `${quantity} × ${name}`,
      value: formatPrice(sum),
    })),
    { key: 'subtotal', name: words.subtotal, value: formatPrice(subtotal), ruled: true },
    { key: 'shipping', name: words.shipping, value: shipping },
    ...(discount > 0
      ? [{ key: 'discount', name: words.discount, value: formatPrice(-discount) }]
      : []),
    { key: 'total', name: words.total, value: formatPrice(total), strong: true },
  ]
}

/** What was ordered, what it costs and where it goes. */
export function OrderSummary({ order, locale }: Props) {
  const words = orderLabels[locale]
  const { code, placedAt, name, phone, address } = order
  return (
    <>
      <EmailSection title={`${words.code}: ${code}`}>
        <EmailFacts
          facts={[
            { name: words.placedAt, value: `${formatTime(placedAt)} ${formatDate(placedAt)}` },
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
            { name: words.phone, value: isPhone(phone) ? formatPhone(phone) : phone },
            { name: words.address, value: typedText(address) },
          ]}
        />
      </EmailSection>
    </>
  )
}
