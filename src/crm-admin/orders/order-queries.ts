import { queryOptions } from '@tanstack/react-query'
import { keysOf } from '../list/list-page.ts'
import { fetchOrder } from './orders.api.ts'

export const orderKeys = keysOf('orders')

export function orderOptions(id: number) {
  return queryOptions({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => fetchOrder(id, signal),
  })
}
