import { shopDay } from './dates.js'

/**
 * Without I, L, O and U, which are misheard or misread. The count of 23 is prime, so that every
 * swap of two digits is detected.
 */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ2'

/** Digits of the number within the day. */
export const codeDigits = 6

function checkLetter(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index + 2), 0)
  return letters.charAt(sum % letters.length)
}

/**
 * The code of an order for customers: NAS, the day in the shop's time zone, a number unique within
 * that day, and a check letter that detects one wrong digit or two swapped ones.
 * @example orderCode(new Date('2026-11-21T03:00:00Z'), 42) // 'NAS261121-000042' and a letter
 */
export function orderCode(placedAt: Date, number: number): string {
  const day = shopDay(placedAt).replaceAll('-', '').slice(2)
  const digits = String(number).padStart(codeDigits, '0')
  return `NAS${day}-${digits}${checkLetter(`${day}${digits}`)}`
}

/** True when the text has the form of a code and the correct check letter. */
export function isOrderCode(text: string): boolean {
  const match = /^NAS(\d{6})-(\d+)([A-Z2])$/.exec(text.trim().toUpperCase())
  if (match === null) return false
  const [, day = '', number = '', letter] = match
  return checkLetter(day + number) === letter
}
