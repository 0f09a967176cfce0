/** Folds accents (đ becomes d), case and spaces, for the stored search text and for queries. */
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

/** SPEC §5; idempotent. @example slugify('Kem chống nắng, SPF50+') // 'kem-chong-nang-spf50' */
export function slugify(text: string): string {
  return normaliseText(text)
    .replace(/[-_/\s]+/g, ' ')
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '-')
}

export function isSlug(text: string): boolean {
  return text !== '' && slugify(text) === text
}

/** A final oa, oe or uy with the tone mark on its second vowel; the u of `quý` is not a vowel. */
const markedSecond = /(?<!q)(o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ])(?!\p{L})/giu

/** Marks the first vowel, in NFC. @example spellTones('Khánh Hoà') // 'Khánh Hòa' */
export function spellTones(text: string): string {
  return text.normalize('NFC').replace(markedSecond, ([first = '', second = '']) => {
    const [vowel = '', mark = ''] = second.normalize('NFD')
    return `${first}${mark}`.normalize('NFC') + vowel
  })
}
