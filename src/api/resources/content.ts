import { arrangeAnswerSchema, arrangeSchema } from '@nas/contract/content-writes'
import { deliveryChangeSchema } from '@nas/contract/delivery'
import { standardDelivery } from '@nas/domain/standard-delivery'
import type { Attributes } from '@nas/query/shape'
import type { CollectionName } from '../../content/schema.ts'
import type { SingleName } from '../../content/singles.ts'
import { notFound } from '../answers/api-error.ts'
import { type ApiRequest, call, type Endpoint } from '../endpoints/endpoint.ts'
import { selectedRecord } from '../records/affordable-query.ts'
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

/** The rules of the delivery until staff have changed them. */
const standard: Attributes = { id: 1, ...standardDelivery, createdAt: null, updatedAt: null }

function rowOfSingle({ view }: ApiRequest, name: SingleName): Attributes {
  const row = view.model.single(name) ?? (name === 'deliveryinfo' ? standard : null)
  if (row === null) throw notFound()
  return row
}

const single = (name: SingleName): Endpoint =>
  call(`GET /${name}`, {
    summary: `The single record ${name}`,
    access: 'all',
    content: true,
    queries: apiShape(name),
    answer: { of: apiShape(name), as: 'one' },
    run: (request) => selectedRecord(request, apiShape(name), () => rowOfSingle(request, name)),
  })

export const singles: readonly Endpoint[] = [
  single('siteinfo'),
  single('nasinfo'),
  single('bannerinfo'),
  single('deliveryinfo'),
]

const deliveryShape = apiShape('deliveryinfo')

export const changeDelivery = call('PUT /deliveryinfo', {
  summary: 'Change the rules of the promised delivery days',
  access: 'admin',
  permission: 'delivery',
  queries: deliveryShape,
  body: { schema: deliveryChangeSchema, form: 'either' },
  answer: { of: deliveryShape, as: 'one' },
  run: (request, { body: { updatedAt, ...changes } }) =>
    selectedRecord(request, deliveryShape, async () => {
      await request.contentWriter.delivery.change(changes, updatedAt)
      await afterWrite(request)
      return rowOfSingle(request, 'deliveryinfo')
    }),
})

export const arrange = call('POST /app/arrange', {
  summary: 'Move a product, club article or place directly below another one in its list',
  access: 'admin',
  permission: 'content',
  body: { schema: arrangeSchema, form: 'either' },
  answer: { schema: arrangeAnswerSchema },
  async run(request, { body: { of, id, below } }) {
    const changed = await request.contentWriter.published.arrange(of, id, below)
    await afterWrite(request)
    return { data: { changed } }
  },
})
