import * as fields from '@nas/contract/ratings/fields'
import * as operations from '@nas/contract/ratings/operations'
import * as v from 'valibot'
import { notFound } from '../answers/api-error.ts'
import { Reply } from '../answers/reply.ts'
import { call } from '../endpoints/endpoint.ts'
import { ask, credentialOf } from '../records/operation-endpoints.ts'
import { rowOf } from '../records/operation-records.ts'
import { recordSearch, type Searchable } from '../records/record-search.ts'
import { type Resource, write } from '../records/resource.ts'
import { ratingShape } from '../shapes/record-shapes.ts'

const owner = { relation: 'product', attribute: 'product' }
const publicNames = ['id', 'stars', 'state', 'helpful', 'createdAt', 'updatedAt']

/** A filter may name only readable attributes (API §6.3). */
const searchable: Searchable = { attributes: new Set(publicNames), owner }
const searchableByStaff: Searchable = { attributes: new Set([...publicNames, 'order_code']), owner }

const ratingRow = rowOf(fields.ratingFields, owner)

export const ratings: Resource = {
  shape: ratingShape,
  access: { find: 'all', findOne: 'all', count: 'all', update: 'admin' },
  permissions: { write: 'ratings' },
  personal: true,
  store: {
    async find(request, search) {
      const staff = credentialOf(operations.listRatings, request.caller)
      const query = recordSearch(staff ? searchableByStaff : searchable, search)
      const { rows, count } = await request.commerce.list(operations.listRatings, staff, query)
      return { rows: rows.map(ratingRow), total: count }
    },

    async byId(request, id) {
      return ratingRow(await ask(request, operations.findRating, { rating: id }))
    },
  },
  update: write(fields.ratingChangeSchema, async (request, { updatedAt, ...decision }) => {
    const input = { rating: request.id, ...decision, updated_at: updatedAt }
    return ratingRow(await ask(request, operations.decideRating, input))
  }),
}

export const productRating = call('GET /app/productrating', {
  summary: 'Average and number of the published ratings of a product',
  shared: true,
  access: 'all',
  parameters: fields.productRatingParameters,
  answer: { schema: fields.productRatingSchema },
  run: async ({ view }, { parameters }) => {
    const product = view.byId('products', parameters.product)
    if (product === null) throw notFound()
    return { data: { average: product.rating, count: product.rating_count } }
  },
})

/** In seconds: how long a removed picture may still be shown by browsers that have seen it. */
const pictureLifetime = 86_400

export const ratingPicture = call('GET /app/ratingpictures/:id', {
  summary: 'A picture of a rating in WebP; its id is only known to callers who may see it',
  shared: true,
  access: 'all',
  parameters: fields.pictureParameters,
  answer: { file: 'image/webp' },
  async run(request, { parameters: { size } }) {
    if (!v.is(operations.readPicture.input.entries.picture, request.id)) throw notFound()
    const picture = await ask(request, operations.readPicture, { picture: request.id, size })
    return Reply.file(new Uint8Array(Buffer.from(picture, 'base64')), {
      type: 'image/webp',
      name: `${request.id}.webp`,
      lifetime: pictureLifetime,
    })
  },
})
