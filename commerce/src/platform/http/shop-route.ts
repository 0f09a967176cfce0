import type { MedusaRequestHandler } from '@medusajs/framework/http'

/**
 * One call of commerce. Medusa registers a middleware with methods exactly like a route file, so a
 * table of these replaces the files (ADR 0104).
 */
export interface ShopRoute {
  matcher: string
  methods: ['GET' | 'POST' | 'DELETE']
  /** Run in this order; the last one writes the response. */
  middlewares: MedusaRequestHandler[]
}
