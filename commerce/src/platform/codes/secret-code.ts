import { createHash, randomBytes } from 'node:crypto'

/** A code that cannot be guessed: 256 random bits, as a link or a header carries them. */
export const newSecretCode = (): string => randomBytes(32).toString('base64url')

/** The form in which a code is kept; whoever reads it there cannot use it. */
export const secretCodeHash = (code: string): string =>
  createHash('sha256').update(code).digest('hex')
