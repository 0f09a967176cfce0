import * as operations from '@nas/contract/refunds/operations'
import { readListQuery } from '@nas/query/list-query'
import { routesOf } from '../../accounts/http/operation-routes'
import { listRefunds, refundColumns } from '../queries/list-refunds'

export const refundRoutes = routesOf(operations, {
  listRefunds: ({ scope, query }) => listRefunds(scope, readListQuery(refundColumns, query)),
})
