import { arrangeAnswerSchema, arrangeSchema } from '@nas/contract/arrange'
import type { Attributes } from '@nas/query/shape'
import type { CollectionName } from '../../content/schema.ts'
import type { SingleName } from '../../content/singles.ts'
import { notFound } from '../answers/api-error.ts'
import { call, type Endpoint } from '../endpoints/endpoint.ts'
import { affordableQuery } from '../records/affordable-query.ts'
import { entrySource, toEntry } from '../records/entries.ts'
import type { Resource } from '../records/resource.ts'
import { contentStore } from '../records/stores.ts'
import { apiShape } from '../shapes/api-shapes.ts'
import { afterWrite, staffWrites } from './content-writes.ts'

const readByAll = { find: 'all', findOne: 'all' } as const
const countedByAll = { ...readByAll, count: 'all' } as const

function content(name: CollectionName, rest: Partial<Resource> = {}): Resource {
  return {
    shape: apiShape(name),
    access: readByAll,
    store: contentStore(name),
    content: true,
    ...rest,
  }
}

/** Public collections. Editors write them in Payload, staff some of them here. */
export const contentResources: readonly Resource[] = [
  content('categories', { access: countedByAll }),
  content('subcategories'),
  content('banners'),
  content('tips'),
  content('blogs'),
  content('faqs'),
  content('payments'),
  content('provinces'),
  content('districts'),
  content('wards'),
  content('provinces-2025'),
  content('wards-2025'),
  content('featured-works'),
  content('works', { access: countedByAll, equals: ['url'] }),
  content('innovations', { access: countedByAll, equals: ['url'] }),
  content(
    'products',
    staffWrites('products', {
      needed: ['name', 'slug', 'price'],
      confirmations: ['price_confirmed'],
    }),
  ),
  content('clubs', staffWrites('clubs', { needed: ['name', 'slug'] })),
  content('places', { ...staffWrites('places', { needed: ['name'] }), defaultSort: 'name:desc' }),
]

export const contentSingles: readonly SingleName[] = ['siteinfo', 'nasinfo', 'bannerinfo']

/** @param unsaved returned until it has been saved */
export function singleEndpoint(name: SingleName, unsaved: Attributes | null = null): Endpoint {
  const shape = apiShape(name)
  return {
    method: 'GET',
    path: `/${name}`,
    summary: `The single record ${name}`,
    access: 'all',
    content: true,
    queries: shape,
    answer: { of: shape, as: 'one' },
    handle: ({ view, query }) => {
      const selection = affordableQuery({ view, query }, shape)
      const row = view.model.single(name) ?? unsaved
      if (!row) throw notFound()
      return { data: toEntry(entrySource(view), name, row, selection), meta: {} }
    },
  }
}

export const arrange = call({
  method: 'POST',
  path: '/app/arrange',
  summary: 'Move a product, club article or place directly below another one in its list',
  access: 'admin',
  permission: 'content',
  personal: true,
  body: { schema: arrangeSchema, form: 'either' },
  answer: { schema: arrangeAnswerSchema },
  async run(request, { body: { of, id, below } }) {
    const changed = await request.contentWriter.published.arrange(of, id, below)
    await afterWrite(request)
    return { data: { changed } }
  },
})
