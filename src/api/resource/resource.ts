import type { Permission } from '@nas/domain/duties'
import type { Condition } from '@nas/query/condition'
import type { Populate } from '@nas/query/read-populate'
import type { SortKey } from '@nas/query/read-sort'
import type { Attributes, ResourceShape } from '@nas/query/shape'
import type * as v from 'valibot'
import type { Access } from '../caller.ts'
import type { ApiRequest, BodyForm } from '../endpoint.ts'
import type { LimitName } from '../rate-limits.ts'

export type Operation = 'find' | 'findOne' | 'count' | 'create' | 'update' | 'remove'

/** Which records; `populate` says which related ones are returned with them. */
export interface Search {
  where: Condition | undefined
  /** Where the page begins; what comes before is counted, but not returned. */
  after?: Condition | undefined
  words?: string | undefined
  /** Records that hold only most of the words are none. */
  everyWord?: true
  sort: readonly SortKey[]
  start: number
  limit: number
  /** Count at most so many where counting takes time; all of them when it is absent. */
  count?: number
  populate: Populate
}

interface FoundRows {
  rows: readonly Attributes[]
  /** How many match, whatever part of them is returned. */
  total: number
}

/**
 * Where the records of a resource are stored. A store sees to it itself that a member gets what is
 * theirs and nothing else. A related record stands in its row whole, or as the id of content.
 */
export interface ResourceStore {
  find(request: ApiRequest, search: Search): Promise<FoundRows> | FoundRows
  /** @returns null when there is none, or none that the caller may know of */
  byId(
    request: ApiRequest,
    id: string,
    selection: { populate: Populate },
  ): Promise<Attributes | null> | Attributes | null
}

/** A way of changing records: what the body must hold, and what is done with it. */
export interface Write {
  schema: v.GenericSchema
  run(request: ApiRequest, values: unknown): Promise<Attributes>
}

/** Ties what is done to what was checked. */
export function write<S extends v.GenericSchema>(
  schema: S,
  run: (request: ApiRequest, values: v.InferOutput<S>) => Promise<Attributes>,
): Write {
  return { schema, run: (request, values) => run(request, values as v.InferOutput<S>) }
}

/** A collection of `/api` as data (contract part 1). */
export interface Resource {
  /** Its place below `/api` and its name in the query language. */
  shape: ResourceShape
  /** What is on the wire and for whom; every other method is 405. */
  access: Partial<Readonly<Record<Operation, Access>>>
  /** What staff need in order to read or change it; a change that has none asks by itself. */
  permissions?: { read?: Permission; write?: Permission }
  store: ResourceStore
  /** Members reach only their own records. */
  own?: true
  personal?: true
  /** What visitors read of it is made of public content alone. */
  content?: true
  /** The order of pages by key when none is asked for, where it is not that of most lists. */
  usualSort?: string
  /** Returned as plain objects and bare lists, as Strapi returns users. */
  flat?: true
  /** Attributes that may be filtered by bare parameters. */
  equals?: readonly string[]
  bodyForm?: BodyForm
  /** Where new records may come in another form. */
  createForm?: BodyForm
  create?: Write
  /** What whoever makes a record gets of it, where that is not all. */
  createdFields?: readonly string[]
  /** The record is named by `request.id`. */
  update?: Write
  /** @returns what was removed */
  remove?: (request: ApiRequest) => Promise<Attributes>
  createLimit?: LimitName
}
