import * as operations from '@nas/contract/data-requests/operations'
import { readListQuery } from '@nas/query/list-query'
import { routesOf } from '../../accounts/http/operation-routes'
import { dataRequestColumns, listDataRequests } from '../queries/list-data-requests'
import { answerRequest, writeRequest } from '../workflows/data-requests'

export const dataRequestRoutes = routesOf(operations, {
  listDataRequests: ({ scope, query }) =>
    listDataRequests(scope, readListQuery(dataRequestColumns, query)),
  addDataRequest: ({ scope, caller, input }) => writeRequest(scope, input, caller.id),
  answerDataRequest: ({ scope, caller, input }) => answerRequest(scope, input, caller.id),
})
