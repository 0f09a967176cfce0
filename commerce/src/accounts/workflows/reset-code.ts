import { createHash, randomBytes } from 'node:crypto'

/** How long a code works. */
export const resetMinutes = 30

/** How long the code of an invitation works. */
export const invitationHours = 72

export function newResetCode(): string {
  return randomBytes(32).toString('base64url')
}

/** The form in which a code is kept; it has 256 random bits, so no salt is needed. */
export function resetCodeHash(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
