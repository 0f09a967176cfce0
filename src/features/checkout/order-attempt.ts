import { object, safeParse, string } from 'valibot'
import { readSession, writeSession } from '../../stores/checked-storage.ts'
import { storageKeys } from '../../stores/keys.ts'
import { newKey } from './new-key.ts'

const attemptSchema = object({ key: string(), content: string() })

/**
 * The Idempotency-Key of an order attempt: the same for the same content until the server has
 * answered, so that a lost answer, a double click or a reload cannot order twice (contract 4).
 */
export function attemptKey(content: string): string {
  const kept = safeParse(attemptSchema, readSession(storageKeys.attempt))
  if (kept.success && kept.output.content === content) return kept.output.key
  const key = newKey()
  writeSession(storageKeys.attempt, { key, content })
  return key
}

/** The server has answered for good: what follows is another attempt. */
export function endAttempt(): void {
  writeSession(storageKeys.attempt, undefined)
}
