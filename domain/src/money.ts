const separators = { vi: '.', en: ',' } as const

/**
 * Prices are whole đồng with suffix đ, between thousands what the language of the page, the e-mail or
 * the back office puts there: dots (SPEC §9) or commas.
 * @example formatPrice(590000, 'vi') // '590.000đ'
 */
export function formatPrice(dong: number, locale: keyof typeof separators): string {
  const digits = Math.abs(Math.round(dong))
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, separators[locale])
  return `${dong < 0 ? '-' : ''}${digits}đ`
}
