import { searchableNames } from '@nas/contract/fields'
import { orderChangeSchema } from '@nas/contract/order-change'
import { orderFields } from '@nas/contract/order-fields'
import { forbidden } from '../api-error.ts'
import { numericId, signedInCaller } from '../endpoint.ts'
import { orderRow } from '../orders/order-row.ts'
import { recordSearch, type Searchable } from '../record-search.ts'
import { type Resource, write } from '../resource/resource.ts'
import { orderShape } from '../shapes/order-shape.ts'

/** Commerce keeps a column for each of these. */
const searchable: Searchable = {
  attributes: new Set(['id', ...searchableNames(orderFields)]),
  owner: { relation: 'user', attribute: 'customer' },
}

/** Whose orders are meant is decided by commerce from the caller's own token, above any filter. */
export const orders: Resource = {
  shape: orderShape,
  access: { find: 'signed-in', findOne: 'signed-in', update: 'signed-in' },
  // Which moves are whose is decided by the state that is asked for.
  permissions: { read: 'orders.read' },
  own: true,
  personal: true,
  store: {
    async find(request, search) {
      const { commerce } = signedInCaller(request)
      const found = await request.commerce.orders.list(commerce, recordSearch(searchable, search))
      return { rows: found.orders.map(orderRow), total: found.count }
    },

    async byId(request, id) {
      const { commerce } = signedInCaller(request)
      return orderRow(await request.commerce.orders.one(commerce, numericId(id)))
    },
  },
  update: write(orderChangeSchema, async (request, change) => {
    const caller = signedInCaller(request)
    // A member may only give an order up (contract R11).
    if (caller.kind === 'member' && change.state !== 'usercancel') throw forbidden()
    const id = numericId(request.id)
    return orderRow(await request.commerce.orders.move(caller.commerce, id, change))
  }),
}
