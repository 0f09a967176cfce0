import { randomInt } from 'node:crypto'

/** Without those that are misread. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const length = 8

/**
 * Under which a gateway knows a payment: letters and digits, never given twice, not even by two
 * installations that share a terminal.
 */
export function newReference(orderNumber: number): string {
  const guess = Array.from({ length }, () => letters.charAt(randomInt(letters.length)))
  return `NAS${orderNumber}X${guess.join('')}`
}
