import type { Entry } from '@nas/contract/answers'
import { QueryError } from '@nas/query/query-error'
import type { Attributes } from '@nas/query/shape'
import type { Row } from '../content/records.ts'
import { ContentView } from '../content/view.ts'
import { largestAnswer } from './query/limits.ts'

/**
 * The entries of one answer. Records that point to each other come up again and again when they are
 * populated deeply: each is made once for each place that selects it, and counted every time.
 */
export class MadeEntries {
  #count = 0
  readonly #made = new WeakMap<object, WeakMap<Attributes, { entry: Entry; count: number }>>()

  /**
   * @param selection what of the record is selected: an object of its own for each place in the question
   * @throws QueryError when the answer would hold too many records
   */
  once(selection: object, row: Attributes, make: () => Entry): Entry {
    const known = this.#made.get(selection)?.get(row)
    if (known) {
      this.#take(known.count)
      return known.entry
    }
    const before = this.#count
    this.#take(1)
    const entry = make()
    const rows = this.#made.get(selection) ?? new WeakMap()
    this.#made.set(selection, rows.set(row, { entry, count: this.#count - before }))
    return entry
  }

  #take(count: number): void {
    this.#count += count
    if (this.#count > largestAnswer) {
      throw new QueryError(
        `The answer would hold more than ${largestAnswer} records: populate less, or ask for fewer`,
      )
    }
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
