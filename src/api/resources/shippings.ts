import { selectRows } from '../../content/select-rows.ts'
import type { ShippingOption } from '../../gateways/commerce-records.ts'
import { notFound } from '../api-error.ts'
import { apiShape } from '../api-shapes.ts'
import { contentSource } from '../content-source.ts'
import type { ApiRequest, Endpoint } from '../endpoint.ts'
import { toEntry } from '../entries.ts'
import { parseQuery } from '../query/parse-query.ts'
import { shippingShape } from '../shipping-shape.ts'

const unrelated = () => []

function readQuery({ query }: ApiRequest) {
  return parseQuery(query, shippingShape, apiShape)
}

function entryOf(request: ApiRequest, option: ShippingOption, asked: ReturnType<typeof readQuery>) {
  const source = { ...contentSource(request.view), shapeOf: apiShape }
  return toEntry(source, 'shippings', { ...option }, asked)
}

/** There are as many as there are ways of delivery: few enough to be asked for whole. */
export const shippings: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/shippings',
    access: 'all',
    handle: async (request) => {
      const asked = readQuery(request)
      const { where, sort, page } = asked
      const options = (await request.commerce.shippings()).map((option) => ({ ...option }))
      const found = selectRows(options, 'shippings', { where, sort, ...page }, unrelated)
      return {
        data: found.rows.map((option) => entryOf(request, option, asked)),
        meta: { pagination: page.meta(found.total) },
      }
    },
  },
  {
    method: 'GET',
    path: '/shippings/:id',
    access: 'all',
    handle: async (request) => {
      const asked = readQuery(request)
      const option = (await request.commerce.shippings()).find(({ id }) => id === request.id)
      if (!option) throw notFound()
      return { data: entryOf(request, option, asked), meta: {} }
    },
  },
]
