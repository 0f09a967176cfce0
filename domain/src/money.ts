/** SPEC §9, in every language. @example formatPrice(590000) // '590.000đ' */
export function formatPrice(dong: number): string {
  const digits = Math.abs(Math.round(dong))
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')
  return `${dong < 0 ? '-' : ''}${digits}đ`
}

const grouped = /^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)?$/

/** Null unless it is a whole number. @example dongIn('1.250.000 đ') // 1250000 */
export function dongIn(cell: string): number | null {
  const digits = cell.replace(/\s+/g, '').replace(/(đ|₫|vnđ|vnd)$/i, '')
  if (!/^\d+$/.test(digits) && !grouped.test(digits)) return null
  return Number(digits.replace(/[.,]/g, ''))
}

/** @param amount đồng, tax included @param rate percent */
export const includedVat = (amount: number, rate: number): number =>
  Math.round((amount * rate) / (100 + rate))

/** In đồng: every product of the shop costs more, and a price that lacks its `000` costs less. */
export const suspiciousBelow = 10_000

/** Both prices in đồng; `before` is null for a new product. */
export function priceNeedsConfirmation(before: number | null, after: number): boolean {
  if (before === after) return false
  if (after < suspiciousBelow) return true
  return before !== null && Math.abs(after - before) > before / 2
}
