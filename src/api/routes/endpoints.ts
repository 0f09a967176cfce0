import type { Endpoint, Method } from '../endpoints/endpoint.ts'
import { openApiEndpoint } from '../openapi/document.ts'
import type { Resource } from '../records/resource.ts'
import { resourceEndpoints } from '../records/resource-endpoints.ts'
import * as addresses from '../resources/addresses.ts'
import * as auditLog from '../resources/audit-log.ts'
import * as callerOrders from '../resources/caller-orders.ts'
import * as carts from '../resources/carts.ts'
import * as connect from '../resources/connect.ts'
import * as content from '../resources/content.ts'
import * as createOrder from '../resources/create-order.ts'
import * as dataRequests from '../resources/data-requests.ts'
import { exportEndpoints } from '../resources/exports.ts'
import * as forwarded from '../resources/forwarded.ts'
import * as likes from '../resources/likes.ts'
import * as orderProofs from '../resources/order-proofs.ts'
import * as orderSlips from '../resources/order-slips.ts'
import * as orders from '../resources/orders.ts'
import * as paymentGateways from '../resources/payment-gateways.ts'
import * as prices from '../resources/prices.ts'
import * as privacy from '../resources/privacy.ts'
import * as ratings from '../resources/ratings.ts'
import * as refunds from '../resources/refunds.ts'
import * as requests from '../resources/requests.ts'
import * as search from '../resources/search.ts'
import * as sessions from '../resources/sessions.ts'
import * as signIn from '../resources/sign-in.ts'
import * as socialFlow from '../resources/social-flow.ts'
import * as socialSignIn from '../resources/social-sign-in.ts'
import * as staffJobs from '../resources/staff-jobs.ts'
import * as statistics from '../resources/statistics.ts'
import * as stock from '../resources/stock.ts'
import * as uploads from '../resources/uploads.ts'
import * as users from '../resources/users.ts'

/** A capability is one line here: its resources and calls are what its module exports. */
const exported = [
  addresses,
  auditLog,
  callerOrders,
  carts,
  connect,
  content,
  createOrder,
  dataRequests,
  forwarded,
  likes,
  orderProofs,
  orderSlips,
  orders,
  paymentGateways,
  prices,
  privacy,
  ratings,
  refunds,
  requests,
  search,
  sessions,
  signIn,
  socialFlow,
  socialSignIn,
  staffJobs,
  statistics,
  stock,
  uploads,
  users,
].flatMap((module) => Object.values<unknown>(module).flat())

const has = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null && name in value

const resources = exported.filter((one): one is Resource => has(one, 'store'))
const calls = [
  ...resources.flatMap(resourceEndpoints),
  ...exportEndpoints(resources),
  ...exported.filter((one): one is Endpoint => has(one, 'handle')),
]

export const endpoints: readonly Endpoint[] = [...calls, openApiEndpoint(calls)]

export interface Route {
  endpoints: ReadonlyMap<Method, Endpoint>
  id: string
}

export interface RouteTable {
  /** @returns null for an unknown path */
  find(path: string): Route | null
}

/** Endpoints by path; a fixed segment takes precedence over an `:id`. */
export function routeTable(endpoints: readonly Endpoint[]): RouteTable {
  const paths = new Map<string, Map<Method, Endpoint>>()
  for (const endpoint of endpoints) {
    const methods = paths.get(endpoint.path) ?? new Map<Method, Endpoint>()
    if (methods.has(endpoint.method)) {
      throw new Error(`${endpoint.method} ${endpoint.path} is defined twice`)
    }
    paths.set(endpoint.path, methods.set(endpoint.method, endpoint))
  }
  return {
    find(path) {
      const exact = path.includes(':') ? undefined : paths.get(path)
      if (exact) return { endpoints: exact, id: '' }
      const slash = path.lastIndexOf('/')
      const withId = paths.get(`${path.slice(0, slash)}/:id`)
      const id = path.slice(slash + 1)
      return withId && id !== '' ? { endpoints: withId, id } : null
    },
  }
}
