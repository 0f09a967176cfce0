import { normaliseText } from '@nas/domain/text'

export function matches(text: string, wanted: string): boolean {
  const inText = normaliseText(text)
  return normaliseText(wanted)
    .split(' ')
    .every((word) => inText.includes(word))
}
