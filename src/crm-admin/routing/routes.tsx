import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
} from '@tanstack/react-router'
import { periodOf, readPeriodSearch } from '../dashboard/period-search.ts'
import { figuresOptions } from '../dashboard/statistics-queries.ts'
import { listOptions } from '../list/list-page.ts'
import { type ListSpec, readListSearch } from '../list/list-search.ts'
import { orderList } from '../orders/order-list.ts'
import { orderOptions } from '../orders/order-queries.ts'
import type { StaffProfile } from '../session/access.ts'
import { NotFoundScreen } from '../shell/screen-states.tsx'
import { StaffShell } from '../shell/staff-shell.tsx'
import { stockChangeList } from '../stock/stock-change-list.ts'
import { stockList } from '../stock/stock-list.ts'
import type { SearchTexts } from './search-text.ts'

export interface StaffContext {
  queries: QueryClient
  profile: StaffProfile
}

const root = createRootRouteWithContext<StaffContext>()({
  component: StaffShell,
  notFoundComponent: NotFoundScreen,
})

interface Loading<Deps = unknown> {
  context: StaffContext
  deps: Deps
}

/** A list keeps its state in the address, and its rows are asked for while its code still loads. */
function listOf<Row>(spec: ListSpec<Row>) {
  return {
    validateSearch: readListSearch(spec),
    loaderDeps: ({ search }: { search: SearchTexts }) => search,
    loader: ({ context, deps }: Loading<SearchTexts>) => {
      void context.queries.prefetchQuery(listOptions(spec, deps))
    },
  }
}

/** Ids of our tables are numbers; any other address is no page. */
function assertId(id: string): void {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound()
}

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readPeriodSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queries.prefetchQuery(figuresOptions(periodOf(deps)))
  },
  component: lazyRouteComponent(
    () => import('../dashboard/dashboard-screen.tsx'),
    'DashboardScreen',
  ),
})

const orders = createRoute({
  getParentRoute: () => root,
  path: '/orders',
  ...listOf(orderList),
  component: lazyRouteComponent(() => import('../orders/order-list-screen.tsx'), 'OrderListScreen'),
})

const order = createRoute({
  getParentRoute: () => root,
  path: '/orders/$orderId',
  beforeLoad: ({ params }) => assertId(params.orderId),
  loader: ({ context, params }) => {
    void context.queries.prefetchQuery(orderOptions(Number(params.orderId)))
  },
  component: lazyRouteComponent(() => import('../orders/order-screen.tsx'), 'OrderScreen'),
})

const stock = createRoute({
  getParentRoute: () => root,
  path: '/stock',
  ...listOf(stockList),
  component: lazyRouteComponent(() => import('../stock/stock-list-screen.tsx'), 'StockListScreen'),
})

const stockChanges = createRoute({
  getParentRoute: () => root,
  path: '/stock/changes',
  ...listOf(stockChangeList),
  component: lazyRouteComponent(
    () => import('../stock/stock-changes-screen.tsx'),
    'StockChangesScreen',
  ),
})

const stockCount = createRoute({
  getParentRoute: () => root,
  path: '/stock/count',
  component: lazyRouteComponent(() => import('../stock/count-screen.tsx'), 'CountScreen'),
})

export const routeTree = root.addChildren([
  dashboard,
  orders,
  order,
  stock,
  stockChanges,
  stockCount,
])
