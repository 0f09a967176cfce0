import { rowComparer } from '@nas/query/compare-rows'
import type { Condition } from '@nas/query/condition'
import type { SortKey } from '@nas/query/read-sort'
import { type FindOptions, selectRows } from '@nas/query/select-rows'
import type { Attributes } from '@nas/query/shape'
import type { ReadModel } from './read-model.ts'
import type { Row, SingleOf } from './records.ts'
import { readClauses, readSynonyms, type Synonym } from './search-query.ts'
import { contentShape, linkOf } from './shapes.ts'
import { byId, SortedRows } from './sorted-rows.ts'
import { idsIn, type Table } from './table.ts'

/** Default sort of lists (SPEC §9). */
const shopOrder: readonly SortKey[] = [
  { attribute: 'order', type: 'integer', descending: true },
  { attribute: 'id', type: 'integer', descending: true },
]

const isActive = (row: Row) => row.state === 'active'

interface ViewOptions extends FindOptions {
  words?: string | undefined
  everyWord?: true
}

export interface Found {
  rows: readonly Row[]
  total: number
}

/** Hides inactive records: in lists, by id, through relations and in counts (API §0, §6.5). */
export class ContentView {
  readonly model: ReadModel
  readonly seesAll: boolean

  constructor(model: ReadModel, seesAll = false) {
    this.model = model
    this.seesAll = seesAll
  }

  find(name: string, { sort = [], words, everyWord, ...options }: ViewOptions = {}): Found {
    const relatedOf = (resource: string, row: Attributes, relation: string) =>
      this.related(resource, row, relation)
    if (words !== undefined) {
      const rows = this.#about(name, words, sort, everyWord)
      return selectRows(rows, name, options, relatedOf)
    }
    const { where } = options
    const linked = sort.length > 0 ? this.#linked(name, where, sort) : null
    if (linked !== null) {
      return selectRows(linked.rows, name, { ...options, where: linked.rest }, relatedOf)
    }
    const few = this.#namedByFilter(name, where)
    if (few) return selectRows(few, name, { ...options, sort }, relatedOf)
    return selectRows(this.#ordered(name, sort), name, options, relatedOf)
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
    return this.seesAll || !contentShape(name).hasState || isActive(row)
  }

  #visible(name: string): readonly Row[] {
    const table = this.model.table(name)
    if (this.seesAll || !contentShape(name).hasState) return table.rows()
    return table.sorted(
      'active',
      () => new SortedRows(table.rows().filter(isActive), byId, isActive),
    )
  }

  #ordered(name: string, sort: readonly SortKey[]): readonly Row[] {
    if (sort.length === 0) return this.#visible(name)
    const table = this.model.table(name)
    const holds = this.seesAll || !contentShape(name).hasState ? undefined : isActive
    return table.sorted(`sorted ${this.seesAll} ${keyOf(sort)}`, () => {
      const rows = [...this.#visible(name)].sort(placeComparer(table, sort))
      return new SortedRows(rows, rowComparer(sort), holds)
    })
  }

  /** Sorted records of one related record, such as a category's products. */
  #linked(name: string, where: Condition | undefined, sort: readonly SortKey[]) {
    const parts = where?.kind === 'and' ? where.all : where ? [where] : []
    const by = parts.find((part) => linkOf(name, part) !== null)
    const link = by && linkOf(name, by)
    if (!link) return null
    const { relation, target, id } = link
    const others = parts.filter((part) => part !== by)
    const rest: Condition | undefined = others.length > 0 ? { kind: 'and', all: others } : undefined
    if (this.byId(target, id) === null) return { rows: [], rest }
    const table = this.model.table(name)
    const holds = (row: Row) => this.#sees(name, row) && idsIn(row[relation]).includes(id)
    const rows = table.sorted(`of ${relation} ${id} ${this.seesAll} ${keyOf(sort)}`, () => {
      const compare = rowComparer(sort)
      return new SortedRows(
        table.referrers(relation, id).filter(holds).sort(compare),
        compare,
        holds,
      )
    })
    return { rows, rest }
  }

  #about(name: string, words: string, sort: readonly SortKey[], everyWord?: true): readonly Row[] {
    const bestFirst = sort.length === 0
    const rows = this.#ordered(name, bestFirst ? shopOrder : sort)
    if (words.trim() === '') return rows
    const table = this.model.table(name)
    const { version } = this.model.table('searchinfo')
    const key = [version, this.seesAll, everyWord, keyOf(sort), words].join(' ')
    return table.found(key, () => {
      const clauses = readClauses(words, everyWord ? [] : this.#synonyms())
      return table.words.search(rows, clauses, { bestFirst, everyWord })
    })
  }

  /** The query with its unknown words in the spelling of the shop's texts; null without any. */
  spelling(name: string, words: string): string | null {
    return this.model.table(name).words.spelling(readClauses(words, this.#synonyms()))
  }

  #synonyms(): readonly Synonym[] {
    const row = this.model.single('searchinfo')
    if (row === null) return []
    return this.model
      .table('searchinfo')
      .memo('synonyms', () => readSynonyms(row as unknown as SingleOf<'searchinfo'>))
  }

  /** Null when the whole list must be scanned. */
  #namedByFilter(name: string, where: Condition | undefined): readonly Row[] | null {
    for (const part of where?.kind === 'and' ? where.all : where ? [where] : []) {
      const rows = this.#namedByPart(name, part)
      if (rows) return rows.filter((row) => this.#sees(name, row))
    }
    return null
  }

  #namedByPart(name: string, part: Condition): readonly Row[] | null {
    const table = this.model.table(name)
    const link = linkOf(name, part)
    if (link !== null) return table.referrers(link.relation, link.id)
    if (part.kind !== 'compare' || part.operator !== '$eq') return null
    if (part.attribute === 'id') return listOf(table.byId(Number(part.value)))
    return part.attribute === 'slug' ? listOf(table.bySlug(String(part.value))) : null
  }
}

const keyOf = (sort: readonly SortKey[]) =>
  sort.map(({ attribute, descending }) => `${attribute}:${descending}`).join()

function placeComparer(table: Table, sort: readonly SortKey[]): (a: Row, b: Row) => number {
  const keys = sort.map(({ attribute, type, descending }) => {
    const places = table.places(attribute, type)
    const way = descending ? -1 : 1
    return (a: Row, b: Row) => way * ((places.get(a) ?? 0) - (places.get(b) ?? 0))
  })
  return (a, b) => {
    for (const compare of keys) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return a.id - b.id
  }
}

function listOf(row: Row | null): readonly Row[] {
  return row ? [row] : []
}
