import { globSync } from 'node:fs'
import { operations } from '@nas/contract/operations'
import { expect, test } from 'vitest'
import type { ShopRoute } from '../accounts/http/operation-routes'
import { operationRoutes } from './operation-routes'

const callOf = ({ methods: [method], matcher }: ShopRoute) => `${method} ${matcher}`

test('lists every call once in the tables', () => {
  const calls = operationRoutes.map(callOf)
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([])
})

test('has one handler for each declared operation', () => {
  const calls = operationRoutes.map(callOf)
  const declared = operations.flatMap(({ method, path, staff, key, member, visitor }) => [
    ...(staff || key ? [`${method} /admin/shop${path}`] : []),
    ...(member || visitor ? [`${method} /store/shop${path}`] : []),
  ])
  expect(declared.length).toBeGreaterThan(7)
  expect(declared.filter((call) => !calls.includes(call))).toEqual([])
})

test('has no route file beside the tables', () => {
  expect(globSync('**/route.ts', { cwd: __dirname })).toEqual([])
})
