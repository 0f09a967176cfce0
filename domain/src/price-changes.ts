/** In đồng: every product of the shop costs more, and a price that lacks its `000` costs less. */
export const suspiciousBelow = 10_000

/** Both prices in đồng; `before` is null for a new product. */
export function priceNeedsConfirmation(before: number | null, after: number): boolean {
  if (before === after) return false
  if (after < suspiciousBelow) return true
  return before !== null && Math.abs(after - before) > before / 2
}
