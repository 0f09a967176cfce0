import type { Endpoint, Method } from '../endpoints/endpoint.ts'

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
