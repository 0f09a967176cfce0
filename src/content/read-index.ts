import { setImmediate as nextTick } from 'node:timers/promises'
import { rowComparer } from '@nas/query/compare-rows'
import { compileCondition } from '@nas/query/evaluate'
import { readSort } from '@nas/query/read-sort'
import type { Attributes } from '@nas/query/shape'
import { conditionOf, dependsOnOthers, keysOfChange, keysOfRead } from './read-keys.ts'
import type { ContentChange, ReadModel } from './read-model.ts'
import type { ReaderQuery } from './reader.ts'
import { type Read, rerunRead } from './recorded-reads.ts'
import type { Row } from './records.ts'
import { contentShape } from './shapes.ts'
import { idsIn } from './table.ts'

interface KnownRead {
  query: string
  read: Read
  fingerprint: string
  keys: string[]
  /** The first record of a list page after the first; null for other results. */
  first: Row | null
  /** The last record of a truncated list; null for other results. */
  last: Row | null
  window?: ListWindow
  pages: Set<string>
}

interface ListWindow {
  holds: (row: Row) => boolean
  compare: (a: Row, b: Row) => number
  dependsOnOthers: boolean
}

export interface StaleReads {
  /** Stale page → number of pages that share its rarest changed read. */
  pages: Map<string, number>
  queries: string[]
}

/** A new record shifts all later pages of its list, so together they count as one large change. */
const isLaterPage = ({ read }: KnownRead) => read[0] === 'list' && (read[2].start ?? 0) > 0

/** Maximum time in ms of one task in the thread that serves pages. */
const longestTaskMs = 8

function yielding(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < longestTaskMs) return
    await nextTick()
    begun = performance.now()
  }
}

/** A change re-runs only the reads that it may affect, however many pages there are (ADR 0003). */
export class ReadIndex {
  readonly #model: ReadModel
  readonly #reads = new Map<string, KnownRead>()
  readonly #byKey = new Map<string, Set<KnownRead>>()
  readonly #pages = new Map<string, KnownRead[]>()
  #changes: ContentChange[] = []

  constructor(model: ReadModel) {
    this.#model = model
    model.watch((change) => this.#changes.push(change))
  }

  /** @returns pages that share the page's rarest changed read; null when all reads are current */
  put(address: string, reads: Readonly<Record<string, string>>): number | null {
    const before = this.#pages.get(address) ?? []
    const known = Object.keys(reads).map((query) => this.#known(query))
    for (const read of known) read.pages.add(address)
    this.#pages.set(address, known)
    const kept = new Set(known)
    for (const read of before) if (!kept.has(read)) this.#leave(read, address)
    const changed = known.filter(({ query, fingerprint }) => reads[query] !== fingerprint)
    return changed.length === 0 ? null : Math.min(...changed.map(({ pages }) => pages.size))
  }

  remove(address: string): void {
    for (const read of this.#pages.get(address) ?? []) this.#leave(read, address)
    this.#pages.delete(address)
  }

  async takeStale(): Promise<StaleReads> {
    const pages = new Map<string, number>()
    const queries: string[] = []
    const pause = yielding()
    while (this.#changes.length > 0) {
      const changes = this.#changes
      this.#changes = []
      const affected = new Set<KnownRead>()
      for (const change of changes) {
        for (const key of keysOfChange(change)) {
          for (const read of this.#byKey.get(key) ?? []) {
            if (!affected.has(read) && this.#mayAffect(change, read)) affected.add(read)
          }
        }
        await pause()
      }
      const changed: KnownRead[] = []
      for (const read of affected) {
        await pause()
        if (this.#evaluate(read)) changed.push(read)
      }
      queries.push(...changed.map(({ query }) => query))
      const shifted = changed.filter(isLaterPage).length
      for (const read of changed) {
        const shared = Math.max(read.pages.size, isLaterPage(read) ? shifted : 0)
        for (const address of read.pages) {
          const rank = pages.get(address) ?? Number.POSITIVE_INFINITY
          pages.set(address, Math.min(rank, shared))
        }
      }
    }
    return { pages, queries }
  }

  #known(query: string): KnownRead {
    const known = this.#reads.get(query)
    if (known !== undefined) return known
    const read = JSON.parse(query) as Read
    const [first, last] = [null, null]
    const made = { query, read, fingerprint: '', keys: [], first, last, pages: new Set<string>() }
    this.#reads.set(query, made)
    this.#evaluate(made)
    return made
  }

  #leave(read: KnownRead, address: string): void {
    read.pages.delete(address)
    if (read.pages.size > 0) return
    this.#reads.delete(read.query)
    this.#setKeys(read, [])
  }

  /** @returns whether the result has changed */
  #evaluate(read: KnownRead): boolean {
    const { rows, fingerprint } = rerunRead(this.#model, read.read)
    const { start = 0, limit } = read.read[0] === 'list' ? read.read[2] : {}
    read.first = start > 0 ? (rows[0] ?? null) : null
    read.last = rows.length === limit ? (rows.at(-1) ?? null) : null
    this.#setKeys(read, keysOfRead(this.#model, read.read))
    const isChanged = fingerprint !== read.fingerprint
    read.fingerprint = fingerprint
    return isChanged
  }

  #setKeys(read: KnownRead, keys: string[]): void {
    for (const key of read.keys) {
      const reads = this.#byKey.get(key)
      reads?.delete(read)
      if (reads?.size === 0) this.#byKey.delete(key)
    }
    read.keys = keys
    for (const key of keys) {
      const reads = this.#byKey.get(key)
      if (reads === undefined) this.#byKey.set(key, new Set([read]))
      else reads.add(read)
    }
  }

  /**
   * False when the change cannot affect the list: both before and after the change, the record
   * sorts before the list's first record, or both times it sorts after the last record or is not in
   * the list.
   */
  #mayAffect({ kind, before, after }: ContentChange, known: KnownRead): boolean {
    const { read, first, last } = known
    if (read[0] !== 'list' && read[0] !== 'count') return true
    if (read[1] !== kind) return true
    known.window ??= windowOf(kind, read[2])
    const { holds, compare, dependsOnOthers } = known.window
    if (dependsOnOthers) return true
    const placeOf = (row: Row | null) => {
      if (row === null || !holds(row)) return 'after'
      if (first !== null && compare(row, first) < 0) return 'before'
      return last !== null && compare(row, last) > 0 ? 'after' : 'inside'
    }
    const [was, is] = [placeOf(before), placeOf(after)]
    return was !== is || (is === 'inside' && read[0] !== 'count')
  }
}

function windowOf(kind: string, query: ReaderQuery): ListWindow {
  const shape = contentShape(kind)
  const where = conditionOf(kind, query)
  const linked = (_kind: string, row: Attributes, relation: string) =>
    idsIn(row[relation]).map((id) => ({ id }))
  const test = compileCondition(where, kind, linked)
  return {
    holds: (row) => (!shape.hasState || row.state === 'active') && test(row) === true,
    compare: rowComparer(readSort(shape, query.sort && [...query.sort])),
    dependsOnOthers: dependsOnOthers(kind, where),
  }
}
