import { normaliseText } from '@nas/domain/text'

/** True when every word that was typed occurs in the text, accents and case aside. */
export function matches(text: string, wanted: string): boolean {
  const inText = normaliseText(text)
  return normaliseText(wanted)
    .split(' ')
    .every((word) => inText.includes(word))
}
