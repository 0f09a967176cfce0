import type { Vocabulary, Word } from './vocabulary.ts'

/** Minimum length of a word in which one edit is forgiven. */
const forgivingLetters = 5
/** Minimum length of a beginning that matches a word. */
const prefixLetters = 3

export const quality = {
  same: 1,
  withoutAccents: 0.45,
  otherTone: 0.3,
  beginning: 0.6,
  misspelt: 0.5,
}

const tones = /[\u0300\u0301\u0303\u0309\u0323]/g
const withoutTone = (text: string): string => text.normalize('NFD').replace(tones, '')

function qualityOf(typed: Word, word: Word): number {
  if (typed.exact === typed.plain || typed.exact === word.exact) return quality.same
  if (word.exact === word.plain) return quality.withoutAccents
  return withoutTone(typed.exact) === withoutTone(word.exact) ? quality.otherTone : 0
}

/**
 * How well each word of the vocabulary matches a typed word, by number: 1 for the same word, less
 * for another tone, a beginning or, when the shop has no such word, a misspelt one.
 */
export function matchesOf(
  vocabulary: Vocabulary,
  typed: Word,
  place: 'last' | 'inside' | 'synonym',
): Map<number, number> {
  const { words } = vocabulary
  const { plain } = typed
  const matches = new Map<number, number>()
  if (place !== 'synonym' && (place === 'last' || plain.length >= prefixLetters)) {
    const begins = vocabulary.where((word) => word.plain.startsWith(plain))
    for (const number of begins) {
      const { exact, plain: unaccented } = words[number] as Word
      if (typed.exact === plain || exact.startsWith(typed.exact)) {
        matches.set(number, quality.beginning)
      } else if (exact === unaccented) {
        matches.set(number, quality.beginning * quality.withoutAccents)
      }
    }
  }
  for (const number of vocabulary.equal(plain)) {
    const found = qualityOf(typed, words[number] as Word)
    if (found > 0) matches.set(number, found)
  }
  if (matches.size === 0 && place !== 'synonym' && plain.length >= forgivingLetters) {
    for (const number of vocabulary.where((word) => isOneEdit(plain, word.plain))) {
      matches.set(number, quality.misspelt)
    }
  }
  return matches
}

/** Whether one letter was replaced, left out, added, or swapped with the next. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const rest = (text: string, from: number) => text.slice(start + from)
  if (a.length < b.length) return rest(a, 0) === rest(b, 1)
  if (a.length > b.length) return rest(a, 1) === rest(b, 0)
  if (rest(a, 1) === rest(b, 1)) return true
  return a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2)
}
