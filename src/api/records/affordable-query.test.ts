import qs from 'qs'
import { expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { addAdministrativeUnits } from '../../content/administrative-units.ts'
import type { RateLimits } from '../limits/rate-limits.ts'

type Filter = (count: number) => object

const anyOf = (many: number, filter: Filter) => ({
  filters: { $or: Array.from({ length: many }, (_, count) => filter(count)) },
})

/** `/api` over the administrative units of the country, which are the longest lists. */
function apiOfUnits(limits: Partial<RateLimits> | false = false) {
  const api = apiUnderTest(limits)
  addAdministrativeUnits(api.content)
  return (path: string, query: object) =>
    api.get(`/api/${path}?${qs.stringify(query, { encodeValuesOnly: true })}`)
}

const overFourRelations: Filter = (count) => ({
  districts: { wards: { district: { province: { name: `x${count}` } } } },
})

it.each([
  ['49 conditions over four relations', 'provinces', anyOf(49, overFourRelations)],
  [
    '50 texts in the longest list',
    'wards',
    anyOf(50, (at) => ({ name: { $containsi: `x${at}` } })),
  ],
  [
    'conditions that are begun anew for each record',
    'provinces',
    {
      populate: {
        districts: anyOf(45, (count) => ({
          wards: { district: { province: { districts: { name: `x${count}` } } } },
        })),
      },
    },
  ],
])('rejects %s before running them', async (_, path, query) => {
  const ask = apiOfUnits()
  // The first call also compiles the code.
  await ask(path, query)
  const before = process.threadCpuUsage()
  const { status, body } = await ask(path, query)
  const { user, system } = process.threadCpuUsage(before)
  expect([status, body.error.name]).toEqual([400, 'ValidationError'])
  expect(body.error.message).toMatch(/^The query costs [\d.]+ times as much as allowed/)
  expect((user + system) / 1000).toBeLessThan(50)
})

it.each([
  [
    'a condition over all relations',
    'wards',
    anyOf(1, () => ({ district: { province: { name: 'x' } } })),
  ],
  [
    'two texts in the longest list',
    'wards',
    anyOf(2, (at) => ({ name: { $containsi: `x${at}` } })),
  ],
  [
    'all there is below all provinces',
    'provinces',
    { pagination: { pageSize: 100 }, populate: { districts: { populate: { wards: true } } } },
  ],
  ['the longest list in another order', 'wards', { sort: ['name:desc', 'id'] }],
])('answers %s', async (_, path, query) => {
  expect((await apiOfUnits()(path, query)).status).toBe(200)
})

it('adds the costs of searching and of the response', async () => {
  const costly = anyOf(4, (at) => ({ districts: { wards: { name: { $notContainsi: `x${at}` } } } }))
  const all = {
    pagination: { pageSize: 100 },
    populate: { districts: { populate: { wards: true } } },
  }
  const ask = apiOfUnits()
  expect((await ask('provinces', costly)).status).toBe(200)
  const { status, body } = await ask('provinces', { ...costly, ...all })
  expect([status, body.error?.message]).toEqual([
    400,
    'The response would be too large: populate less, or request fewer records or fields',
  ])
})

it('counts a costly query as several in the limit of a caller', async () => {
  const read = { points: 100, seconds: 60 }
  const ask = apiOfUnits({ read })
  for (let count = 0; count < 20; count += 1) {
    expect((await ask('provinces', { start: count })).status).toBe(200)
  }
  const costly = (at: number) =>
    ask(
      'wards',
      anyOf(8, (n) => ({ name: { $containsi: `x${at}${n}` } })),
    )
  const statuses = [(await costly(1)).status, (await costly(2)).status, (await costly(3)).status]
  expect(statuses).toEqual([200, 429, 429])
})
