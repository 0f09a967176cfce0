import { describe, expect, it } from 'vitest'
import { mayImport } from './layers.ts'

describe('import boundaries', () => {
  it.each([
    ['src/features/cart/cart.ts', 'src/stores/cart.store.ts'],
    ['src/features/cart/cart.ts', 'src/features/cart/line.ts'],
    ['src/api/orders.ts', 'src/gateways/commerce/gateway.ts'],
    ['server/main.ts', 'src/content/read-model.ts'],
    ['src/pages/index.astro', 'src/screens/screen.astro'],
  ])('lets %s import %s', (from, to) => expect(mayImport(from, to)).toBe(true))

  it.each([
    ['src/features/cart/cart.ts', 'src/features/order/order.ts'],
    ['src/features/cart/cart.ts', 'src/chrome/header.astro'],
    ['src/content/reader.ts', 'src/gateways/commerce/gateway.ts'],
    ['src/stores/cart.store.ts', 'server/main.ts'],
    ['src/crm-admin/app.tsx', 'src/features/cart/cart.ts'],
    ['commerce/src/a.ts', 'src/api/orders.ts'],
    ['domain/src/a.ts', 'contract/src/order.ts'],
    ['query/src/a.ts', 'domain/src/text.ts'],
    ['src/stores/cart.store.ts', 'query/src/condition.ts'],
    ['src/routes.ts', 'server/main.ts'],
  ])('keeps %s from importing %s', (from, to) => expect(mayImport(from, to)).toBe(false))
})
