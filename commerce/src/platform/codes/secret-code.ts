import { createHash, randomBytes } from 'node:crypto'

/** A random code of 256 bits, safe in links and headers. */
export const newSecretCode = (): string => randomBytes(32).toString('base64url')

export const secretCodeHash = (code: string): string =>
  createHash('sha256').update(code).digest('hex')
