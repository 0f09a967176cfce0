import { listOf } from '@nas/contract/answers'
import { type Shipping, shippingSchema } from '@nas/contract/catalogue'
import { type CartItem, cartCount } from '@nas/domain/cart'
import { formatPrice } from '@nas/domain/money'
import { freeDeliveryAbove, orderTotals } from '@nas/domain/order-totals'
import { fill } from '@nas/domain/placeholders'
import { type ReactNode, useState } from 'react'
import { parse } from 'valibot'
import { api } from '../../api-client/api.ts'
import { localised } from '../../content/localised.ts'
import { DeliveryNote } from '../../forms/delivery-note.tsx'
import type { TextProps } from '../../i18n/catalogues.ts'
import type { DeliveryFacts } from '../../ui/delivery-facts.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { CheckoutTexts } from './order-form.ts'

const shippings = 'shippings'

async function deliveryOption(): Promise<Shipping | null> {
  const answer = parse(listOf(shippingSchema), await api.get('/api/shippings', {}))
  return answer.data[0]?.attributes ?? null
}

interface OrderSumsProps extends TextProps<CheckoutTexts> {
  lines: readonly CartItem[]
}

export interface OrderLinesProps extends OrderSumsProps {
  formerPrices: Readonly<Record<number, number>>
}

function OrderLines({ lines, formerPrices, locale, texts }: OrderLinesProps) {
  return (
    <ul className="checkout-lines">
      {lines.map((line) => {
        const former = formerPrices[line.id]
        return (
          <li key={line.id} className="checkout-line">
            <span className="checkout-line__picture">
              {line.imagelink === '' ? null : (
                <img src={line.imagelink} alt="" width={64} height={64} decoding="async" />
              )}
            </span>
            <span className="checkout-line__words">
              {localised(line, 'name', locale)}
              <span className="muted">{fill(texts.quantityTimes, { count: line.quantity })}</span>
            </span>
            <span className="price">
              {former !== undefined && former !== line.price ? (
                <del className="muted">{formatPrice(former * line.quantity)}</del>
              ) : null}{' '}
              {formatPrice(line.price * line.quantity)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function OrderSums({ lines, locale, texts }: OrderSumsProps) {
  const delivery = useLoaded(shippings, deliveryOption)
  const { subtotal, shippingPrice, total } = orderTotals({ lines })
  const name =
    delivery.state === 'ready' && delivery.value
      ? localised(delivery.value, 'name', locale)
      : texts.deliveryStandard

  return (
    <dl className="checkout-sums" aria-live="polite">
      <div>
        <dt>{texts.subtotal}</dt>
        <dd>{formatPrice(subtotal)}</dd>
      </div>
      <div>
        <dt>
          {texts.shipping}
          <span className="muted">
            {name}. {fill(texts.deliveryRule, { amount: formatPrice(freeDeliveryAbove) })}
          </span>
        </dt>
        <dd>{shippingPrice === 0 ? texts.deliveryFree : formatPrice(shippingPrice)}</dd>
      </div>
      <div className="checkout-sums__total">
        <dt>{texts.total}</dt>
        <dd>{formatPrice(total)}</dd>
      </div>
    </dl>
  )
}

/** On a phone it is collapsed, with the total at the top of the page. */
export function OrderSummary({ lines, formerPrices, locale, texts }: OrderLinesProps) {
  const [open, setOpen] = useState(false)
  const count = cartCount(lines)
  return (
    <section className="checkout__summary" aria-labelledby="checkout-summary">
      <header className="checkout__summary-head">
        <h2 id="checkout-summary">{texts.summaryTitle}</h2>
        <strong className="checkout__fold-total">
          {formatPrice(orderTotals({ lines }).total)}
        </strong>
        <button
          type="button"
          className="form-link checkout__fold"
          aria-expanded={open}
          aria-controls="checkout-lines"
          onClick={() => setOpen(!open)}
        >
          {open ? texts.hideLines : fill(texts.showLines, { count })}
        </button>
        <button type="button" className="form-link" data-open-panel="cart" data-preloads="cart">
          {texts.editCart}
        </button>
      </header>
      <div id="checkout-lines" className="checkout__lines" data-open={open || undefined}>
        {lines.length === 0 ? (
          <p className="muted">{texts.linesLoading}</p>
        ) : (
          <OrderLines lines={lines} formerPrices={formerPrices} locale={locale} texts={texts} />
        )}
      </div>
    </section>
  )
}

interface OrderEndProps extends OrderSumsProps {
  delivery: DeliveryFacts
  children: ReactNode
}

export function OrderEnd({ delivery, lines, locale, texts, children }: OrderEndProps) {
  return (
    <section className="checkout__end" aria-label={texts.total}>
      <OrderSums lines={lines} locale={locale} texts={texts} />
      <DeliveryNote facts={delivery} locale={locale} />
      {children}
      <p className="field__hint">{texts.taxNote}</p>
    </section>
  )
}
