import { compareValues } from '@nas/query/compare-rows'
import type { ScalarType } from '@nas/query/shape'
import type { Row } from './records.ts'
import { byId, type RowChange, SortedRows } from './sorted-rows.ts'
import { WordIndex } from './word-index.ts'

const keptMemos = 64

/** A search is asked again for its next page, and for the content beside its products. */
const keptSearches = 64

/** A category has one list for its pages and one for each other sort order in use. */
const keptLists = 256

/** Above this number of changes, sorting again is cheaper than inserting one by one. */
const fewChanges = 64

interface TableOptions {
  complete?: (row: Row) => Row
  searched?: readonly (readonly string[])[]
  longTexts?: number | undefined
  onChange?: (change: RowChange) => void
}

/** The records of one kind, with indexes by id, slug and relations that follow each change. */
export class Table {
  version = 0
  readonly words: WordIndex<Row>
  readonly #complete: (row: Row) => Row
  readonly #onChange: (change: RowChange) => void
  readonly #byId = new Map<number, Row>()
  readonly #bySlug = new Map<string, Row>()
  readonly #memos = new Map<string, unknown>()
  readonly #searches = new Map<string, readonly Row[]>()
  readonly #places = new Map<string, ReadonlyMap<Row, number>>()
  readonly #sorted = new Map<string, SortedRows>()
  readonly #referrers = new Map<string, Map<number, readonly Row[]>>()

  constructor({
    complete = (row) => row,
    searched = [],
    longTexts,
    onChange = () => undefined,
  }: TableOptions = {}) {
    this.words = new WordIndex(searched, longTexts)
    this.#complete = complete
    this.#onChange = onChange
  }

  refresh(ids: Iterable<number>): void {
    const rows = [...ids].flatMap((id) => this.#byId.get(id) ?? [])
    if (rows.length > 0) this.#apply(rows.map((row) => this.#store(row)))
  }

  replaceAll(rows: Iterable<Row>): void {
    const before = new Map(this.#byId)
    this.#byId.clear()
    this.#bySlug.clear()
    for (const row of rows) this.#store(row)
    const ids = new Set([...before.keys(), ...this.#byId.keys()])
    this.#forget()
    this.#apply([...ids].map((id) => ({ before: before.get(id) ?? null, after: this.byId(id) })))
  }

  put(row: Row): void {
    this.#apply([this.#store(row)])
  }

  delete(id: number): void {
    const before = this.byId(id)
    if (before === null) return
    this.#drop(before)
    this.#apply([{ before, after: null }])
  }

  byId(id: number): Row | null {
    return this.#byId.get(id) ?? null
  }

  bySlug(slug: string): Row | null {
    return this.#bySlug.get(slug) ?? null
  }

  rows(): readonly Row[] {
    return this.sorted('rows', () => new SortedRows([...this.#byId.values()].sort(byId), byId))
  }

  /** The records whose `relation` contains `id`, by ascending id. */
  referrers(relation: string, id: number): readonly Row[] {
    const known = this.#referrers.get(relation)
    if (known !== undefined) return known.get(id) ?? []
    const made = indexBy(this.rows(), relation)
    this.#referrers.set(relation, made)
    return made.get(id) ?? []
  }

  /** A sorted list that is kept up to date; old ones are evicted. */
  sorted(key: string, make: () => SortedRows): readonly Row[] {
    return cached(this.#sorted, key, make, keptLists).rows
  }

  /** Rank of each record, equal for ties; cached, because collation is slow. */
  places(attribute: string, type: ScalarType): ReadonlyMap<Row, number> {
    const known = this.#places.get(attribute)
    if (known !== undefined) return known
    const made = placesBy(this.rows(), (a, b) => compareValues(a[attribute], b[attribute], type))
    this.#places.set(attribute, made)
    return made
  }

  memo<T>(key: string, make: () => T): T {
    return cached(this.#memos as Map<string, T>, key, make)
  }

  /** The records that a search found, until a record changes. */
  found(key: string, make: () => readonly Row[]): readonly Row[] {
    return cached(this.#searches, key, make, keptSearches)
  }

  #store(given: Row): RowChange {
    const before = this.byId(given.id)
    if (before !== null) this.#drop(before)
    const after = this.#complete(given)
    this.#byId.set(after.id, after)
    if (typeof after.slug === 'string') this.#bySlug.set(after.slug, after)
    return { before, after }
  }

  #drop(row: Row): void {
    this.#byId.delete(row.id)
    if (typeof row.slug === 'string' && this.#bySlug.get(row.slug) === row) {
      this.#bySlug.delete(row.slug)
    }
  }

  #apply(changes: readonly RowChange[]): void {
    this.version += 1
    this.#memos.clear()
    this.#searches.clear()
    this.#places.clear()
    if (changes.length > fewChanges) this.#forget()
    for (const change of changes) {
      this.words.apply(change)
      for (const list of this.#sorted.values()) list.apply(change)
      for (const [relation, index] of this.#referrers) reindex(index, relation, change)
      this.#onChange(change)
    }
  }

  #forget(): void {
    this.#sorted.clear()
    this.#referrers.clear()
  }
}

function cached<T>(memory: Map<string, T>, key: string, make: () => T, most = keptMemos): T {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make()
  const [oldest] = memory.keys()
  if (memory.size >= most && oldest !== undefined) memory.delete(oldest)
  memory.set(key, made)
  return made
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

function reindex(
  index: Map<number, readonly Row[]>,
  relation: string,
  { before, after }: RowChange,
): void {
  for (const id of idsIn(before?.[relation])) {
    index.set(
      id,
      (index.get(id) ?? []).filter((row) => row !== before),
    )
  }
  for (const id of idsIn(after?.[relation])) {
    const rows = new SortedRows(index.get(id) ?? [], byId)
    rows.apply({ before: null, after })
    index.set(id, rows.rows)
  }
}

function indexBy(rows: readonly Row[], relation: string): Map<number, readonly Row[]> {
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
