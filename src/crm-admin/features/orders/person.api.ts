import { readOrderCustomer, readOrderPerson } from '@nas/contract/orders/operations'
import { queryOptions } from '@tanstack/react-query'
import { runOperation } from '../../../api-client/run-operation.ts'
import { orderKeys } from './orders.api.ts'

export const personFigures = [
  'orders',
  'open',
  'delivered',
  'cancelled',
  'refused',
  'returned',
] as const

/** Figures of the phone number of an order. */
export const customerOptions = (order: number) =>
  queryOptions({
    queryKey: [...orderKeys.one(order), 'customer'],
    queryFn: () => runOperation(readOrderCustomer, { order }),
  })

/** Orders, notes and members of the phone number of an order. */
export const personOptions = (order: number) =>
  queryOptions({
    queryKey: [...orderKeys.one(order), 'person'],
    queryFn: () => runOperation(readOrderPerson, { order }),
  })
