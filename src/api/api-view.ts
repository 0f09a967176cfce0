import type { Entry } from '@nas/contract/answers'
import { QueryError } from '@nas/query/query-error'
import type { Attributes } from '@nas/query/shape'
import type { Row } from '../content/records.ts'
import { ContentView } from '../content/view.ts'
import { largestCost, letterCost, linkCost, recordCost } from './query/limits.ts'

interface Made {
  entry: Entry
  /** Records and characters in it, those of populated records too. */
  count: number
  letters: number
}

/** Characters of the entry's own texts. */
function lettersOf({ attributes }: Entry): number {
  let letters = 0
  for (const value of Object.values(attributes)) {
    if (typeof value === 'string') letters += value.length
  }
  return letters
}

/**
 * The entries of one answer. Records that point to each other come up again and again when they are
 * populated deeply: each is made once for each place that selects it, and counted every time.
 */
export class MadeEntries {
  #found = 0
  #count = 0
  #letters = 0
  #looked = 0
  readonly #made = new WeakMap<object, WeakMap<Attributes, Made>>()

  /** What the query and its answer have taken so far, in the units of `largestCost`. */
  get cost(): number {
    return (
      this.#found + this.#count * recordCost + this.#letters * letterCost + this.#looked * linkCost
    )
  }

  /**
   * @param selection what of the record is selected: an object of its own for each place in the question
   * @throws QueryError when the answer would hold too many records
   */
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

  /**
   * Takes what finding the records will cost.
   * @throws QueryError when it is more than a query may take
   */
  find(cost: number): void {
    if (cost > largestCost) {
      const times = (cost / largestCost).toFixed(1)
      throw new QueryError(
        `The query takes ${times} times as much work as one may: use fewer filters, over fewer relations`,
      )
    }
    this.#found += cost
  }

  /** Records that were looked at, whether they come into the answer or not. */
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
      'The answer would be too large: populate less, or ask for fewer records or fields',
    )
  }
}

/**
 * Content as a caller may see it, with the likes that this request brought along: nobody's likes
 * are there unless they were read from commerce with the caller's own token (contract 6.4).
 */
export class ApiView extends ContentView {
  readonly made = new MadeEntries()
  #likes = new Map<number, Row[]>()

  bringLikes(likes: readonly (Attributes & { product: number })[]): void {
    this.#likes = Map.groupBy(likes as unknown as Row[], ({ product }) => Number(product))
  }

  override related(name: string, row: Attributes, relation: string): readonly Row[] {
    if (name === 'products' && relation === 'likes') return this.#likes.get(Number(row.id)) ?? []
    return super.related(name, row, relation)
  }
}
