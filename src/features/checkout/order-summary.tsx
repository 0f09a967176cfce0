import type { CartItem } from '@nas/domain/cart'
import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locale.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderSums } from './order-sums.tsx'

interface OrderSummaryProps {
  lines: readonly CartItem[]
  formerPrices: Readonly<Record<number, number>>
  locale: Locale
  texts: CheckoutTexts
  /** What follows the sums: problem and button. */
  children: ReactNode
}

export function OrderSummary({ lines, formerPrices, locale, texts, children }: OrderSummaryProps) {
  return (
    <section className="checkout__summary" aria-labelledby="checkout-summary">
      <header className="checkout__summary-head">
        <h2 id="checkout-summary">{texts.summaryTitle}</h2>
        <button type="button" className="form-link" data-open-panel="cart" data-wants="cart">
          {texts.editCart}
        </button>
      </header>
      {lines.length === 0 ? (
        <p className="muted">{texts.linesLoading}</p>
      ) : (
        <OrderLines lines={lines} formerPrices={formerPrices} locale={locale} texts={texts} />
      )}
      <OrderSums lines={lines} locale={locale} texts={texts} />
      {children}
      <p className="field__hint">{texts.taxNote}</p>
    </section>
  )
}
