import type { Entry } from '@nas/contract/answers'
import { QueryError } from '@nas/query/query-error'
import type { Attributes } from '@nas/query/shape'
import type { Row } from '../../content/records.ts'
import { ContentView } from '../../content/view.ts'

interface Made {
  entry: Entry
  count: number
  letters: number
}

function lettersOf({ attributes }: Entry): number {
  let letters = 0
  for (const value of Object.values(attributes)) {
    if (typeof value === 'string') letters += value.length
  }
  return letters
}

/** Related records are built once for each place of the query, and counted every time. */
export class ResponseEntries {
  #known = 0
  #found = 0
  #count = 0
  #letters = 0
  #looked = 0
  readonly #made = new WeakMap<object, WeakMap<Attributes, Made>>()

  /** The cost of the query and its response so far, in the units of `largestCost`. */
  get cost(): number {
    return (
      this.#known +
      this.#found +
      this.#count * recordCost +
      this.#letters * letterCost +
      this.#looked * linkCost
    )
  }

  /** @param selection one object for each place in the query @throws QueryError */
  once(selection: object, row: Attributes, make: () => Entry): Entry {
    const known = this.#made.get(selection)?.get(row)
    if (known) {
      this.#take(known.count, known.letters)
      return known.entry
    }
    const before = { count: this.#count, letters: this.#letters }
    this.#take(1, 0)
    const entry = make()
    this.#take(0, lettersOf(entry))
    const rows = this.#made.get(selection) ?? new WeakMap()
    const count = this.#count - before.count
    const letters = this.#letters - before.letters
    this.#made.set(selection, rows.set(row, { entry, count, letters }))
    return entry
  }

  /** @throws QueryError when it exceeds the limit of a query */
  find(cost: number): void {
    if (cost > largestCost) {
      const times = (cost / largestCost).toFixed(1)
      throw new QueryError(
        `The query costs ${times} times as much as allowed: use fewer filters, over fewer relations`,
      )
    }
    this.#found += cost
  }

  /** @throws QueryError when the response would be too large */
  add(cost: number): void {
    this.#known += cost
    this.#assertAffordable()
  }

  look(count: number): void {
    this.#looked += count
    this.#assertAffordable()
  }

  #take(count: number, letters: number): void {
    this.#count += count
    this.#letters += letters
    this.#assertAffordable()
  }

  #assertAffordable(): void {
    if (this.cost <= largestCost) return
    throw new QueryError(
      'The response would be too large: populate less, or request fewer records or fields',
    )
  }
}

/** Likes are read with the caller's own token only (API §6.4). */
export class ApiView extends ContentView {
  readonly made = new ResponseEntries()
  #likes = new Map<number, Row[]>()

  addLikes(likes: readonly (Attributes & { product: number })[]): void {
    this.#likes = Map.groupBy(likes as unknown as Row[], ({ product }) => Number(product))
  }

  override related(name: string, row: Attributes, relation: string): readonly Row[] {
    if (name === 'products' && relation === 'likes') return this.#likes.get(Number(row.id)) ?? []
    return super.related(name, row, relation)
  }
}

/** Maximum cost of one query in units of about 10 ns: 40 ms. */
const largestCost = 4_000_000
/** Cost of a returned record, of a character of its texts, and of an examined record. */
const recordCost = 240
const letterCost = 1
const linkCost = 30
/** Maximum bytes of a decoded query string (API §6.6). */
export const longestQuery = 8 * 1024
