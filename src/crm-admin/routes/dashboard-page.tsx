import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import type { Task } from '../features/dashboard/task-tiles.tsx'
import { type OrderWork, orderList } from '../features/orders/order-list.ts'
import { refundList } from '../features/refunds/refund-list.ts'
import { distributorList, supportList } from '../features/requests/request-lists.ts'
import { reviewList } from '../features/reviews/review-list.ts'
import { stockList } from '../features/stock/stock-list.ts'

const ofOrders = { spec: orderList, to: '/orders' } as const
const inState = (state: string) => ({ search: { state } })
const ofWork = (work: OrderWork) => ({ ...ofOrders, search: { work } })

export const tasks: readonly Task[] = [
  { label: 'task.toConfirm', needs: 'orders.handle', ...ofOrders, ...inState('new') },
  { label: 'task.late', needs: 'orders.handle', ...ofWork('late') },
  { label: 'task.claimed', needs: 'orders.money', ...ofWork('claimed') },
  { label: 'task.transfer', needs: 'orders.money', ...ofWork('transfer') },
  { label: 'task.pack', needs: 'orders.ship', ...ofWork('pack') },
  { label: 'task.overdue', needs: 'orders.read', ...ofWork('overdue') },
  {
    label: 'task.refund',
    needs: 'orders.money',
    spec: refundList,
    to: '/refunds',
    ...inState('open'),
  },
  {
    label: 'task.supports',
    needs: 'requests',
    spec: supportList,
    to: '/supports',
    ...inState('open'),
  },
  {
    label: 'task.distributors',
    needs: 'requests',
    spec: distributorList,
    to: '/distributor',
    ...inState('open'),
  },
  { label: 'task.reviews', needs: 'ratings', spec: reviewList, to: '/reviews', ...inState('new') },
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
