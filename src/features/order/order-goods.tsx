import type { Texts } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { OrderLine } from './order-line.ts'
import { OrderSums } from './order-sums.tsx'
import { PlacedLines } from './placed-lines.tsx'

interface OrderGoodsProps {
  order: Parameters<typeof OrderSums>[0]['order']
  lines: readonly OrderLine[]
  locale: Locale
  texts: Texts<'order'>
}

/** What was ordered and what it costs. */
export function OrderGoods({ order, lines, locale, texts }: OrderGoodsProps) {
  return (
    <section className="order-box" aria-labelledby="order-lines">
      <h2 id="order-lines">{texts.lines}</h2>
      <PlacedLines lines={lines} locale={locale} texts={texts} />
      <OrderSums order={order} texts={texts} />
    </section>
  )
}
