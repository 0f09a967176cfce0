import type { Condition } from './conditions.ts'
import type { ReadModel } from './read-model.ts'
import type { Attributes, Row } from './records.ts'
import { type FindOptions, selectRows } from './select-rows.ts'
import { contentShape } from './shapes.ts'
import { rowComparer, type SortKey } from './sorting.ts'
import { idsIn } from './table.ts'

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

  find(name: string, { sort = [], ...options }: FindOptions = {}): Found {
    const few = this.#namedByFilter(name, options.where)
    const rows = few ?? this.#ordered(name, sort)
    return selectRows(rows, name, options, (resource, row, relation) =>
      this.related(resource, row, relation),
    )
  }

  byId(name: string, id: number): Row | null {
    const row = this.model.table(name).byId(id)
    return row && this.#sees(name, row) ? row : null
  }

  related(name: string, row: Attributes, relationName: string): readonly Row[] {
    const relation = contentShape(name).relations.get(relationName)
    if (!relation) throw new Error(`${name} has no relation ${relationName}`)
    const table = this.model.table(relation.target)
    const rows = relation.via
      ? table.referrers(relation.via, Number(row.id))
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

  /** The record that alone can match when the filter names an id or a slug: nothing to sort. */
  #namedByFilter(name: string, where: Condition | undefined): readonly Row[] | null {
    const table = this.model.table(name)
    for (const part of where?.kind === 'and' ? where.all : where ? [where] : []) {
      if (part.kind !== 'compare' || part.operator !== '$eq') continue
      if (part.attribute !== 'id' && part.attribute !== 'slug') continue
      const byId = part.attribute === 'id'
      const row = byId ? table.byId(Number(part.value)) : table.bySlug(String(part.value))
      return row && this.#sees(name, row) ? [row] : []
    }
    return null
  }
}
