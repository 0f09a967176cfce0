import { persistentAtom } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * A value kept in localStorage and in step with other tabs. Whatever stands in the storage goes
 * through `read`, which gives the empty value for what it does not know.
 */
export function checkedAtom<Value>(
  key: string,
  empty: Value,
  read: (stored: unknown) => Value,
): WritableAtom<Value> {
  return persistentAtom<Value>(key, empty, {
    encode: (value) => JSON.stringify(value),
    decode: (text) => read(parseJson(text)),
  })
}

function sessionStore(): Storage | undefined {
  try {
    return typeof sessionStorage === 'undefined' ? undefined : sessionStorage
  } catch {
    // Blocked by the browser's privacy settings: the page then works without it.
    return undefined
  }
}

/** Reads what this tab keeps; `undefined` when nothing or nothing readable is there. */
export function readSession(key: string): unknown {
  const text = sessionStore()?.getItem(key) ?? null
  return text === null ? undefined : parseJson(text)
}

/** Keeps a value for this tab; `undefined` forgets it. A full or blocked storage is no error. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStore()?.removeItem(key)
    else sessionStore()?.setItem(key, JSON.stringify(value))
  } catch {
    // Quota: the value lives on in memory only.
  }
}

// Written by hand: these checks run on every page before anything is pressed, where a schema
// library would be most of the script (DESIGN part 4).

export type Fields = Readonly<Record<string, unknown>>

/** The fields of a stored object; none of anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}
