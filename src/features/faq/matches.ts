import { normaliseText } from '@nas/domain/text'

/** True when the text contains every typed word, ignoring accents and case. */
export function matches(text: string, wanted: string): boolean {
  const inText = normaliseText(text)
  return normaliseText(wanted)
    .split(' ')
    .every((word) => inText.includes(word))
}
