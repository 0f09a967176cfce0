import * as operations from '@nas/contract/order-edits/operations'
import { routesOf } from '../../accounts/http/operation-routes'
import { findOrder } from '../../orders/queries/read-orders'
import { listEdits } from '../queries/list-edits'
import { type EditPlan, itemsOrAll, planEdit } from '../queries/plan-edit'
import { editOrder } from '../workflows/edit-order'
import { mergeOrders, planMerge } from '../workflows/merge-orders'
import { planSplit, splitOrder } from '../workflows/split-order'

const quoteOf = ({ received: _, lines, ...plan }: EditPlan) => ({
  ...plan,
  lines: lines.map(({ product, name, price, before, quantity }) => {
    return { product, name, price, before, quantity }
  }),
})

export const orderEditRoutes = routesOf(operations, {
  quoteOrderEdit: async ({ scope, input }) => {
    const record = await findOrder(scope, input.order, null)
    return quoteOf(await planEdit(scope, record, itemsOrAll(input.items)))
  },

  editOrder: ({ scope, caller, input }) => editOrder(scope, { wanted: input, author: caller.id }),

  async quoteSplit({ scope, input }) {
    const record = await findOrder(scope, input.order, null)
    const { plan, quote } = await planSplit(scope, record, input.items)
    const { subtotal, shipping_price, total, before_total } = plan
    return {
      kept: { subtotal, shipping_price, total },
      moved: {
        subtotal: quote.subtotal,
        shipping_price: quote.shippingPrice,
        total: quote.total,
      },
      total: total + quote.total,
      before_total,
    }
  },

  async splitOrder({ scope, caller, input }) {
    const { display_id: id, code } = await splitOrder(scope, { wanted: input, author: caller.id })
    return { id, code }
  },

  async quoteMerge({ scope, input }) {
    const record = await findOrder(scope, input.order, null)
    const other = await findOrder(scope, input.other, null)
    const { plan } = await planMerge(scope, record, other)
    return { ...quoteOf(plan), other_updated_at: other.updated_at.toISOString() }
  },

  mergeOrders: ({ scope, caller, input }) =>
    mergeOrders(scope, { wanted: input, author: caller.id }),

  listOrderEdits: async ({ scope, input }) =>
    listEdits(scope, (await findOrder(scope, input.order, null)).id),
})
