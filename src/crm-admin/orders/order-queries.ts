import { queryOptions } from '@tanstack/react-query'
import type { OrderListQuery } from './order-list-query.ts'
import { fetchOrder, fetchOrders } from './orders.api.ts'

const root = ['orders'] as const

export const orderKeys = {
  all: root,
  list: (query: OrderListQuery) => [...root, 'list', query] as const,
  one: (id: number) => [...root, 'one', id] as const,
}

export function orderListOptions(query: OrderListQuery) {
  return queryOptions({
    queryKey: orderKeys.list(query),
    queryFn: ({ signal }) => fetchOrders(query, signal),
  })
}

export function orderOptions(id: number) {
  return queryOptions({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => fetchOrder(id, signal),
  })
}
