import * as operations from '@nas/contract/addresses/operations'
import { readListQuery } from '@nas/query/list-query'
import { addressColumns } from '../queries/address-sql'
import { findAddress, searchAddresses } from '../queries/find-addresses'
import { addAddress, changeAddress, deleteAddress } from '../workflows/save-addresses'
import { routesOf } from './operation-routes'

/** Null for staff, who read the addresses of all members. */
const ownerOf = (caller: { kind: 'member' | 'staff'; id: string }) =>
  caller.kind === 'member' ? caller.id : null

export const addressRoutes = routesOf(operations, {
  listAddresses: ({ scope, caller, query }) =>
    searchAddresses(scope, readListQuery(addressColumns, query), ownerOf(caller)),
  findAddress: ({ scope, caller, input }) => findAddress(scope, input.id, ownerOf(caller)),
  addAddress: ({ scope, caller, input }) => addAddress(scope, caller.id, input),
  changeAddress: ({ scope, caller, input: { id, ...changes } }) =>
    changeAddress(scope, caller.id, id, changes),
  removeAddress: ({ scope, caller, input }) => deleteAddress(scope, caller.id, input.id),
})
