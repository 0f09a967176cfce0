import * as operations from '@nas/contract/order-edits/operations'
import { routesOf } from '../../accounts/http/operation-routes'
import { findOrder } from '../../orders/queries/read-orders'
import { listEdits } from '../queries/list-edits'
import { planEdit } from '../queries/plan-edit'
import { editOrder } from '../workflows/edit-order'

export const orderEditRoutes = routesOf(operations, {
  async quoteOrderEdit({ scope, input }) {
    const record = await findOrder(scope, input.order, null)
    const { received: _, lines, ...plan } = await planEdit(scope, record, input.items)
    return {
      ...plan,
      lines: lines.map(({ product, name, price, before, quantity }) => {
        return { product, name, price, before, quantity }
      }),
    }
  },

  editOrder: ({ scope, caller, input }) => editOrder(scope, { wanted: input, author: caller.id }),

  listOrderEdits: async ({ scope, input }) =>
    listEdits(scope, (await findOrder(scope, input.order, null)).id),
})
