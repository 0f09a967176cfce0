import type { PlainObject } from '../../content/plain-values.ts'
import type { Attributes } from '../../content/records.ts'
import type { ResourceShape } from '../../content/schema-types.ts'
import type { RequestKind } from '../../gateways/content-writer/requests.ts'
import { numericId } from '../record-id.ts'
import { recordSearch } from '../record-search.ts'
import type { ResourceStore } from '../resource/resource.ts'

/** What visitors sent, kept by Payload; its list grows without bound and is searched there. */
export function requestStore(kind: RequestKind, shape: ResourceShape): ResourceStore {
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
export function requestRow({ attributes }: ResourceShape, document: PlainObject): Attributes {
  return Object.fromEntries([...attributes.keys()].map((name) => [name, document[name] ?? null]))
}
