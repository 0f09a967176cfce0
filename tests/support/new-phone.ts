import { randomInt } from 'node:crypto'

/** A mobile number that no other test uses: to block one concerns every order with it. */
export const newPhone = (): string => `09${String(randomInt(100_000_000)).padStart(8, '0')}`
