import { shopDay } from './dates.js'

/** Without I, L, O and U, often misread. 23 is prime, so every swap of two digits is detected. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ2'

/** Digits of the number within the day. */
export const codeDigits = 6

function checkLetter(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index + 2), 0)
  return letters.charAt(sum % letters.length)
}

/** @example orderCode(placedAt, 42) // 'NAS261121-000042' and a check letter */
export function orderCode(placedAt: Date, number: number): string {
  const day = shopDay(placedAt).replaceAll('-', '').slice(2)
  const digits = String(number).padStart(codeDigits, '0')
  return `NAS${day}-${digits}${checkLetter(`${day}${digits}`)}`
}

export function isOrderCode(text: string): boolean {
  const match = /^NAS(\d{6})-(\d+)([A-Z2])$/.exec(text.trim().toUpperCase())
  if (match === null) return false
  const [, day = '', number = '', letter] = match
  return checkLetter(day + number) === letter
}
