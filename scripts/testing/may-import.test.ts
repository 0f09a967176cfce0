import { describe, expect, it } from 'vitest'
import { mayImport } from './may-import.ts'

describe('import boundaries', () => {
  it.each([
    ['src/features/cart/cart.ts', 'src/stores/cart.store.ts'],
    ['src/features/cart/cart.ts', 'src/features/cart/line.ts'],
    ['src/api/orders.ts', 'src/gateways/commerce/gateway.ts'],
    ['server/main.ts', 'src/content/read-model.ts'],
    ['src/pages/index.astro', 'src/screens/screen.astro'],
    ['commerce/src/orders/workflows/a.ts', 'commerce/src/accounts/queries/b.ts'],
    ['commerce/src/orders/http/a.ts', 'commerce/src/orders/workflows/b.ts'],
    ['commerce/src/orders/module/a.ts', 'commerce/src/platform/database/b.ts'],
    ['commerce/src/orders/workflows/a.ts', 'commerce/src/operations/module/service.ts'],
    ['commerce/src/background/module/service.ts', 'commerce/src/email/delivery/b.ts'],
    ['commerce/src/api/store/shop/orders/route.ts', 'commerce/src/orders/http/place.ts'],
    ['content-cms/src/collections/a.ts', 'content-cms/src/fields/b.ts'],
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
    ['commerce/src/payments/workflows/a.ts', 'commerce/src/orders/workflows/b.ts'],
    ['commerce/src/email/delivery/a.ts', 'commerce/src/orders/emails/b.ts'],
    ['commerce/src/orders/workflows/a.ts', 'commerce/src/operations/kinds.ts'],
    ['commerce/src/orders/queries/a.ts', 'commerce/src/orders/workflows/b.ts'],
    ['commerce/src/orders/module/a.ts', 'commerce/src/orders/queries/b.ts'],
    ['commerce/src/orders/module/a.ts', 'commerce/src/payments/module/b.ts'],
    ['commerce/src/api/store/shop/orders/route.ts', 'commerce/src/orders/workflows/quote.ts'],
    ['content-cms/src/fields/a.ts', 'content-cms/src/collections/b.ts'],
  ])('keeps %s from importing %s', (from, to) => expect(mayImport(from, to)).toBe(false))
})
