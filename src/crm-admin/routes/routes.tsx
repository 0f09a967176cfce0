import { may } from '@nas/domain/roles'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  notFound,
  type RouteComponent,
} from '@tanstack/react-router'
import { auditLogOptions, readAuditLogSearch } from '../features/audit-log/audit-log.api.ts'
import { clubList, placeList, productList } from '../features/content/content-lists.ts'
import { periodOf, readPeriodSearch } from '../features/dashboard/period-search.ts'
import { figuresOptions } from '../features/dashboard/statistics-queries.ts'
import { orderList } from '../features/orders/order-list.ts'
import { orderOptions } from '../features/orders/orders.api.ts'
import { refundList } from '../features/refunds/refund-list.ts'
import {
  distributorList,
  distributorOptions,
  supportList,
  supportOptions,
} from '../features/requests/request-lists.ts'
import { reviewList, reviewOptions } from '../features/reviews/review-list.ts'
import { stockChangeList } from '../features/stock/stock-change-list.ts'
import { stockList } from '../features/stock/stock-list.ts'
import { userList } from '../features/users/user-list.ts'
import { userAccountOptions, userOptions } from '../features/users/users.api.ts'
import type { SearchTexts } from '../kit/address/search-text.ts'
import { lateComponent as late } from '../kit/feedback/late-overlay.tsx'
import { listOptions } from '../kit/list/list-page.ts'
import { type ListSpec, readListSearch } from '../kit/list/list-search.ts'
import type { StaffProfile } from '../shell/access.ts'
import { NotFoundScreen } from '../shell/screen-states.tsx'
import { StaffShell } from '../shell/staff-shell.tsx'
import { CommandPalette } from './command-palette.tsx'
import { ProofGate } from './proof-gate.tsx'

export interface StaffContext {
  queries: QueryClient
  profile: StaffProfile
}

const root = createRootRouteWithContext<StaffContext>()({
  component: () => <StaffShell palette={<CommandPalette />} proof={<ProofGate />} />,
  notFoundComponent: NotFoundScreen,
})

const screen = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component })

/** A list keeps its state in the address; its rows are fetched while its code is still loading. */
const list = <Path extends string, Row>(
  path: Path,
  spec: ListSpec<Row>,
  component: RouteComponent,
) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: readListSearch(spec),
    loaderDeps: ({ search }: { search: SearchTexts }) => search,
    loader: ({ context, deps }: { context: StaffContext; deps: SearchTexts }) => {
      void context.queries.prefetchQuery(listOptions(spec, deps))
    },
    component,
  })

/** The only parameter of a record's address. */
const idIn = (params: unknown): string => String(Object.values(Object(params))[0])

type Preload = (queries: QueryClient, id: string) => unknown

/** A record by the only parameter of its address, with its first requests. */
const record = <Path extends string>(path: Path, component: RouteComponent, preload: Preload) =>
  createRoute({
    getParentRoute: () => root,
    path,
    loader: ({ context, params }) => {
      void preload(context.queries, idIn(params))
    },
    component,
  })

/** A record of our own tables, whose ids are numbers; other addresses yield "not found". */
const numbered = <Path extends string>(
  path: Path,
  component: RouteComponent,
  preload?: (queries: QueryClient, id: number) => unknown,
) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ params }) => {
      if (!/^[1-9]\d{0,14}$/.test(idIn(params))) throw notFound()
    },
    loader: ({ context, params }) => {
      void preload?.(context.queries, Number(idIn(params)))
    },
    component,
  })

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readPeriodSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    if (!may(context.profile.roles, 'statistics')) return
    void context.queries.prefetchQuery(figuresOptions(periodOf(deps)))
  },
  component: late(() => import('./dashboard-page.tsx'), 'DashboardPage'),
})

const auditLog = createRoute({
  getParentRoute: () => root,
  path: '/trail',
  validateSearch: readAuditLogSearch,
  loaderDeps: ({ search }: { search: SearchTexts }) => search,
  loader: ({ context, deps }) => {
    void context.queries.prefetchInfiniteQuery(auditLogOptions(deps))
  },
  component: late(() => import('../features/audit-log/audit-log-screen.tsx'), 'AuditLogScreen'),
})

const loadEditor = () => import('../features/content/editor-screen.tsx')
const loadArrange = () => import('../features/content/arrange-screen.tsx')
const productEditor = late(loadEditor, 'ProductEditorScreen')
const clubEditor = late(loadEditor, 'ClubEditorScreen')
const placeEditor = late(loadEditor, 'PlaceEditorScreen')

export const routeTree = root.addChildren([
  dashboard,
  list(
    '/orders',
    orderList,
    late(() => import('../features/orders/order-list-screen.tsx'), 'OrderListScreen'),
  ),
  screen(
    '/orders/new',
    late(() => import('../features/orders/caller-order-screen.tsx'), 'CallerOrderScreen'),
  ),
  numbered(
    '/orders/$orderId',
    late(() => import('../features/orders/order-screen.tsx'), 'OrderScreen'),
    (queries, id) => queries.prefetchQuery(orderOptions(id)),
  ),
  numbered(
    '/orders/$orderId/person',
    late(() => import('./person-page.tsx'), 'PersonPage'),
  ),
  list(
    '/refunds',
    refundList,
    late(() => import('../features/refunds/refund-list-screen.tsx'), 'RefundListScreen'),
  ),
  list(
    '/users',
    userList,
    late(() => import('../features/users/user-list-screen.tsx'), 'UserListScreen'),
  ),
  record(
    '/users/$userId',
    late(() => import('./user-page.tsx'), 'UserPage'),
    (queries, id) => {
      void queries.prefetchQuery(userOptions(id))
      void queries.prefetchQuery(userAccountOptions(id))
    },
  ),
  list(
    '/supports',
    supportList,
    late(() => import('../features/requests/support-list-screen.tsx'), 'SupportListScreen'),
  ),
  screen(
    '/supports/data-requests',
    late(
      () => import('../features/data-requests/data-request-list-screen.tsx'),
      'DataRequestListScreen',
    ),
  ),
  numbered(
    '/supports/$requestId',
    late(() => import('../features/requests/support-screen.tsx'), 'SupportScreen'),
    (queries, id) => queries.prefetchQuery(supportOptions(id)),
  ),
  list(
    '/distributor',
    distributorList,
    late(() => import('../features/requests/distributor-list-screen.tsx'), 'DistributorListScreen'),
  ),
  numbered(
    '/distributor/$requestId',
    late(() => import('../features/requests/distributor-screen.tsx'), 'DistributorScreen'),
    (queries, id) => queries.prefetchQuery(distributorOptions(id)),
  ),
  list(
    '/reviews',
    reviewList,
    late(() => import('../features/reviews/review-list-screen.tsx'), 'ReviewListScreen'),
  ),
  record(
    '/reviews/$ratingId',
    late(() => import('../features/reviews/review-screen.tsx'), 'ReviewScreen'),
    (queries, id) => queries.prefetchQuery(reviewOptions(id)),
  ),
  list(
    '/products',
    productList,
    late(() => import('../features/content/product-list-screen.tsx'), 'ProductListScreen'),
  ),
  screen('/products/arrange', late(loadArrange, 'ArrangeProductsScreen')),
  screen(
    '/products/prices',
    late(() => import('../features/content/prices/prices-screen.tsx'), 'PricesScreen'),
  ),
  screen('/products/new', productEditor),
  numbered('/products/$recordId', productEditor),
  list(
    '/clubs',
    clubList,
    late(() => import('../features/content/club-list-screen.tsx'), 'ClubListScreen'),
  ),
  screen('/clubs/arrange', late(loadArrange, 'ArrangeClubsScreen')),
  screen('/clubs/new', clubEditor),
  numbered('/clubs/$recordId', clubEditor),
  list(
    '/places',
    placeList,
    late(() => import('../features/content/place-list-screen.tsx'), 'PlaceListScreen'),
  ),
  screen('/places/arrange', late(loadArrange, 'ArrangePlacesScreen')),
  screen('/places/new', placeEditor),
  numbered('/places/$recordId', placeEditor),
  list(
    '/stock',
    stockList,
    late(() => import('../features/stock/stock-list-screen.tsx'), 'StockListScreen'),
  ),
  list(
    '/stock/changes',
    stockChangeList,
    late(() => import('../features/stock/stock-changes-screen.tsx'), 'StockChangesScreen'),
  ),
  screen(
    '/stock/count',
    late(() => import('../features/stock/count-screen.tsx'), 'CountScreen'),
  ),
  screen(
    '/delivery',
    late(() => import('../features/delivery/delivery-screen.tsx'), 'DeliveryScreen'),
  ),
  screen(
    '/vat',
    late(() => import('../features/vat/vat-screen.tsx'), 'VatScreen'),
  ),
  auditLog,
  screen(
    '/security',
    late(() => import('../features/security/security-screen.tsx'), 'SecurityScreen'),
  ),
  screen(
    '/editor-code',
    late(() => import('../features/security/editor-code-screen.tsx'), 'EditorCodeScreen'),
  ),
])
