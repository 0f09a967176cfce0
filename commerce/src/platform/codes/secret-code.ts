import { createHash, randomBytes } from 'node:crypto'

/** A random code of 256 bits, safe in links and headers. */
export const newSecretCode = (): string => randomBytes(32).toString('base64url')

/** The hash under which a code is stored. */
export const secretCodeHash = (code: string): string =>
  createHash('sha256').update(code).digest('hex')
