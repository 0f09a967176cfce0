/** A final oa, oe or uy with the tone mark on its second vowel; the u of `quý` is not a vowel. */
const markedSecond = /(?<!q)(o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ])(?!\p{L})/giu

/** Marks the first vowel, in NFC. @example spellTones('Khánh Hoà') // 'Khánh Hòa' */
export function spellTones(text: string): string {
  return text.normalize('NFC').replace(markedSecond, ([first = '', second = '']) => {
    const [vowel = '', mark = ''] = second.normalize('NFD')
    return `${first}${mark}`.normalize('NFC') + vowel
  })
}
