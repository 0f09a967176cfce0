import { createHmac, timingSafeEqual } from 'node:crypto'
import { readContentSettings } from '../settings'
import type { Locale, NamedDocument } from './shop-pages'

export interface Previewed extends NamedDocument {
  locale: Locale
}

const lifetimeMs = 60 * 60 * 1000

const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(`preview ${text}`).digest('base64url')

/** Allows anyone to see one draft in one language for an hour. */
export function previewToken(
  secret: string,
  { kind, id, locale }: Previewed,
  now = Date.now(),
): string {
  const text = Buffer.from(JSON.stringify([kind, id, locale, now + lifetimeMs])).toString(
    'base64url',
  )
  return `${text}.${signatureOf(secret, text)}`
}

export const previewAddress = (secret: string, previewed: Previewed, now?: number): string =>
  new URL(`/preview/${previewToken(secret, previewed, now)}`, readContentSettings().PUBLIC_URL).href

/** Null when the signature is wrong. */
export function readPreviewToken(
  secret: string,
  token: string,
  now = Date.now(),
): Previewed | 'expired' | null {
  const [text = '', signature = ''] = token.split('.')
  const [given, expected] = [signature, signatureOf(secret, text)].map((one) => Buffer.from(one))
  if (!given || !expected || given.length !== expected.length) return null
  if (!timingSafeEqual(given, expected)) return null
  const [kind, id, locale, until] = JSON.parse(Buffer.from(text, 'base64url').toString())
  return now > until ? 'expired' : { kind, id, locale }
}
