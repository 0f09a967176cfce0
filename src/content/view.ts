import type { Condition } from './conditions.ts'
import { compileCondition } from './evaluate.ts'
import type { ReadModel } from './read-model.ts'
import type { Row } from './records.ts'
import { contentShape } from './shapes.ts'
import { rowComparer, type SortKey } from './sorting.ts'
import { idsIn } from './table.ts'

export interface FindOptions {
  where?: Condition
  sort?: readonly SortKey[]
  start?: number
  limit?: number
}

export interface Found {
  rows: readonly Row[]
  /** How many match, whatever part of them was asked for. */
  total: number
}

/**
 * The read model as one caller may see it. Unless the caller sees all, inactive records do not
 * exist: not in lists, not by id, not through relations, not in counts (contract part 0, 6.5).
 */
export class ContentView {
  readonly model: ReadModel
  readonly seesAll: boolean

  constructor(model: ReadModel, seesAll = false) {
    this.model = model
    this.seesAll = seesAll
  }

  find(name: string, { where, sort = [], start = 0, limit }: FindOptions = {}): Found {
    const candidates = this.#candidates(name, where)
    const ordered = candidates ? [...candidates].sort(rowComparer(sort)) : this.#ordered(name, sort)
    const end = limit === undefined ? undefined : start + limit
    const rows = where ? ordered.filter(this.#test(name, where)) : ordered
    return { rows: rows.slice(start, end), total: rows.length }
  }

  byId(name: string, id: number): Row | null {
    const row = this.model.table(name).byId(id)
    return row && this.#sees(name, row) ? row : null
  }

  related(name: string, row: Row, relationName: string): readonly Row[] {
    const relation = contentShape(name).relations.get(relationName)
    if (!relation) throw new Error(`${name} has no relation ${relationName}`)
    const table = this.model.table(relation.target)
    const rows = relation.via
      ? table.referrers(relation.via, row.id)
      : idsIn(row[relationName]).flatMap((id) => table.byId(id) ?? [])
    return rows.filter((other) => this.#sees(relation.target, other))
  }

  #sees(name: string, row: Row): boolean {
    return this.seesAll || !contentShape(name).hasState || row.state === 'active'
  }

  #visible(name: string): readonly Row[] {
    const table = this.model.table(name)
    if (this.seesAll || !contentShape(name).hasState) return table.rows()
    return table.memo('active', () => table.rows().filter((row) => row.state === 'active'))
  }

  #ordered(name: string, sort: readonly SortKey[]): readonly Row[] {
    if (sort.length === 0) return this.#visible(name)
    const key = sort.map((one) => `${one.attribute}:${one.descending}`).join()
    return this.model
      .table(name)
      .memo(`sorted ${this.seesAll} ${key}`, () => [...this.#visible(name)].sort(rowComparer(sort)))
  }

  #test(name: string, where: Condition): (row: Row) => boolean {
    const test = compileCondition(where, name, (resource, row, relation) =>
      this.related(resource, row, relation),
    )
    return (row) => test(row) === true
  }

  /** The few records that can match when the filter names an id or a slug. */
  #candidates(name: string, where: Condition | undefined): readonly Row[] | null {
    const parts = where?.kind === 'and' ? where.all : where ? [where] : []
    for (const part of parts) {
      if (part.kind !== 'compare' || part.operator !== '$eq') continue
      const table = this.model.table(name)
      if (part.attribute !== 'id' && part.attribute !== 'slug') continue
      const row =
        part.attribute === 'id' ? table.byId(Number(part.value)) : table.bySlug(String(part.value))
      return row && this.#sees(name, row) ? [row] : []
    }
    return null
  }
}
