import { type Document, same } from './compare'

/** What was typed into a form and not saved. */
export interface Kept {
  /** In ms. */
  at: number
  /** The document as the form was loaded. */
  base: Document
  mine: Document
}

/** Event before a form is left within the page; the text typed last is kept at once. */
export const leaving = 'nas:leaving'

const prefix = 'kept:'
const maxAgeMs = 7 * 24 * 60 * 60 * 1000

export const keyOf = (editor: unknown, kind: string, id: unknown, locale: string): string =>
  prefix + [editor, kind, id ?? 'new', locale].join(':')

function read(key: string): Kept | null {
  const kept: Kept | null = JSON.parse(localStorage.getItem(key) ?? 'null')
  return kept && Date.now() - kept.at < maxAgeMs ? kept : null
}

/** A full storage keeps nothing. */
export function keep(key: string, base: Document, mine: Document): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), base, mine } satisfies Kept))
  } catch {
    forget(key)
  }
}

export const forget = (key: string): void => localStorage.removeItem(key)

/** Null unless it has a text that the stored document lacks. Removes old texts of all documents. */
export function readKept(key: string, stored: Document): Kept | null {
  for (const one of Object.keys(localStorage)) {
    if (one.startsWith(prefix) && read(one) === null) forget(one)
  }
  const kept = read(key)
  if (kept === null) return null
  const { mine, base } = kept
  const isTyped = (name: string) => !same(mine[name], base[name]) && !same(mine[name], stored[name])
  return Object.keys(mine).some(isTyped) ? kept : null
}
