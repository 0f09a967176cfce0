import { normaliseText } from './text.js'
import { vietnamesePasswords } from './vietnamese-passwords.js'

/** Minimum and maximum length of a new password (OWASP ASVS 5, 6.2.1 and 6.2.9). */
export const shortestPassword = 8
export const longestPassword = 128

export type PasswordWeakness = 'password_common' | 'password_own'

/** Words of the shop, which attackers guess first. */
const shopWords = ['nas', 'aura', 'aurora', 'shop']
const shortestWord = 3
/** Minimum number of characters that are not part of own words. */
const leastRest = 4

/**
 * Minimum number of different characters: fewer are a repetition, such as `aaaaaaaa` or `12121212`.
 */
const leastDifferent = 4
/** A Vietnamese mobile number: people use their own as a password, and there are few of them. */
const phone = /^(84|0)[35789]\d{8}$/

/** Removes the prefix of a phone number; other words are unchanged. */
const withoutPrefix = (word: string) => (phone.test(word) ? word.replace(/^(84|0)/, '') : word)

/** Whether it is a password common in Vietnam, also with digits around it. */
const isVietnamese = (plain: string) => vietnamesePasswords.has(plain.replace(/\d/g, ''))

const lettersAndDigits = (text: string) => normaliseText(text).replace(/[^\p{L}\p{N}]/gu, '')

function wordsOf(texts: readonly (string | null)[]): string[] {
  const words = texts.flatMap((text) => normaliseText(text ?? '').split(/[^\p{L}\p{N}]+/u))
  return [...words.map(withoutPrefix), ...shopWords]
    .filter(({ length }) => length >= shortestWord)
    .sort((one, other) => other.length - one.length)
}

/**
 * Why a password is easy to guess: it is among the most common ones, in the world or in Vietnam; it
 * is a repetition or a phone number; or it consists mostly of facts about its owner. There are no
 * composition rules (OWASP ASVS 5, 6.2).
 * @param ownTexts name, e-mail, user name and phone of the owner
 * @param common the most common passwords, in lower case
 */
export function passwordWeakness(
  password: string,
  ownTexts: readonly (string | null)[],
  common: ReadonlySet<string>,
): PasswordWeakness | null {
  const plain = lettersAndDigits(password)
  if (new Set(password.toLowerCase()).size < leastDifferent) return 'password_common'
  if (phone.test(plain) || isVietnamese(plain)) return 'password_common'
  if (common.has(password.toLowerCase()) || common.has(plain)) return 'password_common'
  const rest = wordsOf(ownTexts).reduce((text, word) => text.replaceAll(word, ''), plain)
  if (rest === plain) return null
  return rest.length < leastRest || common.has(rest) ? 'password_own' : null
}
