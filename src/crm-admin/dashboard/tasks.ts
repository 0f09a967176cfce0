import type { Permission } from '@nas/domain/duties'
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
  /** Whose work it is. */
  needs: Permission
}

const ofOrders = { spec: orderList, to: '/orders' } as const

export const tasks: readonly Task[] = [
  { label: 'task.toConfirm', ...ofOrders, needs: 'orders.handle', search: { state: 'new' } },
  { label: 'task.late', ...ofOrders, needs: 'orders.handle', search: { work: 'late' } },
  { label: 'task.transfer', ...ofOrders, needs: 'orders.money', search: { work: 'transfer' } },
  { label: 'task.pack', ...ofOrders, needs: 'orders.ship', search: { work: 'pack' } },
  { label: 'task.overdue', ...ofOrders, needs: 'orders.read', search: { work: 'overdue' } },
  { label: 'task.refund', ...ofOrders, needs: 'orders.money', search: { work: 'refund' } },
  {
    label: 'task.supports',
    needs: 'requests',
    spec: supportList,
    to: '/supports',
    search: { state: 'open' },
  },
  {
    label: 'task.distributors',
    needs: 'requests',
    spec: distributorList,
    to: '/distributor',
    search: { state: 'open' },
  },
  {
    label: 'task.reviews',
    needs: 'ratings',
    spec: reviewList,
    to: '/reviews',
    search: { state: 'new' },
  },
  {
    label: 'task.stock',
    needs: 'stock.read',
    spec: stockList,
    to: '/stock',
    search: { low: 'yes' },
  },
]
