import type { KeyPage } from '@nas/query/key-page'
import { QueryError } from '@nas/query/query-error'
import { readSort } from '@nas/query/read-sort'
import { selectRows } from '@nas/query/select-rows'
import type { Attributes, ResourceShape } from '@nas/query/shape'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ApiRequest } from '../endpoints/endpoint.ts'
import { type Asked, cursorOf, findByKey, listOrder } from './key-pages.ts'
import type { Resource, ResourceStore } from './resource.ts'

const shape: ResourceShape = {
  name: 'things',
  attributes: new Map([
    ['id', 'integer'],
    ['order', 'integer'],
    ['name', 'text'],
    ['at', 'date'],
    ['shown', 'boolean'],
  ]),
  relations: new Map(),
  components: new Map(),
  hasState: false,
}

const request = {} as ApiRequest

function resourceOf(rows: readonly Attributes[]): Resource {
  const store: ResourceStore = {
    find: (_request, search) => selectRows(rows, 'things', search, () => []),
    byId: () => null,
  }
  return { shape, access: {}, store }
}

const asked = (sort: string[]): Asked => ({
  where: undefined,
  words: undefined,
  sort: readSort(shape, sort),
  populate: new Map(),
})

const page = (rest: Partial<KeyPage>): KeyPage => ({
  pageSize: 2,
  cursor: null,
  backwards: false,
  ...rest,
})

const unset = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 })
const things = fc
  .array(
    fc.record({
      order: unset(fc.integer({ min: 0, max: 2 })),
      // Two texts that are different but sort as equal.
      name: unset(fc.constantFrom('a', 'á', 'a\u0301', 'b', 'đ', '')),
      at: unset(fc.constantFrom('2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.001Z')),
      shown: unset(fc.boolean()),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map((one, id) => ({ ...one, id })))

const sorts = fc.array(
  fc
    .tuple(fc.constantFrom(...shape.attributes.keys()), fc.constantFrom('asc', 'desc'))
    .map((key) => key.join(':')),
  { maxLength: 3 },
)

test('pages by key equal the list, forwards and backwards', async () => {
  await fc.assert(
    fc.asyncProperty(
      things,
      sorts,
      fc.integer({ min: 1, max: 5 }),
      async (rows, sort, pageSize) => {
        const resource = resourceOf(rows)
        const order = listOrder(resource, readSort(shape, sort))
        const whole = selectRows(rows, 'things', { sort: order }, () => []).rows
        const walked: Attributes[][] = []
        let cursor: string | null = null
        do {
          const found = await findByKey(resource, request, asked(sort), page({ pageSize, cursor }))
          expect(found.pagination).toMatchObject({ pageSize, total: rows.length, capped: false })
          walked.push([...found.rows])
          cursor = found.pagination.next
        } while (cursor !== null)
        expect(walked.flat()).toEqual(whole)

        const last = walked.at(-1)?.[0]
        let before = last && walked.length > 1 ? cursorOf(order, last) : null
        const back: Attributes[][] = [walked.at(-1) ?? []]
        while (before !== null) {
          const at = page({ pageSize, cursor: before, backwards: true })
          const found = await findByKey(resource, request, asked(sort), at)
          expect(found.pagination.next).not.toBeNull()
          back.unshift([...found.rows])
          before = found.pagination.previous
        }
        expect(back).toEqual(walked)
      },
    ),
    { numRuns: 500 },
  )
})

const three = resourceOf([1, 2, 3].map((id) => ({ id, order: 0, name: 'x' })))

test('lists start with the highest order, then the newest', async () => {
  const { rows, pagination } = await findByKey(three, request, asked([]), page({}))
  expect(rows.map(({ id }) => id)).toEqual([3, 2])
  expect(pagination).toMatchObject({ previous: null, next: expect.any(String) })
  const cursor = pagination.next
  const second = await findByKey(three, request, asked([]), page({ cursor }))
  expect(second.rows.map(({ id }) => id)).toEqual([1])
  expect(second.pagination).toMatchObject({ previous: expect.any(String), next: null })
})

test('continues after a deleted record', async () => {
  const [key, ...rest] = listOrder(three, readSort(shape, 'name'))
  const cursor = cursorOf(
    [key, ...rest].flatMap((one) => one ?? []),
    { id: 2.5, name: 'x' },
  )
  const { rows } = await findByKey(three, request, asked(['name']), page({ cursor }))
  expect(rows.map(({ id }) => id)).toEqual([3])
})

const encoded = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')

test.each([
  ['no JSON', 'x'],
  ['no list', encoded({})],
  ['of another order', encoded(['name:desc,id:asc', 'x', 1])],
  ['of too few values', encoded(['name:asc,id:asc', 'x'])],
  ['of a value of another kind', encoded(['name:asc,id:asc', 'x', 'y'])],
  ['of an object', encoded(['name:asc,id:asc', {}, 1])],
  ['without an id', encoded(['name:asc,id:asc', 'x', null])],
])('a cursor %s is rejected', async (_what, cursor) => {
  await expect(findByKey(three, request, asked(['name']), page({ cursor }))).rejects.toThrow(
    QueryError,
  )
})

test('rejects a cursor over texts that are too long', async () => {
  const long = resourceOf([1, 2, 3].map((id) => ({ id, name: 'x'.repeat(501) })))
  await expect(findByKey(long, request, asked(['name']), page({}))).rejects.toThrow(QueryError)
})

test('stops counting at the cap', async () => {
  const store: ResourceStore = {
    find: (_request, { count }) => ({ rows: [], total: count ?? 0 }),
    byId: () => null,
  }
  const { pagination } = await findByKey({ ...three, store }, request, asked([]), page({}))
  expect(pagination).toMatchObject({ total: 10_000, capped: true })
})
