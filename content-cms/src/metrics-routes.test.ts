import { expect, it } from 'vitest'
import { routesOf } from './metrics-routes'

const routeOf = routesOf(['products', 'deliveryinfo'])

it.each([
  ['/api/products', '/api/products'],
  ['/api/products/12', '/api/products/*'],
  ['/api/globals/deliveryinfo', '/api/globals/deliveryinfo'],
  ['/api/mai@example.com', '/api/*'],
  ['/api/globals/mai@example.com', '/api/*'],
  ['/api/health', '/api/health'],
  ['/admin/collections/users/3', '/admin/*'],
  ['/_next/static/a.js', '/_next/*'],
  ['/mai@example.com', 'other'],
])('%s counts as %s', (path, pattern) => {
  expect(routeOf(path)).toBe(pattern)
})
