import type { StarCounts } from '@nas/domain/star-counts'
import { readFilters } from '@nas/query/read-filters'
import { readSort } from '@nas/query/read-sort'
import type { ReadModel } from './read-model.ts'
import type { MediaRecord, RecordOf, RelationOf, SingleOf, TargetOf } from './records.ts'
import type { CollectionName } from './schema.ts'
import { contentShape } from './shapes.ts'
import type { SingleName } from './singles.ts'
import { ContentView } from './view.ts'

/** Filters in the object form of the contract's grammar, e.g. `{slug: 'x', price: {$lte: 9}}`. */
export interface ReaderQuery {
  filters?: Readonly<Record<string, unknown>>
  sort?: readonly string[]
  start?: number
  limit?: number
}

export interface ContentReader {
  list<N extends CollectionName>(name: N, query?: ReaderQuery): RecordOf<N>[]
  first<N extends CollectionName>(name: N, query: ReaderQuery): RecordOf<N> | null
  /** Counts groups of `per` records; the page then depends only on the number of groups. */
  count<N extends CollectionName>(name: N, query: ReaderQuery, per?: number): number
  get<N extends CollectionName>(name: N, id: number): RecordOf<N> | null
  /** The related records in their stored order; at most one for a to-one relation. */
  related<N extends CollectionName, R extends RelationOf<N>>(
    name: N,
    record: RecordOf<N>,
    relation: R,
  ): RecordOf<TargetOf<N, R>>[]
  media(id: number | null): MediaRecord | null
  single<N extends SingleName>(name: N): SingleOf<N> | null
  sold(product: number): number
  isAvailable(product: number): boolean
  starCounts(product: number): StarCounts
}

/** @throws QueryError from `list` and `first` when the query contains an unknown name */
export function createReader(model: ReadModel): ContentReader {
  const view = new ContentView(model)
  return {
    list: <N extends CollectionName>(name: N, query: ReaderQuery = {}) =>
      findRows(view, name, query) as RecordOf<N>[],
    first: <N extends CollectionName>(name: N, query: ReaderQuery) =>
      (findRows(view, name, { ...query, limit: 1 })[0] ?? null) as RecordOf<N> | null,
    count: (name, query, per = 1) => Math.ceil(findTotal(view, name, query) / per),
    get: <N extends CollectionName>(name: N, id: number) =>
      view.byId(name, id) as RecordOf<N> | null,
    related: <N extends CollectionName, R extends RelationOf<N>>(
      name: N,
      record: RecordOf<N>,
      relation: R,
    ) => view.related(name, record, relation) as unknown as RecordOf<TargetOf<N, R>>[],
    media: (id) => (id === null ? null : (view.byId('media', id) as MediaRecord | null)),
    single: <N extends SingleName>(name: N) => model.single(name) as SingleOf<N> | null,
    sold: (product) => Number(view.byId('products', product)?.sold ?? 0),
    isAvailable: (product) => view.byId('products', product)?.available === true,
    starCounts: (product) => model.starCounts(product),
  }
}

const findRows = (view: ContentView, name: string, query: ReaderQuery) =>
  find(view, name, query).rows

const findTotal = (view: ContentView, name: string, query: ReaderQuery) =>
  find(view, name, { ...query, limit: 0 }).total

function find(view: ContentView, name: string, query: ReaderQuery) {
  const shape = contentShape(name)
  const { start, limit } = query
  const where =
    query.filters && readFilters({ shapeOf: contentShape, conditions: 0 }, shape, query.filters)
  const sort = readSort(shape, query.sort ? [...query.sort] : undefined)
  return view.find(name, { where, sort, start, limit })
}
