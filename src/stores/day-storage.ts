import { fieldsOf, readLocal, readSession, writeLocal, writeSession } from './checked-storage.ts'

/** Time in ms after which values of a closed tab expire on this device. */
const dayMs = 24 * 60 * 60 * 1000

/** Stores a value for a day for all tabs of this device; `undefined` removes it. */
export function shareForDay(key: string, value: unknown): void {
  writeLocal(key, value === undefined ? undefined : { at: Date.now(), value })
}

export function sharedForDay(key: string): unknown {
  const { at, value } = fieldsOf(readLocal(key))
  if (Math.abs(Date.now() - Number(at)) < dayMs) return value
  writeLocal(key, undefined)
  return undefined
}

/** Stores a value for this tab, and for a day for later tabs; `undefined` removes it. */
export function writeForDay(key: string, value: unknown): void {
  writeSession(key, value)
  shareForDay(key, value)
}

export const readForDay = (key: string): unknown => readSession(key) ?? sharedForDay(key)
