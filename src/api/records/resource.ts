import type { LimitName } from '@nas/contract/rate-limits'
import type { Permission } from '@nas/domain/roles'
import type { Condition } from '@nas/query/condition'
import type { Populate } from '@nas/query/read-populate'
import type { SortKey } from '@nas/query/read-sort'
import type { Attributes, ResourceShape } from '@nas/query/shape'
import type * as v from 'valibot'
import type { BodyForm } from '../endpoints/body.ts'
import type { Access } from '../endpoints/caller.ts'
import type { ApiRequest } from '../endpoints/endpoint.ts'

export type Operation = 'find' | 'findOne' | 'count' | 'create' | 'update' | 'remove'

export interface Search {
  where: Condition | undefined
  /** Where the page begins; earlier records are counted but not returned. */
  after?: Condition | undefined
  words?: string | undefined
  everyWord?: true
  sort: readonly SortKey[]
  start: number
  limit: number
  /** Maximum count when counting takes time; absent to count all. */
  count?: number
  populate: Populate
}

interface FoundRows {
  rows: readonly Attributes[]
  total: number
}

/** Restricts members to their own records. Related records are rows, or ids of content. */
export interface ResourceStore {
  find(request: ApiRequest, search: Search): Promise<FoundRows> | FoundRows
  /** @returns null when it does not exist or is hidden from the caller */
  byId(
    request: ApiRequest,
    id: string,
    selection: { populate: Populate },
  ): Promise<Attributes | null> | Attributes | null
}

export interface Write {
  schema: v.GenericSchema
  run(request: ApiRequest, values: unknown): Promise<Attributes>
}

export function write<S extends v.GenericSchema>(
  schema: S,
  run: (request: ApiRequest, values: v.InferOutput<S>) => Promise<Attributes>,
): Write {
  return { schema, run: (request, values) => run(request, values as v.InferOutput<S>) }
}

export interface Resource {
  shape: ResourceShape
  /** The available operations and their callers; every other method is 405. */
  access: Partial<Readonly<Record<Operation, Access>>>
  /** Permissions that staff need to read or write; an operation without one checks it itself. */
  permissions?: { read?: Permission; write?: Permission }
  store: ResourceStore
  own?: true
  personal?: true
  content?: true
  /** Default sort of pages by key, if it differs from other lists. */
  defaultSort?: string
  /** Returned as plain objects and bare lists, like Strapi's users. */
  flat?: true
  /** Attributes that bare parameters can filter. */
  equals?: readonly string[]
  bodyForm?: BodyForm
  createForm?: BodyForm
  create?: Write
  /** Fields returned to the creator of a record; absent for all. */
  createdFields?: readonly string[]
  /** `request.id` identifies the record. */
  update?: Write
  remove?: (request: ApiRequest) => Promise<Attributes>
  createLimit?: LimitName
}
