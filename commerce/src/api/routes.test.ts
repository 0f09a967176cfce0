import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adminRoutes } from './admin-routes'
import type { ShopRoute } from './shop-route'
import { storeRoutes } from './store-routes'

const callOf = ({ methods: [method], matcher }: ShopRoute) => `${method} ${matcher}`

test('lists every call once in the tables', () => {
  const calls = [...storeRoutes, ...adminRoutes].map(callOf)
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([])
})

test('has no route file beside the tables', () => {
  expect(globSync('**/route.ts', { cwd: __dirname })).toEqual([])
})
