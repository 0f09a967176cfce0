import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import type { Task } from '../features/dashboard/task-tiles.tsx'
import { orderList } from '../features/orders/order-list.ts'
import { distributorList, supportList } from '../features/requests/request-lists.ts'
import { reviewList } from '../features/reviews/review-list.ts'
import { stockList } from '../features/stock/stock-list.ts'

const ofOrders = { spec: orderList, to: '/orders' } as const

export const tasks: readonly Task[] = [
  { label: 'task.toConfirm', ...ofOrders, needs: 'orders.handle', search: { state: 'new' } },
  { label: 'task.late', ...ofOrders, needs: 'orders.handle', search: { work: 'late' } },
  { label: 'task.claimed', ...ofOrders, needs: 'orders.money', search: { work: 'claimed' } },
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
    search: { low: 'yes', state: 'active' },
  },
]

export function DashboardPage() {
  return <DashboardScreen tasks={tasks} />
}
