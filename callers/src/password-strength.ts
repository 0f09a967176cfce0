import { normaliseText } from '@nas/domain/text'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { vietnameseNames, vietnamesePasswords } from './vietnamese-words.ts'

export type PasswordWeakness = 'password_common' | 'password_own'

/** Exactly what the estimator counts for eight random characters, the shortest password. */
const minGuesses = 1e8
const shortestWord = 3
/** A name has 120 characters, and each pair of its words is judged. */
const maxWords = 16
/** A Vietnamese mobile number: people use their own as a password, and there are few of them. */
const phone = /^(84|0)[35789]\d{8}$/

const estimator = new ZxcvbnFactory({
  dictionary: {
    international: dictionary['passwords-common'],
    vietnamese: [...vietnamesePasswords],
    names: vietnameseNames(),
  },
  graphs: { qwerty: adjacencyGraphs.qwerty },
  // These two bound the time of a long password to milliseconds; the defaults take up to 170.
  maxLength: 32,
  l33tMaxSubstitutions: 8,
})

const shopWords = ['nas', 'aura', 'aurora', 'shop', 'nasshop', 'auraclub']

const withoutPrefix = (word: string) => (phone.test(word) ? word.replace(/^(84|0)/, '') : word)

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

function wordsOf(texts: readonly (string | null)[]): string[] {
  const plain = texts.map((text) => normaliseText(text ?? ''))
  const words = plain
    .flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
    .map(withoutPrefix)
    .filter(({ length }) => length >= shortestWord)
    .slice(0, maxWords)
  const pairs = words.flatMap((one) => words.map((other) => one + other))
  return [...words, ...pairs, ...plain.map(lettersAndDigits).filter((text) => text !== '')]
}

/**
 * Ignores accents and case. There are no composition rules (OWASP ASVS 5, 6.2).
 * @param ownTexts name, e-mail, user name and phone of the owner
 */
export function passwordWeakness(
  password: string,
  ownTexts: readonly (string | null)[],
): PasswordWeakness | null {
  const typed = normaliseText(password)
  const joined = lettersAndDigits(typed)
  if (phone.test(joined)) return 'password_common'
  const own = [...wordsOf(ownTexts), ...shopWords]
  // Without its separators the password shows words that they split; each separator is then counted
  // as one random character.
  const guesses = [typed, joined].map(
    (form) => estimator.check(form, own).guesses * 10 ** (typed.length - form.length),
  )
  if (Math.min(...guesses) >= minGuesses) return null
  return own.some((word) => joined.includes(word)) ? 'password_own' : 'password_common'
}
