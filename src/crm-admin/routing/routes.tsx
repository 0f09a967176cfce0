import { may } from '@nas/domain/duties'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
} from '@tanstack/react-router'
import { clubList } from '../clubs/club-list.ts'
import { periodOf, readPeriodSearch } from '../dashboard/period-search.ts'
import { figuresOptions } from '../dashboard/statistics-queries.ts'
import { listOptions } from '../list/list-page.ts'
import { type ListSpec, readListSearch } from '../list/list-search.ts'
import { orderList } from '../orders/order-list.ts'
import { orderOptions } from '../orders/order-queries.ts'
import { placeList } from '../places/place-list.ts'
import { productList } from '../products/product-list.ts'
import {
  distributorList,
  distributorOptions,
  supportList,
  supportOptions,
} from '../requests/request-lists.ts'
import { reviewList, reviewOptions } from '../reviews/review-list.ts'
import type { StaffProfile } from '../session/access.ts'
import { NotFoundScreen } from '../shell/screen-states.tsx'
import { StaffShell } from '../shell/staff-shell.tsx'
import { stockChangeList } from '../stock/stock-change-list.ts'
import { stockList } from '../stock/stock-list.ts'
import { readTrailSearch, trailOptions } from '../trail/trail.api.ts'
import { userList } from '../users/user-list.ts'
import { userAccountOptions, userOptions } from '../users/user-queries.ts'
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
    if (!may(context.profile.duties, 'statistics')) return
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

const delivery = createRoute({
  getParentRoute: () => root,
  path: '/delivery',
  component: lazyRouteComponent(() => import('../delivery/delivery-screen.tsx'), 'DeliveryScreen'),
})

const security = createRoute({
  getParentRoute: () => root,
  path: '/security',
  component: lazyRouteComponent(() => import('../security/security-screen.tsx'), 'SecurityScreen'),
})

const trail = createRoute({
  getParentRoute: () => root,
  path: '/trail',
  validateSearch: readTrailSearch,
  loaderDeps: ({ search }: { search: SearchTexts }) => search,
  loader: ({ context, deps }: Loading<SearchTexts>) => {
    void context.queries.prefetchInfiniteQuery(trailOptions(deps))
  },
  component: lazyRouteComponent(() => import('../trail/trail-screen.tsx'), 'TrailScreen'),
})

const users = createRoute({
  getParentRoute: () => root,
  path: '/users',
  ...listOf(userList),
  component: lazyRouteComponent(() => import('../users/user-list-screen.tsx'), 'UserListScreen'),
})

const user = createRoute({
  getParentRoute: () => root,
  path: '/users/$userId',
  loader: ({ context, params }) => {
    void context.queries.prefetchQuery(userOptions(params.userId))
    void context.queries.prefetchQuery(userAccountOptions(params.userId))
  },
  component: lazyRouteComponent(() => import('../users/user-screen.tsx'), 'UserScreen'),
})

const supports = createRoute({
  getParentRoute: () => root,
  path: '/supports',
  ...listOf(supportList),
  component: lazyRouteComponent(
    () => import('../requests/support-list-screen.tsx'),
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
  component: lazyRouteComponent(() => import('../requests/support-screen.tsx'), 'SupportScreen'),
})

const distributors = createRoute({
  getParentRoute: () => root,
  path: '/distributor',
  ...listOf(distributorList),
  component: lazyRouteComponent(
    () => import('../requests/distributor-list-screen.tsx'),
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
  component: lazyRouteComponent(
    () => import('../requests/distributor-screen.tsx'),
    'DistributorScreen',
  ),
})

const reviews = createRoute({
  getParentRoute: () => root,
  path: '/reviews',
  ...listOf(reviewList),
  component: lazyRouteComponent(
    () => import('../reviews/review-list-screen.tsx'),
    'ReviewListScreen',
  ),
})

const review = createRoute({
  getParentRoute: () => root,
  path: '/reviews/$ratingId',
  loader: ({ context, params }) => {
    void context.queries.prefetchQuery(reviewOptions(params.ratingId))
  },
  component: lazyRouteComponent(() => import('../reviews/review-screen.tsx'), 'ReviewScreen'),
})

const products = createRoute({
  getParentRoute: () => root,
  path: '/products',
  ...listOf(productList),
  component: lazyRouteComponent(
    () => import('../products/product-list-screen.tsx'),
    'ProductListScreen',
  ),
})

const arrangeProducts = createRoute({
  getParentRoute: () => root,
  path: '/products/arrange',
  component: lazyRouteComponent(
    () => import('../products/arrange-products-screen.tsx'),
    'ArrangeProductsScreen',
  ),
})

const loadProductEditor = () => import('../products/product-editor-screen.tsx')

const newProduct = createRoute({
  getParentRoute: () => root,
  path: '/products/new',
  component: lazyRouteComponent(loadProductEditor, 'ProductEditorScreen'),
})

const product = createRoute({
  getParentRoute: () => root,
  path: '/products/$productId',
  beforeLoad: ({ params }) => assertId(params.productId),
  component: lazyRouteComponent(loadProductEditor, 'ProductEditorScreen'),
})

const clubs = createRoute({
  getParentRoute: () => root,
  path: '/clubs',
  ...listOf(clubList),
  component: lazyRouteComponent(() => import('../clubs/club-list-screen.tsx'), 'ClubListScreen'),
})

const arrangeClubs = createRoute({
  getParentRoute: () => root,
  path: '/clubs/arrange',
  component: lazyRouteComponent(
    () => import('../clubs/arrange-clubs-screen.tsx'),
    'ArrangeClubsScreen',
  ),
})

const loadClubEditor = () => import('../clubs/club-editor-screen.tsx')

const newClub = createRoute({
  getParentRoute: () => root,
  path: '/clubs/new',
  component: lazyRouteComponent(loadClubEditor, 'ClubEditorScreen'),
})

const club = createRoute({
  getParentRoute: () => root,
  path: '/clubs/$clubId',
  beforeLoad: ({ params }) => assertId(params.clubId),
  component: lazyRouteComponent(loadClubEditor, 'ClubEditorScreen'),
})

const places = createRoute({
  getParentRoute: () => root,
  path: '/places',
  ...listOf(placeList),
  component: lazyRouteComponent(() => import('../places/place-list-screen.tsx'), 'PlaceListScreen'),
})

const arrangePlaces = createRoute({
  getParentRoute: () => root,
  path: '/places/arrange',
  component: lazyRouteComponent(
    () => import('../places/arrange-places-screen.tsx'),
    'ArrangePlacesScreen',
  ),
})

const loadPlaceEditor = () => import('../places/place-editor-screen.tsx')

const newPlace = createRoute({
  getParentRoute: () => root,
  path: '/places/new',
  component: lazyRouteComponent(loadPlaceEditor, 'PlaceEditorScreen'),
})

const place = createRoute({
  getParentRoute: () => root,
  path: '/places/$placeId',
  beforeLoad: ({ params }) => assertId(params.placeId),
  component: lazyRouteComponent(loadPlaceEditor, 'PlaceEditorScreen'),
})

export const routeTree = root.addChildren([
  ...[dashboard, orders, order],
  ...[users, user],
  ...[supports, support, distributors, distributor],
  ...[reviews, review],
  ...[products, arrangeProducts, newProduct, product],
  ...[clubs, arrangeClubs, newClub, club],
  ...[places, arrangePlaces, newPlace, place],
  ...[stock, stockChanges, stockCount, delivery],
  ...[trail, security],
])
