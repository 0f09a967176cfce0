import {
  distributorChangeSchema,
  distributorSchema,
  supportChangeSchema,
  supportSchema,
} from '@nas/contract/requests'
import type { PlainObject } from '@nas/query/plain-values'
import type { Attributes, ResourceShape } from '@nas/query/shape'
import type * as v from 'valibot'
import type { RequestKind } from '../../gateways/content-writer/gateway.ts'
import { numericId } from '../endpoint.ts'
import { recordSearch } from '../record-search.ts'
import { type Resource, type ResourceStore, write } from '../resource/resource.ts'
import { distributorShape, supportShape } from '../shapes/request-shapes.ts'

/** What visitors sent, stored by Payload; its list grows without bound and is searched there. */
function requestStore(kind: RequestKind, shape: ResourceShape): ResourceStore {
  const searchable = { attributes: new Set(shape.attributes.keys()) }
  return {
    async find({ contentWriter }, search) {
      const { docs, total } = await contentWriter.requests.list(
        kind,
        recordSearch(searchable, search),
      )
      return { rows: docs.map((document) => requestRow(shape, document)), total }
    },

    async byId({ contentWriter }, id) {
      return requestRow(shape, await contentWriter.requests.one(kind, numericId(id)))
    },
  }
}

/** Only what is on the wire: notes of the editors stay with them. */
function requestRow({ attributes }: ResourceShape, document: PlainObject): Attributes {
  return Object.fromEntries([...attributes.keys()].map((name) => [name, document[name] ?? null]))
}

type FieldsSchema = v.GenericSchema<unknown, PlainObject>

/** Sent by anybody, read and worked by staff; how far it is, is never the sender's to say. */
function requests(
  kind: RequestKind,
  shape: ResourceShape,
  sent: FieldsSchema,
  changed: FieldsSchema,
): Resource {
  return {
    shape,
    access: { find: 'admin', findOne: 'admin', create: 'all', update: 'admin' },
    personal: true,
    store: requestStore(kind, shape),
    createForm: 'either',
    createLimit: 'publicRequest',
    create: write(sent, async ({ contentWriter }, fields) =>
      requestRow(shape, await contentWriter.requests.create(kind, fields)),
    ),
    update: write(changed, async ({ contentWriter, id }, fields) =>
      requestRow(shape, await contentWriter.requests.update(kind, numericId(id), fields)),
    ),
  }
}

export const distributors = requests(
  'distributors',
  distributorShape,
  distributorSchema,
  distributorChangeSchema,
)

export const supports = requests('supports', supportShape, supportSchema, supportChangeSchema)
