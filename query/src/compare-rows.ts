import type { SortKey } from './read-sort.js'
import type { Attributes, ScalarType } from './shape.js'

const collator = new Intl.Collator('vi')

export function compareText(a: string, b: string): number {
  return collator.compare(a, b)
}

/** Accents count (API §2.2). Vietnamese needs no locale, which would cost ten times as much. */
export function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** Unset values come last in ascending order, as in PostgreSQL; ties are broken by id. */
export function rowComparer(keys: readonly SortKey[]): (a: Attributes, b: Attributes) => number {
  return (a, b) => {
    for (const { attribute, type, descending } of keys) {
      const order = compareValues(a[attribute], b[attribute], type)
      if (order !== 0) return descending ? -order : order
    }
    return compareValues(a.id, b.id, 'text')
  }
}

export function compareValues(a: unknown, b: unknown, type: ScalarType): number {
  const aUnset = a === null || a === undefined
  const bUnset = b === null || b === undefined
  if (aUnset || bUnset) return Number(aUnset) - Number(bUnset)
  if (typeof a === 'string' && typeof b === 'string') {
    if (type !== 'date') return compareText(a, b)
    return a < b ? -1 : Number(a > b)
  }
  return Number(a) - Number(b)
}
