import * as operations from '@nas/contract/addresses/operations'
import { readListQuery } from '@nas/query/list-query'
import { addressColumns, findAddress, searchAddresses } from '../queries/addresses'
import { addAddress, changeAddress, deleteAddress } from '../workflows/save-addresses'
import { ownerOf } from './caller'
import { routesOf } from './operation-routes'

export const addressRoutes = routesOf(operations, {
  listAddresses: ({ scope, caller, query }) =>
    searchAddresses(scope, readListQuery(addressColumns, query), ownerOf(caller)),
  findAddress: ({ scope, caller, input }) => findAddress(scope, input.id, ownerOf(caller)),
  addAddress: ({ scope, caller, input }) => addAddress(scope, caller.id, input),
  changeAddress: ({ scope, caller, input: { id, ...changes } }) =>
    changeAddress(scope, caller.id, id, changes),
  removeAddress: ({ scope, caller, input }) => deleteAddress(scope, caller.id, input.id),
})
