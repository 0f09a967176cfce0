import { orderFieldLabels, vatLabel } from '@nas/contract/field-labels'
import { paymentKindLabels } from '@nas/contract/order-for-staff'
import { formatPhone } from '@nas/domain/contact'
import { formatDate, formatTime } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { isCancelled } from '@nas/domain/order-states'
import { EmailFacts, EmailSection } from '../../email/layout/email-parts'
import { type EmailSum, EmailSums } from '../../email/layout/email-sums'
import type { EmailLocale } from '../../email/module/outgoing-email'
import type { EmailedOrder } from './emailed-order'
import { typedText } from './typed-text'

interface Props {
  order: EmailedOrder
  locale: EmailLocale
}

function linesOf({ lines }: EmailedOrder): EmailSum[] {
  return lines.map(({ id, name, picture, quantity, sum }) => ({
    key: id,
    name: `${quantity} × ${name}`,
    value: formatPrice(sum),
    picture,
  }))
}

function sumsOf({ order, locale }: Props): EmailSum[] {
  const { subtotal, shipping_price, discount, total, vat_rate, vat } = order
  const free = orderLabels[locale].shippingFree
  const shipping = shipping_price === 0 ? free : formatPrice(shipping_price)
  return [
    ...linesOf(order),
    {
      key: 'subtotal',
      name: orderFieldLabels.subtotal[locale],
      value: formatPrice(subtotal),
      ruled: true,
    },
    { key: 'shipping', name: orderFieldLabels.shipping_price[locale], value: shipping },
    {
      key: 'discount',
      name: orderFieldLabels.discount[locale],
      value: formatPrice(-discount),
    },
    {
      key: 'total',
      name: orderFieldLabels.total[locale],
      value: formatPrice(total),
      strong: true,
    },
    ...(vat === null
      ? []
      : [
          {
            key: 'vat',
            name: vatLabel(locale, vat_rate),
            value: formatPrice(vat),
          },
        ]),
  ]
}

/** A cancelled order shows no payment method: its email must not ask for money. */
function paymentMethod({ order: { state, payment_kind }, locale }: Props) {
  if (isCancelled(state)) return []
  const name = orderFieldLabels.payment_method[locale]
  return [{ name, value: paymentKindLabels[payment_kind][locale] }]
}

/** The items of an order alone: no sums, no personal data. */
export function OrderGoods({ order, locale }: Props) {
  return (
    <EmailSection title={orderLabels[locale].lines}>
      <EmailSums sums={linesOf(order)} />
    </EmailSection>
  )
}

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

export const orderLabels = {
  vi: {
    code: 'Mã đơn hàng',
    placedAt: 'Đặt lúc',
    lines: 'Sản phẩm',
    shippingFree: 'Miễn phí',
    receiver: 'Người nhận',
    name: 'Họ và tên',
    phone: 'Số điện thoại',
    view: 'Xem đơn hàng',
  },
  en: {
    code: 'Order code',
    placedAt: 'Placed at',
    lines: 'Products',
    shippingFree: 'Free',
    receiver: 'Receiver',
    name: 'Full name',
    phone: 'Phone number',
    view: 'View your order',
  },
} satisfies Record<EmailLocale, Record<string, string>>
