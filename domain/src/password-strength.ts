import { normaliseText } from './text.js'

/** Characters of a new password (OWASP ASVS 5, 6.2.1 and 6.2.9). */
export const shortestPassword = 8
export const longestPassword = 128

export type PasswordWeakness = 'password_common' | 'password_own'

/** Words of the shop, which attackers guess first. */
const shopWords = ['nas', 'aura', 'aurora', 'shop']
const shortestWord = 3
/** Minimum characters besides own words. */
const leastRest = 4

const lettersAndDigits = (text: string) => normaliseText(text).replace(/[^\p{L}\p{N}]/gu, '')

function wordsOf(texts: readonly (string | null)[]): string[] {
  const words = texts.flatMap((text) => normaliseText(text ?? '').split(/[^\p{L}\p{N}]+/u))
  return [...words, ...shopWords]
    .filter(({ length }) => length >= shortestWord)
    .sort((one, other) => other.length - one.length)
}

/**
 * Why a password is easily guessed: it is among the most common ones, or consists mostly of facts
 * about its owner. There are no rules of composition (OWASP ASVS 5, 6.2).
 * @param ownTexts name, e-mail and user name of its owner
 * @param common the most common passwords, in lower case
 */
export function passwordWeakness(
  password: string,
  ownTexts: readonly (string | null)[],
  common: ReadonlySet<string>,
): PasswordWeakness | null {
  const plain = lettersAndDigits(password)
  if (common.has(password.toLowerCase()) || common.has(plain)) return 'password_common'
  const rest = wordsOf(ownTexts).reduce((text, word) => text.replaceAll(word, ''), plain)
  if (rest === plain) return null
  return rest.length < leastRest || common.has(rest) ? 'password_own' : null
}
