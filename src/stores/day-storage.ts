import { fieldsOf, readLocal, readSession, writeLocal, writeSession } from './checked-storage.ts'

/** So long this device knows what a tab kept that was closed. */
const dayMs = 24 * 60 * 60 * 1000

/** Keeps a value for a day for all tabs of this device; `undefined` forgets it. */
export function shareForDay(key: string, value: unknown): void {
  writeLocal(key, value === undefined ? undefined : { at: Date.now(), value })
}

/** What a tab of this device keeps for all within a day. */
export function sharedForDay(key: string): unknown {
  const { at, value } = fieldsOf(readLocal(key))
  if (Math.abs(Date.now() - Number(at)) < dayMs) return value
  writeLocal(key, undefined)
  return undefined
}

/** Keeps a value for this tab, and for a day for whichever tab comes later; `undefined` forgets it. */
export function writeForDay(key: string, value: unknown): void {
  writeSession(key, value)
  shareForDay(key, value)
}

/** What this tab keeps, else what a tab of this device kept within a day. */
export const readForDay = (key: string): unknown => readSession(key) ?? sharedForDay(key)
