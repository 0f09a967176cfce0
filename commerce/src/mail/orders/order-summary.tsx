import { formatDate, formatPhone, formatPrice, formatTime, isPhone } from '@nas/domain'
import type { CSSProperties } from 'react'
import { LetterFacts } from '../layout/letter-facts'
import { LetterSection } from '../layout/letter-section'
import type { MailLocale } from '../outgoing-mail'
import type { LetterOrder } from './letter-order'
import { orderWords } from './order-words'
import { typedText } from './typed-text'

interface Props {
  order: LetterOrder
  locale: MailLocale
}

const cell: CSSProperties = { padding: '4px 0', verticalAlign: 'top', overflowWrap: 'anywhere' }
const sumCell: CSSProperties = { ...cell, paddingLeft: '16px', whiteSpace: 'nowrap' }

function Lines({ order: { lines } }: Props) {
  return (
    <table
      role="presentation"
      data-text-format="dataTable"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
    >
      <tbody>
        {lines.map(({ id, name, quantity, sum }) => (
          <tr key={id}>
            <td style={cell}>
              {quantity} × {name}
            </td>
            <td align="right" style={sumCell}>
              {formatPrice(sum)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ order, locale }: Props) {
  const words = orderWords[locale]
  const { subtotal, shippingPrice, discount, total } = order
  const shipping = shippingPrice === 0 ? words.shippingFree : formatPrice(shippingPrice)
  const sums = [
    { name: words.subtotal, value: formatPrice(subtotal) },
    { name: words.shipping, value: shipping },
    ...(discount > 0 ? [{ name: words.discount, value: formatPrice(-discount) }] : []),
    { name: words.total, value: formatPrice(total), strong: true },
  ]
  return (
    <div style={{ marginTop: '12px' }}>
      <LetterFacts facts={sums} />
    </div>
  )
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
        <Lines order={order} locale={locale} />
        <Sums order={order} locale={locale} />
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
