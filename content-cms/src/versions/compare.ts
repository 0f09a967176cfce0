export type Document = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** Equal for equal values: PostgreSQL sorts the keys of JSON, and forms have '' for null. */
const canonical = (value: unknown): string =>
  JSON.stringify(isEmpty(value) ? null : value, (_key, part) =>
    part?.constructor === Object
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, inner]) => !isEmpty(inner))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  )

export const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

interface Versions {
  /** The document as the form was loaded. */
  base: Document
  mine: Document
  theirs: Document
}

export interface Comparison {
  /** Names of the fields that both have changed, to different values. */
  disputed: string[]
  /** Names of the fields that only the other person has changed. */
  theirs: string[]
}

export function compare({ base, mine, theirs }: Versions, names: readonly string[]): Comparison {
  const changed = names.filter(
    (name) => !same(theirs[name], base[name]) && !same(theirs[name], mine[name]),
  )
  return {
    disputed: changed.filter((name) => !same(mine[name], base[name])),
    theirs: changed.filter((name) => same(mine[name], base[name])),
  }
}

/** Own changes on top of the other version, except for the fields in `taken`. */
export function merge({ base, mine, theirs }: Versions, taken: ReadonlySet<string>): Document {
  const kept = Object.entries(mine).filter(
    ([name, value]) => !taken.has(name) && !(name in theirs && same(value, base[name])),
  )
  return { ...theirs, ...Object.fromEntries(kept) }
}
