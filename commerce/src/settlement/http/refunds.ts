import * as operations from '@nas/contract/refunds/operations'
import { readListQuery } from '@nas/query/list-query'
import { routesOf } from '../../accounts/http/operation-routes'
import { listRefunds, refundColumns } from '../queries/list-refunds'
import { askAccount, giveAccount, readLink, showAccount } from '../workflows/refund-account'

export const refundRoutes = routesOf(operations, {
  askRefundAccount: async ({ scope, input: { order, by } }) => ({
    link: await askAccount(scope, order, by),
  }),
  showRefundAccount: ({ scope, input }) => showAccount(scope, input.order),
  readRefundLink: ({ scope, input }) => readLink(scope, input.code),
  giveRefundAccount: ({ scope, input }) => giveAccount(scope, input),
  listRefunds: ({ scope, query }) => listRefunds(scope, readListQuery(refundColumns, query)),
})
