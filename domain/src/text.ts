/**
 * Lower case, without Vietnamese accents (đ becomes d), single spaces.
 * The same form is stored as the search text and made from what a shopper types.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Words without accents and punctuation, joined by hyphens (SPEC §5). Idempotent.
 * @example slugify('Kem chống nắng, SPF50+') // 'kem-chong-nang-spf50'
 */
export function slugify(text: string): string {
  return normaliseText(text)
    .replace(/[-_/\s]+/g, ' ')
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-')
}

/** True for what `slugify` can give: it is not empty and would not be changed by it. */
export function isSlug(text: string): boolean {
  return text !== '' && slugify(text) === text
}
