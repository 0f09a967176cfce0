import type { RelationChange } from '@nas/contract/relation-schema'
import type { PlainObject } from '@nas/query/plain-values'
import type { Attributes } from '@nas/query/shape'
import type { CollectionName } from '../../content/schema.ts'
import { contentDefinition } from '../../content/shapes.ts'
import { idsIn } from '../../content/table.ts'
import { type BothLanguages, toDocument } from '../../gateways/content-writer/published.ts'
import { mapDocument } from '../../gateways/document-mapper.ts'
import { mediaIn, picturesBySource } from '../../gateways/media-lookup.ts'
import type { PayloadDocument } from '../../gateways/payload-client.ts'
import { htmlToRichText } from '../../gateways/rich-text/html-to-rich-text.ts'
import { notFound } from '../api-error.ts'
import type { ApiRequest } from '../endpoint.ts'
import { numericId } from '../endpoint.ts'
import { type Resource, write } from '../resource/resource.ts'
import { afterWrite } from './after-write.ts'
import { bodySchema } from './body-schema.ts'
import { oneAtATime } from './one-at-a-time.ts'

/**
 * How staff write a kind of content: into Payload, which owns it, and out of the read model again.
 * @param needed attributes without which there is no such record
 */
export function staffWrites(name: CollectionName, needed: readonly string[]): Partial<Resource> {
  const products = (id: number) => (name === 'products' ? [id] : [])

  async function serialize(request: ApiRequest, document: PayloadDocument): Promise<Attributes> {
    const { id } = document
    await afterWrite(request, products(id))
    const { content } = request.context
    return request.view.byId(name, id) ?? mapDocument(name, document, mediaIn(content))
  }

  return {
    access: { find: 'all', findOne: 'all', create: 'admin', update: 'admin', remove: 'admin' },
    permissions: { write: 'content' },

    create: write(bodySchema(name, needed, true), async (request, values) => {
      const fields = documentOf(request, name, values, null)
      return serialize(request, await request.contentWriter.published.create(name, fields))
    }),

    update: write(bodySchema(name, needed, false), (request, values) => {
      const id = numericId(request.id)
      return oneAtATime(`${name} ${id}`, async () => {
        // `connect` and `disconnect` change what is stored at this moment.
        if (changesStoredRelations(name, values)) await request.context.refreshContent()
        const fields = documentOf(request, name, values, id)
        const { updatedAt } = values as { updatedAt?: string }
        const { published } = request.contentWriter
        return serialize(request, await published.update(name, id, fields, updatedAt))
      })
    }),

    async remove(request) {
      const id = numericId(request.id)
      const row = request.view.byId(name, id)
      if (row === null) throw notFound()
      await request.contentWriter.published.remove(name, id)
      await afterWrite(request, products(id))
      return row
    },
  }
}

function storedRelations(name: CollectionName): string[] {
  const { relations } = contentDefinition(name)
  return Object.keys(relations).filter((key) => relations[key]?.via === undefined)
}

function changesStoredRelations(name: CollectionName, values: PlainObject): boolean {
  return storedRelations(name).some((key) => {
    const change = values[key] as RelationChange | undefined
    return change !== undefined && 'connect' in change
  })
}

function documentOf(
  { view, context }: ApiRequest,
  name: CollectionName,
  values: PlainObject,
  id: number | null,
): BothLanguages {
  const { relations } = contentDefinition(name)
  const row = id === null ? null : view.byId(name, id)
  const related: PlainObject = {}
  for (const key of storedRelations(name)) {
    const change = values[key] as RelationChange | undefined
    if (change === undefined) continue
    const ids = relatedIds(change, idsIn(row?.[key]))
    // A single place is taken by the one that comes last.
    related[key] = relations[key]?.many ? ids : (ids.at(-1) ?? null)
  }
  const pictureOf = picturesBySource(view.model, context.settings.shopUrl)
  return toDocument(name, { ...values, ...related }, (html) => {
    return htmlToRichText(html, pictureOf).state
  })
}

/** The related records after a change, each of them once. */
function relatedIds(change: RelationChange, present: readonly number[]): number[] {
  if ('set' in change) return [...new Set(change.set)]
  const { connect, disconnect } = change
  const remaining = present.filter((id) => !disconnect.includes(id))
  return [...new Set([...remaining, ...connect])]
}
