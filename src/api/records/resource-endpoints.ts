import type { PlainObject } from '@nas/query/plain-values'
import type { PageWindow } from '@nas/query/read-pagination'
import type { Query } from '@nas/query/read-query'
import type { Attributes } from '@nas/query/shape'
import * as v from 'valibot'
import { notFound } from '../answers/api-error.ts'
import type { BodyForm } from '../endpoints/body.ts'
import { readBody, readFields } from '../endpoints/body.ts'
import type { ApiRequest, Endpoint, Method } from '../endpoints/endpoint.ts'
import { affordableQuery } from './affordable-query.ts'
import { entrySource, type Selection, toEntry, wholeRecord } from './entries.ts'
import { type Asked, findByKey } from './key-pages.ts'
import { listJson } from './list-json.ts'
import type { Operation, Resource } from './resource.ts'
import { loadLikesOf } from './stores.ts'

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

const methods: Readonly<Record<Operation, Method>> = {
  find: 'GET',
  findOne: 'GET',
  count: 'GET',
  create: 'POST',
  update: 'PUT',
  remove: 'DELETE',
}

export function resourceEndpoints(resource: Resource): Endpoint[] {
  const { name } = resource.shape
  const collection = `/${name}`
  const record = `/${name}/:id`
  const all: readonly (Endpoint | null)[] = [
    endpoint(resource, 'find', collection, `List of ${name}`, find),
    endpoint(resource, 'findOne', record, `One of ${name}`, findOne),
    endpoint(resource, 'count', `${collection}/count`, `How many ${name} match`, count),
    endpoint(resource, 'create', collection, `Add to ${name}`, writing('create')),
    endpoint(resource, 'update', record, `Change one of ${name}`, writing('update')),
    endpoint(resource, 'remove', record, `Delete one of ${name}`, remove),
  ]
  return all.filter((one) => one !== null)
}

type Handle = (resource: Resource, request: ApiRequest) => Promise<unknown>

function endpoint(
  resource: Resource,
  operation: Operation,
  path: string,
  summary: string,
  handle: Handle,
): Endpoint | null {
  const access = resource.access[operation]
  if (access === undefined) return null
  const { shape, flat, personal, content, own, createLimit, permissions } = resource
  const change = operation === 'create' || operation === 'update' ? resource[operation] : undefined
  const permission = permissions?.[methods[operation] === 'GET' ? 'read' : 'write']
  const one = operation === 'find' ? 'list' : 'one'
  return {
    method: methods[operation],
    path,
    summary,
    access,
    ...(permission && { permission }),
    ...(personal && { personal }),
    ...(content && methods[operation] === 'GET' && { content }),
    ...(own && { own }),
    ...(operation === 'create' && createLimit && { limit: createLimit }),
    queries: shape,
    ...(change && { body: { schema: change.schema, form: formOf(resource, operation) } }),
    answer:
      operation === 'count'
        ? { schema: countSchema }
        : { of: shape, as: flat ? (one === 'list' ? 'bare list' : 'bare') : one },
    handle: (request) => handle(resource, request),
  }
}

function queryOf({ shape, equals, flat }: Resource, { view, query }: ApiRequest): Query {
  return affordableQuery({ view, query: flat ? withBarePages(query) : query }, shape, equals)
}

/** Lists of users also accept bare `start` and `limit` (API R30). */
function withBarePages(query: PlainObject): PlainObject {
  const { start, limit } = query
  if (start === undefined && limit === undefined) return query
  return { ...query, pagination: { ...Object(query.pagination), start, limit } }
}

async function find(resource: Resource, request: ApiRequest) {
  const { where, words, sort, page, ...selection } = queryOf(resource, request)
  const asked = { where, words, sort, populate: selection.populate }
  const isKeyed = 'cursor' in page
  const { rows, pagination } = isKeyed
    ? await findByKey(resource, request, asked, page)
    : await findByPlace(resource, request, asked, page)
  if (resource.content && request.caller.kind === 'visitor') {
    return listJson(request, resource.shape.name, rows, selection, { pagination })
  }
  const data = rows.map((row) => serialize(resource, request, row, selection))
  return resource.flat && !isKeyed ? data : { data, meta: { pagination } }
}

async function findByPlace(
  resource: Resource,
  request: ApiRequest,
  asked: Asked,
  { start, limit, meta }: PageWindow,
) {
  const { rows, total } = await resource.store.find(request, { ...asked, start, limit })
  return { rows, pagination: meta(total) }
}

async function findOne(resource: Resource, request: ApiRequest) {
  const selection = queryOf(resource, request)
  const row = await resource.store.byId(request, request.id, selection)
  if (row === null) throw notFound()
  return oneOf(resource, request, row, selection)
}

async function count(resource: Resource, request: ApiRequest) {
  const { where, words } = queryOf(resource, request)
  const search = { where, words, sort: [], start: 0, limit: 0, populate: new Map() }
  return (await resource.store.find(request, search)).total
}

function formOf({ bodyForm = 'data', createForm }: Resource, operation: Operation): BodyForm {
  return operation === 'create' ? (createForm ?? bodyForm) : bodyForm
}

function writing(operation: 'create' | 'update'): Handle {
  return async (resource, request) => {
    const change = resource[operation]
    if (change === undefined) throw new Error(`${resource.shape.name} has no write operation`)
    const selection = queryOf(resource, request)
    const fields = readBody(await request.body(), formOf(resource, operation))
    const row = await change.run(request, readFields(change.schema, fields))
    await loadLikesOf(request, [row], selection.populate)
    const shown = operation === 'create' ? (resource.createdFields ?? null) : null
    return oneOf(resource, request, row, { ...selection, fields: selection.fields ?? shown })
  }
}

/** A deletion returns only the record itself, so its query string is ignored. */
async function remove(resource: Resource, request: ApiRequest) {
  if (resource.remove === undefined) throw new Error(`${resource.shape.name} has no deletion`)
  const row = await resource.remove(request)
  return oneOf(resource, request, row, wholeRecord)
}

function oneOf(resource: Resource, request: ApiRequest, row: Attributes, selection: Selection) {
  const data = serialize(resource, request, row, selection)
  return resource.flat ? data : { data, meta: {} }
}

function serialize(
  { shape, flat }: Resource,
  request: ApiRequest,
  row: Attributes,
  selection: Selection,
) {
  const entry = toEntry(entrySource(request.view), shape.name, row, selection)
  return flat ? { id: entry.id, ...entry.attributes } : entry
}
