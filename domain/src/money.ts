/** SPEC §9, in every language. @example formatPrice(590000) // '590.000đ' */
export function formatPrice(dong: number): string {
  const digits = Math.abs(Math.round(dong))
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')
  return `${dong < 0 ? '-' : ''}${digits}đ`
}
