import { formatPhone, isPhone } from '@nas/domain/contact'
import { formatDate, formatTime } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { LetterFacts } from '../../email/layout/letter-facts'
import { LetterSection } from '../../email/layout/letter-section'
import { type LetterSum, LetterSums } from '../../email/layout/letter-sums'
import type { MailLocale } from '../../email/module/outgoing-mail'
import type { LetterOrder } from './letter-order'
import { orderWords } from './order-words'
import { typedText } from './typed-text'

interface Props {
  order: LetterOrder
  locale: MailLocale
}

function sumsOf({ order, locale }: Props): LetterSum[] {
  const words = orderWords[locale]
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
  const words = orderWords[locale]
  const { code, placedAt, name, phone, address } = order
  return (
    <>
      <LetterSection title={`${words.code}: ${code}`}>
        <LetterFacts
          facts={[
            { name: words.placedAt, value: `${formatTime(placedAt)} ${formatDate(placedAt)}` },
          ]}
        />
      </LetterSection>
      <LetterSection title={words.lines}>
        <LetterSums sums={sumsOf({ order, locale })} />
      </LetterSection>
      <LetterSection title={words.receiver}>
        <LetterFacts
          facts={[
            { name: words.name, value: typedText(name) },
            { name: words.phone, value: isPhone(phone) ? formatPhone(phone) : phone },
            { name: words.address, value: typedText(address) },
          ]}
        />
      </LetterSection>
    </>
  )
}
