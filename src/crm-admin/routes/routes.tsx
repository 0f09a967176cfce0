import { may } from '@nas/domain/duties'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, notFound } from '@tanstack/react-router'
import { auditLogOptions, readAuditLogSearch } from '../features/audit-log/audit-log.api.ts'
import { clubList, placeList, productList } from '../features/content/content-lists.ts'
import { periodOf, readPeriodSearch } from '../features/dashboard/period-search.ts'
import { figuresOptions } from '../features/dashboard/statistics-queries.ts'
import { orderList } from '../features/orders/order-list.ts'
import { orderOptions } from '../features/orders/orders.api.ts'
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
import { lateComponent } from '../kit/feedback/late-component.ts'
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

interface Loading<Deps = unknown> {
  context: StaffContext
  deps: Deps
}

/** A list keeps its state in the address; its rows are fetched while its code is still loading. */
function listOf<Row>(spec: ListSpec<Row>) {
  return {
    validateSearch: readListSearch(spec),
    loaderDeps: ({ search }: { search: SearchTexts }) => search,
    loader: ({ context, deps }: Loading<SearchTexts>) => {
      void context.queries.prefetchQuery(listOptions(spec, deps))
    },
  }
}

/** Ids of our tables are numbers; other addresses yield "not found". */
function assertId(id: string): void {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound()
}

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readPeriodSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    if (!may(context.profile.duties, 'statistics')) return
    void context.queries.prefetchQuery(figuresOptions(periodOf(deps)))
  },
  component: lateComponent(() => import('./dashboard-page.tsx'), 'DashboardPage'),
})

const orders = createRoute({
  getParentRoute: () => root,
  path: '/orders',
  ...listOf(orderList),
  component: lateComponent(
    () => import('../features/orders/order-list-screen.tsx'),
    'OrderListScreen',
  ),
})

const order = createRoute({
  getParentRoute: () => root,
  path: '/orders/$orderId',
  beforeLoad: ({ params }) => assertId(params.orderId),
  loader: ({ context, params }) => {
    void context.queries.prefetchQuery(orderOptions(Number(params.orderId)))
  },
  component: lateComponent(() => import('../features/orders/order-screen.tsx'), 'OrderScreen'),
})

const stock = createRoute({
  getParentRoute: () => root,
  path: '/stock',
  ...listOf(stockList),
  component: lateComponent(
    () => import('../features/stock/stock-list-screen.tsx'),
    'StockListScreen',
  ),
})

const stockChanges = createRoute({
  getParentRoute: () => root,
  path: '/stock/changes',
  ...listOf(stockChangeList),
  component: lateComponent(
    () => import('../features/stock/stock-changes-screen.tsx'),
    'StockChangesScreen',
  ),
})

const stockCount = createRoute({
  getParentRoute: () => root,
  path: '/stock/count',
  component: lateComponent(() => import('../features/stock/count-screen.tsx'), 'CountScreen'),
})

const vat = createRoute({
  getParentRoute: () => root,
  path: '/vat',
  component: lateComponent(() => import('../features/vat/vat-screen.tsx'), 'VatScreen'),
})

const delivery = createRoute({
  getParentRoute: () => root,
  path: '/delivery',
  component: lateComponent(
    () => import('../features/delivery/delivery-screen.tsx'),
    'DeliveryScreen',
  ),
})

const security = createRoute({
  getParentRoute: () => root,
  path: '/security',
  component: lateComponent(
    () => import('../features/security/security-screen.tsx'),
    'SecurityScreen',
  ),
})

const auditLog = createRoute({
  getParentRoute: () => root,
  path: '/trail',
  validateSearch: readAuditLogSearch,
  loaderDeps: ({ search }: { search: SearchTexts }) => search,
  loader: ({ context, deps }: Loading<SearchTexts>) => {
    void context.queries.prefetchInfiniteQuery(auditLogOptions(deps))
  },
  component: lateComponent(
    () => import('../features/audit-log/audit-log-screen.tsx'),
    'AuditLogScreen',
  ),
})

const users = createRoute({
  getParentRoute: () => root,
  path: '/users',
  ...listOf(userList),
  component: lateComponent(
    () => import('../features/users/user-list-screen.tsx'),
    'UserListScreen',
  ),
})

const user = createRoute({
  getParentRoute: () => root,
  path: '/users/$userId',
  loader: ({ context, params }) => {
    void context.queries.prefetchQuery(userOptions(params.userId))
    void context.queries.prefetchQuery(userAccountOptions(params.userId))
  },
  component: lateComponent(() => import('./user-page.tsx'), 'UserPage'),
})

const supports = createRoute({
  getParentRoute: () => root,
  path: '/supports',
  ...listOf(supportList),
  component: lateComponent(
    () => import('../features/requests/support-list-screen.tsx'),
    'SupportListScreen',
  ),
})

const support = createRoute({
  getParentRoute: () => root,
  path: '/supports/$requestId',
  beforeLoad: ({ params }) => assertId(params.requestId),
  loader: ({ context, params }) => {
    void context.queries.prefetchQuery(supportOptions(Number(params.requestId)))
  },
  component: lateComponent(
    () => import('../features/requests/support-screen.tsx'),
    'SupportScreen',
  ),
})

const distributors = createRoute({
  getParentRoute: () => root,
  path: '/distributor',
  ...listOf(distributorList),
  component: lateComponent(
    () => import('../features/requests/distributor-list-screen.tsx'),
    'DistributorListScreen',
  ),
})

const distributor = createRoute({
  getParentRoute: () => root,
  path: '/distributor/$requestId',
  beforeLoad: ({ params }) => assertId(params.requestId),
  loader: ({ context, params }) => {
    void context.queries.prefetchQuery(distributorOptions(Number(params.requestId)))
  },
  component: lateComponent(
    () => import('../features/requests/distributor-screen.tsx'),
    'DistributorScreen',
  ),
})

const reviews = createRoute({
  getParentRoute: () => root,
  path: '/reviews',
  ...listOf(reviewList),
  component: lateComponent(
    () => import('../features/reviews/review-list-screen.tsx'),
    'ReviewListScreen',
  ),
})

const review = createRoute({
  getParentRoute: () => root,
  path: '/reviews/$ratingId',
  loader: ({ context, params }) => {
    void context.queries.prefetchQuery(reviewOptions(params.ratingId))
  },
  component: lateComponent(() => import('../features/reviews/review-screen.tsx'), 'ReviewScreen'),
})

const loadEditor = () => import('../features/content/editor-screen.tsx')
const loadArrange = () => import('../features/content/arrange-screen.tsx')

const products = createRoute({
  getParentRoute: () => root,
  path: '/products',
  ...listOf(productList),
  component: lateComponent(
    () => import('../features/content/product-list-screen.tsx'),
    'ProductListScreen',
  ),
})

const arrangeProducts = createRoute({
  getParentRoute: () => root,
  path: '/products/arrange',
  component: lateComponent(loadArrange, 'ArrangeProductsScreen'),
})

const prices = createRoute({
  getParentRoute: () => root,
  path: '/products/prices',
  component: lateComponent(
    () => import('../features/content/prices/prices-screen.tsx'),
    'PricesScreen',
  ),
})

const newProduct = createRoute({
  getParentRoute: () => root,
  path: '/products/new',
  component: lateComponent(loadEditor, 'ProductEditorScreen'),
})

const product = createRoute({
  getParentRoute: () => root,
  path: '/products/$recordId',
  beforeLoad: ({ params }) => assertId(params.recordId),
  component: lateComponent(loadEditor, 'ProductEditorScreen'),
})

const clubs = createRoute({
  getParentRoute: () => root,
  path: '/clubs',
  ...listOf(clubList),
  component: lateComponent(
    () => import('../features/content/club-list-screen.tsx'),
    'ClubListScreen',
  ),
})

const arrangeClubs = createRoute({
  getParentRoute: () => root,
  path: '/clubs/arrange',
  component: lateComponent(loadArrange, 'ArrangeClubsScreen'),
})

const newClub = createRoute({
  getParentRoute: () => root,
  path: '/clubs/new',
  component: lateComponent(loadEditor, 'ClubEditorScreen'),
})

const club = createRoute({
  getParentRoute: () => root,
  path: '/clubs/$recordId',
  beforeLoad: ({ params }) => assertId(params.recordId),
  component: lateComponent(loadEditor, 'ClubEditorScreen'),
})

const places = createRoute({
  getParentRoute: () => root,
  path: '/places',
  ...listOf(placeList),
  component: lateComponent(
    () => import('../features/content/place-list-screen.tsx'),
    'PlaceListScreen',
  ),
})

const arrangePlaces = createRoute({
  getParentRoute: () => root,
  path: '/places/arrange',
  component: lateComponent(loadArrange, 'ArrangePlacesScreen'),
})

const newPlace = createRoute({
  getParentRoute: () => root,
  path: '/places/new',
  component: lateComponent(loadEditor, 'PlaceEditorScreen'),
})

const place = createRoute({
  getParentRoute: () => root,
  path: '/places/$recordId',
  beforeLoad: ({ params }) => assertId(params.recordId),
  component: lateComponent(loadEditor, 'PlaceEditorScreen'),
})

export const routeTree = root.addChildren([
  dashboard,
  orders,
  order,
  users,
  user,
  supports,
  support,
  distributors,
  distributor,
  reviews,
  review,
  products,
  arrangeProducts,
  prices,
  newProduct,
  product,
  clubs,
  arrangeClubs,
  newClub,
  club,
  places,
  arrangePlaces,
  newPlace,
  place,
  stock,
  stockChanges,
  stockCount,
  delivery,
  vat,
  auditLog,
  security,
])
