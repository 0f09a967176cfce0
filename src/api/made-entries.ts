import type { Entry } from '@nas/contract/answers'
import { QueryError } from '../content/query-error.ts'
import type { Attributes } from '../content/records.ts'
import { largestAnswer } from './query/limits.ts'

/**
 * The entries of one answer. Records that point to each other come up again and again when they are
 * populated deeply: each is made once for each place it is asked for in, and counted every time.
 */
export class MadeEntries {
  #count = 0
  readonly #made = new WeakMap<object, WeakMap<Attributes, { entry: Entry; count: number }>>()

  /**
   * @param asked what is asked of the record: an object of its own for each place in the question
   * @throws QueryError when the answer would hold too many records
   */
  once(asked: object, row: Attributes, make: () => Entry): Entry {
    const known = this.#made.get(asked)?.get(row)
    if (known) {
      this.#take(known.count)
      return known.entry
    }
    const before = this.#count
    this.#take(1)
    const entry = make()
    const rows = this.#made.get(asked) ?? new WeakMap()
    this.#made.set(asked, rows.set(row, { entry, count: this.#count - before }))
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
