import { type FeedPosition, feedStart } from '@nas/domain/publication-feed'
import { averageStars, countRatings, noRatings, type StarCounts } from '@nas/domain/star-counts'
import type { RecordOf, Row } from './records.ts'
import type { CollectionName } from './schema.ts'
import { contentShape } from './shapes.ts'
import type { RowChange } from './sorted-rows.ts'
import { Table } from './table.ts'

export interface ContentChange extends RowChange {
  kind: string
}

/** What commerce counted last. */
export interface ProductCounts {
  /** Pieces of each product in delivered orders. */
  delivered: ReadonlyMap<number, number>
  /** Products without a free piece. */
  soldOut: ReadonlySet<number>
  /** Published ratings of each product that has any. */
  rated: ReadonlyMap<number, StarCounts>
}

const nothingCounted: ProductCounts = { delivered: new Map(), soldOut: new Set(), rated: new Map() }

const isSame = (a: ProductCounts, b: ProductCounts, product: number) =>
  a.delivered.get(product) === b.delivered.get(product) &&
  a.soldOut.has(product) === b.soldOut.has(product) &&
  String(a.rated.get(product)) === String(b.rated.get(product))

export class ReadModel {
  position: FeedPosition = feedStart
  /** Number of times that the content was replaced completely. */
  loads = 0
  readonly #tables = new Map<string, Table>()
  readonly #watchers: ((change: ContentChange) => void)[] = []
  #counts = nothingCounted

  get counts(): ProductCounts {
    return this.#counts
  }

  starCounts(product: number): StarCounts {
    return this.#counts.rated.get(product) ?? noRatings
  }

  /** @returns whether any product has changed */
  setCounts(change: Partial<ProductCounts>): boolean {
    const before = this.#counts
    const now = { ...before, ...change }
    const counted = [before, now].flatMap(({ delivered, soldOut, rated }) => [
      ...delivered.keys(),
      ...soldOut,
      ...rated.keys(),
    ])
    const changed = [...new Set(counted)].filter((id) => !isSame(before, now, id))
    // The same object tells other parts that nothing has changed.
    if (changed.length === 0) return false
    this.#counts = now
    this.table('products').refresh(changed)
    return true
  }

  get version(): number {
    let version = 0
    for (const table of this.#tables.values()) version += table.version
    return version
  }

  static empty(): ReadModel {
    return new ReadModel()
  }

  /** Replaces the content by another model's, except for commerce's counts. */
  become(other: ReadModel): void {
    for (const name of new Set([...this.#tables.keys(), ...other.#tables.keys()])) {
      this.table(name).replaceAll(other.table(name).rows())
    }
    this.position = other.position
    this.loads += 1
  }

  replaceAll<N extends CollectionName>(name: N, records: readonly RecordOf<N>[]): void {
    this.table(name).replaceAll(records as readonly Row[])
  }

  single(name: string): Row | null {
    return this.table(name).rows()[0] ?? null
  }

  table(name: string): Table {
    const known = this.#tables.get(name)
    if (known) return known
    const { searched = [], longTexts } = contentShape(name)
    const made = new Table({
      searched,
      longTexts,
      ...(name === 'products' && { complete: (row) => ({ ...row, ...this.#countsOf(row) }) }),
      onChange: (change) => {
        for (const watch of this.#watchers) watch({ kind: name, ...change })
      },
    })
    this.#tables.set(name, made)
    return made
  }

  watch(watch: (change: ContentChange) => void): void {
    this.#watchers.push(watch)
  }

  #countsOf({ id }: Row) {
    const { delivered, soldOut } = this.#counts
    const stars = this.starCounts(id)
    return {
      sold: delivered.get(id) ?? 0,
      available: !soldOut.has(id),
      rating: averageStars(stars),
      rating_count: countRatings(stars),
    }
  }
}
