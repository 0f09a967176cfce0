import { compareValues } from '@nas/query/compare-rows'
import type { ScalarType } from '@nas/query/shape'
import type { Row } from './records.ts'

const keptMemos = 64

/** The records of one kind, with indexes by id, slug and relations. */
export class Table {
  version = 0
  readonly #complete: (row: Row) => Row
  readonly #byId = new Map<number, Row>()
  readonly #bySlug = new Map<string, Row>()
  readonly #memos = new Map<string, unknown>()
  readonly #places = new Map<string, ReadonlyMap<Row, number>>()

  /** @param complete adds computed fields to a record */
  constructor(complete: (row: Row) => Row = (row) => row) {
    this.#complete = complete
  }

  /** Recomputes the added fields of these records. */
  refresh(ids: Iterable<number>): void {
    let changed = false
    for (const id of ids) {
      const row = this.#byId.get(id)
      if (row === undefined) continue
      this.#store(row)
      changed = true
    }
    if (changed) this.#changed()
  }

  replaceAll(rows: Iterable<Row>): void {
    this.#byId.clear()
    this.#bySlug.clear()
    for (const row of rows) this.#store(row)
    this.#changed()
  }

  put(row: Row): void {
    this.#drop(row.id)
    this.#store(row)
    this.#changed()
  }

  delete(id: number): void {
    if (this.#drop(id)) this.#changed()
  }

  byId(id: number): Row | null {
    return this.#byId.get(id) ?? null
  }

  bySlug(slug: string): Row | null {
    return this.#bySlug.get(slug) ?? null
  }

  /** All records by ascending id. */
  rows(): readonly Row[] {
    return this.memo('rows', () => [...this.#byId.values()].sort((a, b) => a.id - b.id))
  }

  /** The records whose `relation` contains `id`, by ascending id. */
  referrers(relation: string, id: number): readonly Row[] {
    const index = this.memo(`via ${relation}`, () => indexBy(this.rows(), relation))
    return index.get(id) ?? []
  }

  /**
   * The rank of each record by this attribute, equal for ties; cached, because collation is slow.
   */
  places(attribute: string, type: ScalarType): ReadonlyMap<Row, number> {
    const known = this.#places.get(attribute)
    if (known !== undefined) return known
    const made = placesBy(this.rows(), (a, b) => compareValues(a[attribute], b[attribute], type))
    this.#places.set(attribute, made)
    return made
  }

  /** Caches the result of `make` until a record changes; evicts old entries. */
  memo<T>(key: string, make: () => T): T {
    const known = this.#memos.get(key)
    if (known !== undefined) return known as T
    const made = make()
    if (this.#memos.size >= keptMemos) {
      const [oldest] = this.#memos.keys()
      if (oldest !== undefined) this.#memos.delete(oldest)
    }
    this.#memos.set(key, made)
    return made
  }

  #store(given: Row): void {
    const row = this.#complete(given)
    this.#byId.set(row.id, row)
    if (typeof row.slug === 'string') this.#bySlug.set(row.slug, row)
  }

  #drop(id: number): boolean {
    const row = this.#byId.get(id)
    if (!row) return false
    this.#byId.delete(id)
    if (typeof row.slug === 'string' && this.#bySlug.get(row.slug) === row) {
      this.#bySlug.delete(row.slug)
    }
    return true
  }

  #changed(): void {
    this.version += 1
    this.#memos.clear()
    this.#places.clear()
  }
}

function placesBy(
  rows: readonly Row[],
  compare: (a: Row, b: Row) => number,
): ReadonlyMap<Row, number> {
  const places = new Map<Row, number>()
  let previous: Row | undefined
  let place = 0
  for (const row of [...rows].sort(compare)) {
    if (previous !== undefined && compare(previous, row) !== 0) place += 1
    places.set(row, place)
    previous = row
  }
  return places
}

function indexBy(rows: readonly Row[], relation: string): Map<number, Row[]> {
  const index = new Map<number, Row[]>()
  for (const row of rows) {
    for (const id of idsIn(row[relation])) {
      const known = index.get(id)
      if (known) known.push(row)
      else index.set(id, [row])
    }
  }
  return index
}

/** A stored relation is an id, a list of ids or null. */
export function idsIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? value : []
}
