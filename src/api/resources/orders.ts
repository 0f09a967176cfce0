import { searchableNames } from '@nas/contract/fields'
import { orderFields } from '@nas/contract/order-fields'
import { orderStates } from '@nas/domain/order-states'
import * as v from 'valibot'
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

const move = v.object({
  state: v.picklist(orderStates, 'malformed'),
  reason: v.nullish(v.pipe(v.string('malformed'), v.trim(), v.maxLength(500, 'too_long'))),
})

/** Whose orders are meant is decided by commerce from the caller's own token, above any filter. */
export const orders: Resource = {
  shape: orderShape,
  access: { find: 'signed-in', findOne: 'signed-in', update: 'signed-in' },
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
  update: write(move, async (request, { state, reason }) => {
    const caller = signedInCaller(request)
    // A member may only give an order up (contract R11).
    if (caller.kind === 'member' && state !== 'usercancel') throw forbidden()
    const id = numericId(request.id)
    return orderRow(
      await request.commerce.orders.move(caller.commerce, id, state, reason || undefined),
    )
  }),
}
