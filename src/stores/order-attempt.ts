import { object, safeParse, string } from 'valibot'
import { readSession, writeSession } from './checked-storage.ts'
import { draftKeys } from './draft-keys.ts'

/** A random UUID. Pages without https have no `crypto.randomUUID`. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const attemptSchema = object({ key: string(), content: string() })

/**
 * The Idempotency-Key of an order attempt. It stays the same for the same content until the server
 * has responded, so that a lost response, a double click or a reload cannot order twice (API §4).
 */
export function attemptKey(content: string): string {
  const kept = safeParse(attemptSchema, readSession(draftKeys.attempt))
  if (kept.success && kept.output.content === content) return kept.output.key
  const key = newKey()
  writeSession(draftKeys.attempt, { key, content })
  return key
}

/** Ends the attempt after a final response; the next call starts another one. */
export function endAttempt(): void {
  writeSession(draftKeys.attempt, undefined)
}
