import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { CallRoutes } from './addresses.ts'

const request = {} as IncomingMessage

it.each([
  ['/', '/'],
  ['/vn', '/'],
  ['/vn/san-pham/kem-duong', '/san-pham/[slug]'],
  ['/san-pham/nguyen-van-a@example.com', '/san-pham/[slug]'],
  ['/thanh-toan/hoan-tat', '/thanh-toan/hoan-tat'],
  ['/vn/thanh-toan/thanh-cong', '/thanh-toan/[slug]'],
  ['/media/mai.webp', '/media/*'],
  ['/_assets/index.js', '/_assets/*'],
  ['/crm-admin/orders/NAS261122', '/crm-admin/*'],
  ['/api/unknown/0912345678', '/api/*'],
  ['/health', '/health'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/sitemap-7.xml', '/sitemap-[number].xml'],
  ['/vn/chuyen-muc/cham-soc-da/trang/7', '/chuyen-muc/[slug]/trang/[number]'],
  ['/blog/trang/2', '/blog/trang/[number]'],
  ['/san-pham/kem-duong/trang/2', 'other'],
  ['/_lists/vn/aura-club', '/_lists/*'],
  ['/mai@example.com', 'other'],
])('%s counts as %s', (path, pattern) => {
  expect(new CallRoutes().of(path, request)).toBe(pattern)
})

it('the handler’s own pattern takes precedence', () => {
  const calls = new CallRoutes()
  calls.note(request, '/api/orders/:id')
  expect(calls.of('/api/orders/7', request)).toBe('/api/orders/:id')
  expect(calls.of('/api/orders/7', {} as IncomingMessage)).toBe('/api/*')
})
