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
 * A value in localStorage, in sync with other tabs. The stored value is parsed by `read`, which
 * returns the empty value for malformed input.
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

type StoreName = 'session' | 'local'

function storeOf(name: StoreName): Storage | undefined {
  try {
    return globalThis[`${name}Storage`]
  } catch {
    // Blocked by the browser's privacy settings; the page works without it.
    return undefined
  }
}

function readFrom(store: StoreName, key: string): unknown {
  const text = storeOf(store)?.getItem(key) ?? null
  return text === null ? undefined : parseJson(text)
}

function writeTo(store: StoreName, key: string, value: unknown): void {
  try {
    if (value === undefined) storeOf(store)?.removeItem(key)
    else storeOf(store)?.setItem(key, JSON.stringify(value))
  } catch {
    // Over quota; the value exists only in memory.
  }
}

export const readSession = (key: string): unknown => readFrom('session', key)

export const keptKeys = (): string[] => Object.keys({ ...storeOf('session'), ...storeOf('local') })

/** Writes to this tab's storage; `undefined` removes the value. Ignores full or blocked storage. */
export const writeSession = (key: string, value: unknown): void => writeTo('session', key, value)

export const readLocal = (key: string): unknown => readFrom('local', key)
export const writeLocal = (key: string, value: unknown): void => writeTo('local', key, value)

// Written by hand: these checks run on every page load, and a schema library would be most of the
// script (architecture §4).

export type Fields = Readonly<Record<string, unknown>>

/** The fields of a stored object; empty for any other value. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}
