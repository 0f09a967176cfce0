import { fieldsOf, readLocal, readSession, writeLocal, writeSession } from './checked-storage.ts'

/** So long this device knows what a tab kept that was closed. */
const dayMs = 24 * 60 * 60 * 1000

/** Keeps a value for this tab, and for a day for whichever tab comes later; `undefined` forgets it. */
export function writeForDay(key: string, value: unknown): void {
  writeSession(key, value)
  writeLocal(key, value === undefined ? undefined : { at: Date.now(), value })
}

/** What this tab keeps, else what a tab of this device kept within a day. */
export function readForDay(key: string): unknown {
  const own = readSession(key)
  if (own !== undefined) return own
  const { at, value } = fieldsOf(readLocal(key))
  if (Math.abs(Date.now() - Number(at)) < dayMs) return value
  writeLocal(key, undefined)
  return undefined
}
