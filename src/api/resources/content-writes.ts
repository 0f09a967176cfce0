import { syncProducts } from '@nas/contract/catalogue/operations'
import type { RelationChange } from '@nas/contract/content-writes'
import type { PlainObject } from '@nas/query/plain-values'
import type { Attributes } from '@nas/query/shape'
import type { CollectionName } from '../../content/schema.ts'
import { contentDefinition } from '../../content/shapes.ts'
import { mapDocument, mediaIn, picturesBySource } from '../../gateways/content/document-mapper.ts'
import type { PayloadDocument } from '../../gateways/content/payload-client.ts'
import type { RichTextState } from '../../gateways/content/rich-text/nodes.ts'
import { type BothLanguages, toDocument } from '../../gateways/content/writer/published.ts'
import { notFound } from '../answers/api-error.ts'
import { type ApiRequest, numericId } from '../endpoints/endpoint.ts'
import { type Resource, write } from '../records/resource.ts'
import { bodySchema, type StaffRules } from './content-body.ts'

/** Payload owns the record; the response is read from the read model. */
export function staffWrites(name: CollectionName, rules: StaffRules): Partial<Resource> {
  const { confirmations = [] } = rules
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

    create: write(bodySchema(name, rules, true), async (request, values) => {
      const fields = withFlags(await documentOf(request, name, values), values, confirmations)
      return serialize(request, await request.contentWriter.published.create(name, fields))
    }),

    update: write(bodySchema(name, rules, false), async (request, values) => {
      const id = numericId(request.id)
      const changes = changedRelations(name, values)
      const document = await documentOf(request, name, omit(values, Object.keys(changes)))
      const fields = { ...withFlags(document, values, confirmations), relations: changes }
      const { updatedAt } = values as { updatedAt?: string }
      const { published } = request.contentWriter
      return serialize(request, await published.update(name, id, fields, updatedAt))
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

/** Relations with added and removed records; Payload applies them to the value at that time. */
function changedRelations(
  name: CollectionName,
  values: PlainObject,
): NonNullable<BothLanguages['relations']> {
  const changes = storedRelations(name).flatMap((key) => {
    const change = values[key] as RelationChange | undefined
    return change && 'connect' in change ? [[key, change] as const] : []
  })
  return Object.fromEntries(changes)
}

function withFlags(
  { vi, en }: BothLanguages,
  values: PlainObject,
  names: readonly string[],
): BothLanguages {
  const flags = names.flatMap((name) => (name in values ? [[name, values[name]]] : []))
  return { vi: { ...vi, ...Object.fromEntries(flags) }, en }
}

const omit = (values: PlainObject, keys: readonly string[]): PlainObject =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))

async function documentOf(
  request: ApiRequest,
  name: CollectionName,
  values: PlainObject,
): Promise<BothLanguages> {
  const { relations } = contentDefinition(name)
  const related: PlainObject = {}
  for (const key of storedRelations(name)) {
    const change = values[key] as RelationChange | undefined
    if (change === undefined) continue
    const ids = [...new Set('set' in change ? change.set : change.connect)]
    // For a single relation the last id wins.
    related[key] = relations[key]?.many ? ids : (ids.at(-1) ?? null)
  }
  const given = { ...values, ...related }
  const htmls = new Set<string>()
  toDocument(name, given, (html) => {
    htmls.add(html)
    return null
  })
  const states = await richTextsOf(request, [...htmls])
  return toDocument(name, given, (html) => states.get(html) ?? null)
}

async function richTextsOf(
  { view, context, inputs }: ApiRequest,
  htmls: readonly string[],
): Promise<ReadonlyMap<string, RichTextState | null>> {
  if (htmls.length === 0) return new Map()
  const pictureOf = picturesBySource(view.model, context.settings.shopUrl)
  const found = (await inputs.run('pictureSources', htmls)).flatMap((src) => {
    const picture = pictureOf(src)
    return picture === null ? [] : [[src, picture] as const]
  })
  const states = await inputs.run('richTexts', { htmls, pictures: new Map(found) })
  return new Map(htmls.map((html, index) => [html, states[index] ?? null]))
}

/** The write has succeeded: the feed completes what fails here, so the call does not fail. */
export async function afterWrite(
  { commerce, context }: ApiRequest,
  products: readonly number[] = [],
): Promise<void> {
  const later = (what: string) => (error: unknown) =>
    context.log.warn({ err: error }, `${what} is completed by the feed`)
  const syncWritten = async () => {
    if (products.length === 0) return
    const { invalid } = await commerce.call(syncProducts, 'key', { products: [...products] })
    for (const { externalId: product, reason } of invalid) {
      context.log.warn({ product, reason }, 'a product cannot be sold')
    }
  }
  await Promise.all([
    context.refreshContent().catch(later('the read model')),
    syncWritten().catch(later('the product in commerce')),
  ])
}
