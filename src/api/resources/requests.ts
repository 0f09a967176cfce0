import { type Fields, searchableNames } from '@nas/contract/fields'
import * as contract from '@nas/contract/requests'
import type { PlainObject } from '@nas/query/plain-values'
import type { Attributes, ResourceShape } from '@nas/query/shape'
import type * as v from 'valibot'
import type { RequestKind } from '../../gateways/content/writer/gateway.ts'
import { numericId } from '../endpoints/endpoint.ts'
import { recordSearch } from '../records/record-search.ts'
import { type Resource, type ResourceStore, write } from '../records/resource.ts'
import { distributorShape, supportShape } from '../shapes/record-shapes.ts'

interface Requests {
  kind: RequestKind
  shape: ResourceShape
  fields: Fields
}

/** Requests of visitors, stored by Payload; the list grows without bound and is searched there. */
function requestStore({ kind, shape, fields }: Requests): ResourceStore {
  const searchable = { attributes: new Set(['id', ...searchableNames(fields)]) }
  const names = [...shape.attributes.keys()]
  return {
    async find({ contentWriter }, search) {
      const query = recordSearch(searchable, search)
      const { docs, total } = await contentWriter.requests.list(kind, query)
      return { rows: docs.map((document) => rowOf(names, document)), total }
    },

    async byId({ contentWriter }, id) {
      return rowOf(names, await contentWriter.requests.one(kind, numericId(id)))
    },
  }
}

function rowOf(names: Iterable<string>, document: PlainObject): Attributes {
  return Object.fromEntries([...names].map((name) => [name, document[name] ?? null]))
}

function sentFields(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.only === undefined)
}

type FieldsSchema = v.GenericSchema<unknown, PlainObject>
type ChangeSchema = v.GenericSchema<unknown, PlainObject & { updatedAt?: string | undefined }>

/** Created by any caller, read and processed by staff; the sender cannot set the state. */
function requestResource(requests: Requests, sent: FieldsSchema, changed: ChangeSchema): Resource {
  const { kind, shape, fields } = requests
  return {
    shape,
    access: { find: 'admin', findOne: 'admin', create: 'all', update: 'admin' },
    permissions: { read: 'requests', write: 'requests' },
    personal: true,
    store: requestStore(requests),
    createForm: 'either',
    createLimit: 'publicRequest',
    createdFields: sentFields(fields),
    create: write(sent, async ({ contentWriter }, values) =>
      rowOf(['id', ...sentFields(fields)], await contentWriter.requests.create(kind, values)),
    ),
    update: write(changed, async ({ contentWriter, id }, { updatedAt, ...fields }) =>
      rowOf(
        shape.attributes.keys(),
        await contentWriter.requests.update(kind, numericId(id), fields, updatedAt),
      ),
    ),
  }
}

export const distributors = requestResource(
  { kind: 'distributors', shape: distributorShape, fields: contract.distributorFields },
  contract.distributorSchema,
  contract.distributorChangeSchema,
)

export const supports = requestResource(
  { kind: 'supports', shape: supportShape, fields: contract.supportFields },
  contract.supportSchema,
  contract.supportChangeSchema,
)
