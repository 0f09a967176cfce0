import type { LinkProps } from '@tanstack/react-router'
import type { ListSpec } from '../list/list-search.ts'
import { orderList } from '../orders/order-list.ts'
import { distributorList, supportList } from '../requests/request-lists.ts'
import { reviewList } from '../reviews/review-list.ts'
import type { SearchTexts } from '../routing/search-text.ts'
import { stockList } from '../stock/stock-list.ts'
import type { DashboardText } from './use-dashboard-texts.ts'

/** Something that waits for staff: the list that shows it says how many there are. */
export interface Task {
  label: DashboardText
  spec: Pick<ListSpec<never>, 'resource' | 'sort' | 'filters'>
  to: NonNullable<LinkProps['to']>
  search: SearchTexts
}

const ofOrders = { spec: orderList, to: '/orders' } as const

export const tasks: readonly Task[] = [
  { label: 'task.toConfirm', ...ofOrders, search: { state: 'new' } },
  { label: 'task.late', ...ofOrders, search: { work: 'late' } },
  { label: 'task.transfer', ...ofOrders, search: { work: 'transfer' } },
  { label: 'task.pack', ...ofOrders, search: { work: 'pack' } },
  { label: 'task.overdue', ...ofOrders, search: { work: 'overdue' } },
  { label: 'task.refund', ...ofOrders, search: { work: 'refund' } },
  { label: 'task.supports', spec: supportList, to: '/supports', search: { state: 'open' } },
  {
    label: 'task.distributors',
    spec: distributorList,
    to: '/distributor',
    search: { state: 'open' },
  },
  { label: 'task.reviews', spec: reviewList, to: '/reviews', search: { state: 'new' } },
  { label: 'task.stock', spec: stockList, to: '/stock', search: { low: 'yes' } },
]
