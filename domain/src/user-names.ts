import { normaliseText } from './text.js'

/** For comparing e-mails and user names, and for storing e-mails. */
export const nameKey = (text: string): string => text.trim().normalize('NFC').toLowerCase()

/** The stored form of a user name: full-width and composed letters have one spelling. */
export const tidyName = (name: string): string => name.normalize('NFKC').replace(/ +/g, ' ').trim()

/** Control, format, private and invisible characters, symbols such as `<`, and unusual spaces. */
const forbidden = /[\p{C}\p{S}\p{Default_Ignorable_Code_Point}]|(?! )\p{Z}/u

/** Letters of a word belong to one of these. Latin has no phonetic letters, which imitate others. */
const scripts = [
  /^[A-Za-z\u00c0-\u024f\u1e00-\u1eff]+$/,
  /^\p{Script=Cyrillic}+$/u,
  /^\p{Script=Greek}+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  /^\p{Script=Hangul}+$/u,
  /^[\p{Script=Thai}\p{M}]+$/u,
  /^[\p{Script=Lao}\p{M}]+$/u,
  /^[\p{Script=Khmer}\p{M}]+$/u,
  /^[\p{Script=Devanagari}\p{M}]+$/u,
  /^[\p{Script=Arabic}\p{M}]+$/u,
  /^[\p{Script=Hebrew}\p{M}]+$/u,
]

export function isPlainName(name: string): boolean {
  if (forbidden.test(name)) return false
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? []
  return words.every((word) => scripts.some((script) => script.test(word)))
}

const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аα4'],
    ['b', 'вβ8'],
    ['c', 'сϲ'],
    ['e', 'еε3'],
    ['f', 'ғƒ'],
    ['h', 'нһη'],
    ['i', 'іιı1'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['m', 'мμ'],
    ['n', 'пν'],
    ['o', 'оο0'],
    ['p', 'рρ'],
    ['s', 'ѕ5'],
    ['t', 'тτ7'],
    ['u', 'υ'],
    ['x', 'хχ'],
    ['y', 'уγ'],
  ].flatMap(([latin = '', others = '']) => Array.from(others, (other) => [other, latin])),
)

const reserved = new Set([
  'admin',
  'administrator',
  'cuahang',
  'hotline',
  'moderator',
  'nas',
  'nasshop',
  'nhanvien',
  'quantri',
  'quantrivien',
  'root',
  'staff',
  'support',
])

const latinForm = (word: string) =>
  Array.from(word.replace(/\d+$/, ''), (letter) => lookAlikes[letter] ?? letter).join('')

/** Whether a tidy name, one of its words, or two of them together look like a name of the shop. */
export function isReservedName(name: string): boolean {
  const words = normaliseText(name).match(/[\p{L}\p{N}]+/gu) ?? []
  const forms = words.map(latinForm)
  const pairs = forms.map((form, index) => form + (forms[index + 1] ?? ''))
  return [...forms, ...pairs, latinForm(words.join(''))].some((form) => reserved.has(form))
}
