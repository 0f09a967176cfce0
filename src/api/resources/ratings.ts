import type { CommerceRating } from '@nas/contract/commerce/rating'
import { publicRecord } from '@nas/contract/commerce/records'
import {
  productRatingParameters,
  productRatingSchema,
  ratingChangeSchema,
  ratingFields,
} from '@nas/contract/ratings'
import type { Attributes } from '@nas/query/shape'
import type { Caller as CommerceCaller } from '../../gateways/commerce/client.ts'
import { notFound } from '../kit/api-error.ts'
import { staffMay } from '../kit/caller.ts'
import { type ApiRequest, call, signedInCaller } from '../kit/endpoint.ts'
import { recordSearch, type Searchable } from '../records/record-search.ts'
import { type Resource, write } from '../records/resource.ts'
import { ratingShape } from '../shapes/record-shapes.ts'

const owner = { relation: 'product', attribute: 'product' }
const publicNames = ['id', 'stars', 'state', 'createdAt', 'updatedAt']

/** A filter may name only readable attributes (API §6.3). */
const searchable: Searchable = { attributes: new Set(publicNames), owner }
const searchableByStaff: Searchable = { attributes: new Set([...publicNames, 'order_code']), owner }

function ratingRow(rating: CommerceRating): Attributes {
  const { id, product } = rating
  return { id, ...publicRecord(ratingFields, rating), product }
}

/** Staff with the permission call as themselves; all other callers see the public ratings. */
function staffOf({ caller }: ApiRequest): CommerceCaller | null {
  return caller.kind === 'admin' && staffMay(caller, 'ratings') ? caller.commerce : null
}

/** Published ratings for all callers; all ratings for staff, who moderate them. */
export const ratings: Resource = {
  shape: ratingShape,
  access: { find: 'all', findOne: 'all', count: 'all', update: 'admin' },
  permissions: { write: 'ratings' },
  personal: true,
  store: {
    async find(request, search) {
      const staff = staffOf(request)
      const query = recordSearch(staff ? searchableByStaff : searchable, search)
      const page = await request.commerce.ratings.list(staff, query)
      return { rows: page.ratings.map(ratingRow), total: page.count }
    },

    async byId(request, id) {
      return ratingRow(await request.commerce.ratings.one(staffOf(request), id))
    },
  },
  update: write(ratingChangeSchema, async (request, { updatedAt, ...decision }) => {
    const { commerce } = signedInCaller(request)
    const change = { ...decision, updated_at: updatedAt }
    return ratingRow(await request.commerce.ratings.decide(commerce, request.id, change))
  }),
}

export const productRating = call({
  method: 'GET',
  path: '/app/productrating',
  summary: 'Average and number of the published ratings of a product',
  access: 'all',
  parameters: productRatingParameters,
  answer: { schema: productRatingSchema },
  run: async ({ commerce, view }, { parameters: { product } }) => {
    if (view.byId('products', product) === null) throw notFound()
    return { data: await commerce.ratings.average(product) }
  },
})
