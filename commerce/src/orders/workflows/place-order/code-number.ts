import { createHash } from 'node:crypto'
import { shopDay } from '@nas/domain/dates'
import { codeDigits } from '@nas/domain/order-code'
import { FF1 } from '@noble/ciphers/ff1.js'

const numbersADay = 10 ** codeDigits

/**
 * The number that an order shows in its code: a keyed permutation of the running number, another
 * one each day (ADR 0080). Within a day no two running numbers meet.
 * @param attempt another permutation, for a number whose code exists already
 */
export function codeNumber(
  secret: string,
  placedAt: Date,
  runningNumber: number,
  attempt: number,
): number {
  const key = createHash('sha256').update(secret).digest()
  const tweak = Buffer.from(`${shopDay(placedAt)} ${attempt}`)
  const digits = String(runningNumber % numbersADay).padStart(codeDigits, '0')
  return Number(
    FF1(10, key, tweak)
      .encrypt([...digits].map(Number))
      .join(''),
  )
}
