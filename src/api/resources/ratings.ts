import type { CommerceRating } from '@nas/contract/commerce/rating'
import { publicRecord } from '@nas/contract/commerce/records'
import {
  productRatingParameters,
  productRatingSchema,
  ratingChangeSchema,
  ratingFields,
} from '@nas/contract/ratings'
import type { Attributes } from '@nas/query/shape'
import type { Caller as CommerceCaller } from '../../gateways/commerce/calls.ts'
import { notFound } from '../api-error.ts'
import { call } from '../call.ts'
import { staffMay } from '../caller.ts'
import { type ApiRequest, signedInCaller } from '../endpoint.ts'
import { recordSearch, type Searchable } from '../record-search.ts'
import { type Resource, write } from '../resource/resource.ts'
import { ratingShape } from '../shapes/commerce-shapes.ts'
import { assertUnchanged } from '../unchanged.ts'

const owner = { relation: 'product', attribute: 'product' }
const everybodys = ['id', 'stars', 'state', 'createdAt', 'updatedAt']

/** A filter names only what the caller may read (contract 6.3). */
const searchable: Searchable = { attributes: new Set(everybodys), owner }
const searchableByStaff: Searchable = { attributes: new Set([...everybodys, 'order_code']), owner }

function ratingRow(rating: CommerceRating): Attributes {
  const { id, product } = rating
  return { id, ...publicRecord(ratingFields, rating), product }
}

/** Staff whose duty it is call as themselves; everybody else sees the same. */
function staffOf({ caller }: ApiRequest): CommerceCaller | null {
  return caller.kind === 'admin' && staffMay(caller, 'ratings') ? caller.commerce : null
}

/** What is shown, for everybody; all of them for staff, who decide what is shown. */
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
    await assertUnchanged(updatedAt, async () => {
      return (await request.commerce.ratings.one(commerce, request.id)).updated_at
    })
    return ratingRow(await request.commerce.ratings.decide(commerce, request.id, decision))
  }),
}

export const productRating = call({
  method: 'GET',
  path: '/app/productrating',
  summary: 'Average and number of the ratings of a product that are shown',
  access: 'all',
  parameters: productRatingParameters,
  answer: { schema: productRatingSchema },
  run: async ({ commerce, view }, { parameters: { product } }) => {
    if (view.byId('products', product) === null) throw notFound()
    return { data: await commerce.ratings.average(product) }
  },
})
