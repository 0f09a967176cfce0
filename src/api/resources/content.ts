import type { Attributes } from '@nas/query/shape'
import type { CollectionName } from '../../content/schema.ts'
import type { SingleName } from '../../content/singles.ts'
import { notFound } from '../api-error.ts'
import { staffWrites } from '../content-writes/staff-writes.ts'
import type { Endpoint } from '../endpoint.ts'
import { entrySource, toEntry } from '../entries.ts'
import { affordableQuery } from '../query/affordable-query.ts'
import type { Resource } from '../resource/resource.ts'
import { contentStore } from '../resource/stores.ts'
import { apiShape } from '../shapes/api-shapes.ts'

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

/** Collections that everybody reads. Editors write them in Payload, staff some of them here. */
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
  content('products', staffWrites('products', ['name', 'slug', 'price'])),
  content('clubs', staffWrites('clubs', ['name', 'slug'])),
  content('places', { ...staffWrites('places', ['name']), usualSort: 'name:desc' }),
]

export const contentSingles: readonly SingleName[] = ['siteinfo', 'nasinfo', 'bannerinfo']

/** The call of a record of which there is one. @param unsaved stands for it until it is there */
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
