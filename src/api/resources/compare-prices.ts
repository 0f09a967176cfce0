import { largestNumber } from '@nas/contract/limits'
import type { ComparedPrices, RefusedPrice } from '@nas/contract/prices'
import { dongIn, priceNeedsConfirmation } from '@nas/domain/money'
import type { PriceRow } from '../input/price-file.ts'

interface PricedProduct {
  name: string
  name_en: string | null
  price: number
}

/** A row without a new price keeps the stored one. */
function problemOf(
  { current, next }: PriceRow,
  stored: number,
): { problem: RefusedPrice['problem'] } | { after: number } {
  const after = next === '' ? stored : dongIn(next)
  if (after === null) return { problem: 'not_whole' }
  if (after > largestNumber) return { problem: 'too_large' }
  // A file that is applied again changes nothing.
  if (after !== stored && dongIn(current) !== stored) return { problem: 'stale' }
  return { after }
}

export function comparePrices(
  rows: readonly PriceRow[],
  productOf: (id: number) => PricedProduct | null,
): ComparedPrices {
  const compared: ComparedPrices = { changes: [], unchanged: 0, refused: [] }
  const seen = new Set<number>()
  for (const one of rows) {
    const product = /^[1-9]\d{0,8}$/.test(one.id) ? Number(one.id) : 0
    const found = productOf(product)
    const { name, name_en = null, price = null } = found ?? { name: one.name || one.id }
    const refuse = (problem: RefusedPrice['problem']) =>
      compared.refused.push({
        row: one.row,
        name,
        name_en,
        given: one.next,
        stored: price,
        problem,
      })
    if (price === null) {
      refuse('unknown')
      continue
    }
    const result = seen.has(product) ? { problem: 'repeated' as const } : problemOf(one, price)
    seen.add(product)
    if ('problem' in result) refuse(result.problem)
    else if (result.after === price) compared.unchanged += 1
    else {
      const { after } = result
      const unusual = priceNeedsConfirmation(price, after)
      compared.changes.push({ product, name, name_en, before: price, after, unusual })
    }
  }
  return compared
}
