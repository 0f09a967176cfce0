import {
  fieldsOf,
  keptKeys,
  readLocal,
  readSession,
  writeLocal,
  writeSession,
} from '../../../stores/checked-storage.ts'
import { $profile } from '../../../stores/session.store.ts'

const hourMs = 3_600_000
/** How long a draft outlives its tab: a working week, or a shift for customers' data (ADR 0037). */
const keptMs = { shop: 7 * 24 * hourMs, person: 12 * hourMs }

export interface Draft {
  /** Ends with `-draft`, so that a sign-out removes it (session.store.ts). */
  key: `${string}-draft`
  about: keyof typeof keptMs
}

const owner = (): string => String($profile.get()?.id ?? '')

function valueIn(stored: unknown): unknown {
  const { of, until, value } = fieldsOf(stored)
  return of === owner() && Number(until) > Date.now() ? value : undefined
}

function removeExpired(): void {
  const expired = keptKeys().filter(
    (key) => key.endsWith('-draft') && Number(fieldsOf(readLocal(key)).until) <= Date.now(),
  )
  for (const key of expired) writeLocal(key, undefined)
}

/** The same person's draft in this tab, otherwise in another tab of this browser. */
export function readDraft({ key }: Draft): unknown {
  removeExpired()
  return valueIn(readSession(key)) ?? valueIn(readLocal(key))
}

/** `undefined` removes the draft. */
export function writeDraft({ key, about }: Draft, value: unknown): void {
  const kept = value && { of: owner(), until: Date.now() + keptMs[about], value }
  writeSession(key, kept)
  writeLocal(key, kept)
}
