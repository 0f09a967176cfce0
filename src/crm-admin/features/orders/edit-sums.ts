import { formatPrice } from '@nas/domain/money'
import type { useDeskTexts } from './desk-texts.ts'

type Texts = ReturnType<typeof useDeskTexts>['t']

/** The total with its delivery fee. */
export const sumText = (t: Texts, sums: { shipping_price: number; total: number }): string =>
  t('split.sum', {
    total: formatPrice(sums.total),
    delivery: formatPrice(sums.shipping_price),
  })

/** The total before and after; once when it stays the same. */
export const totalsText = (quote: { before_total: number; total: number }): string =>
  [...new Set([quote.before_total, quote.total])].map((sum) => formatPrice(sum)).join(' → ')
