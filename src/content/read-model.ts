import { type FeedPosition, feedStart } from '@nas/domain/publication-feed'
import type { RecordOf, Row } from './records.ts'
import type { CollectionName } from './schema.ts'
import { contentShape } from './shapes.ts'
import type { RowChange } from './sorted-rows.ts'
import { Table } from './table.ts'

export interface ContentChange extends RowChange {
  kind: string
}

export class ReadModel {
  position: FeedPosition = feedStart
  /** Number of times that the content was replaced completely. */
  loads = 0
  readonly #tables = new Map<string, Table>()
  readonly #watchers: ((change: ContentChange) => void)[] = []
  #delivered: ReadonlyMap<number, number> = new Map()

  /** Sold quantity of each product in delivered orders, at commerce's last count. */
  get delivered(): ReadonlyMap<number, number> {
    return this.#delivered
  }

  /** @returns whether any number has changed */
  setDelivered(delivered: ReadonlyMap<number, number>): boolean {
    const before = this.#delivered
    const all = new Set([...before.keys(), ...delivered.keys()])
    const changed = [...all].filter((id) => before.get(id) !== delivered.get(id))
    this.#delivered = delivered
    this.table('products').refresh(changed)
    return changed.length > 0
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
    const made = new Table({
      searched: contentShape(name).searched ?? [],
      ...(name === 'products' && { complete: (row) => ({ ...row, sold: this.#soldOf(row) }) }),
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

  #soldOf(row: Row): number {
    return Number(row.sold_start) + (this.#delivered.get(row.id) ?? 0)
  }
}
