import type { Order } from '@nas/contract/order'
import { formatPrice } from '@nas/domain/money'
import { isFinal } from '@nas/domain/order-states'
import { fill } from '@nas/domain/placeholders'
import { localised } from '../../content/localised.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { Facts } from './order-facts.tsx'
import type { OrderLine } from './order-line.ts'

interface OrderGoodsProps extends TextProps<Texts<'order'>> {
  order: Parameters<typeof OrderSums>[0]['order']
  lines: readonly OrderLine[]
}

export function OrderGoods({ order, lines, locale, texts }: OrderGoodsProps) {
  return (
    <section className="order-box" aria-labelledby="order-lines">
      <h2 id="order-lines">{texts.lines}</h2>
      <PlacedLines lines={lines} locale={locale} texts={texts} />
      <OrderSums order={order} texts={texts} />
    </section>
  )
}

interface OrderSumsProps {
  order: Pick<
    Order,
    | 'state'
    | 'subtotal'
    | 'shipping_price'
    | 'discount'
    | 'total'
    | 'vat'
    | 'vat_rate'
    | 'cod_amount'
    | 'payment_kind'
  >
  texts: Texts<'order'>
}

export function OrderSums({ order, texts }: OrderSumsProps) {
  const { subtotal, shipping_price, discount, total, vat, vat_rate, cod_amount } = order
  const isDue = order.payment_kind === 'cod' && !isFinal(order.state)
  return (
    <Facts
      className="placed__sums"
      facts={[
        [texts.subtotal, formatPrice(subtotal)],
        [texts.shipping, shipping_price === 0 ? texts.shippingFree : formatPrice(shipping_price)],
        [texts.discount, formatPrice(-discount)],
        [texts.total, formatPrice(total)],
        [fill(texts.vat, { rate: vat_rate ?? '' }), vat === null ? null : formatPrice(vat)],
        [texts.codAmount, isDue ? formatPrice(cod_amount) : null],
      ]}
    />
  )
}

interface PlacedLinesProps extends TextProps<Texts<'order'>> {
  lines: readonly OrderLine[]
}

function PlacedLines({ lines, locale, texts }: PlacedLinesProps) {
  return (
    <ul className="placed-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <span className="placed-lines__picture">
            {line.imagelink === '' ? null : (
              <img src={line.imagelink} alt="" width={64} height={64} decoding="async" />
            )}
          </span>
          <span>
            <LineName line={line} locale={locale} />
            <span className="muted">{fill(texts.quantityTimes, { count: line.quantity })}</span>
          </span>
          <span className="price">{formatPrice(line.price * line.quantity)}</span>
        </li>
      ))}
    </ul>
  )
}

function LineName({ line, locale }: { line: OrderLine; locale: Locale }) {
  const name = localised(line, 'name', locale)
  return line.slug === '' ? name : <a href={href(locale, `/san-pham/${line.slug}`)}>{name}</a>
}
