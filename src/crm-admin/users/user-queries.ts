import { queryOptions } from '@tanstack/react-query'
import { keysOf } from '../list/list-page.ts'
import { fetchAddressesOf, fetchOrdersOf, fetchUser, fetchUserAccount } from './users.api.ts'

const userKeys = keysOf('users')

export function userOptions(id: string) {
  return queryOptions({
    queryKey: userKeys.one(id),
    queryFn: ({ signal }) => fetchUser(id, signal),
  })
}

export function userAccountOptions(id: string) {
  return queryOptions({
    queryKey: [...userKeys.one(id), 'account'] as const,
    queryFn: ({ signal }) => fetchUserAccount(id, signal),
  })
}

export function ordersOfOptions(id: string) {
  return queryOptions({
    queryKey: [...keysOf('orders').all, 'of', id] as const,
    queryFn: ({ signal }) => fetchOrdersOf(id, signal),
  })
}

export function addressesOfOptions(id: string) {
  return queryOptions({
    queryKey: ['addresses', 'of', id] as const,
    queryFn: ({ signal }) => fetchAddressesOf(id, signal),
  })
}
