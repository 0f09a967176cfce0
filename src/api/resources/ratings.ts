import * as fields from '@nas/contract/ratings/fields'
import * as operations from '@nas/contract/ratings/operations'
import { notFound } from '../answers/api-error.ts'
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
