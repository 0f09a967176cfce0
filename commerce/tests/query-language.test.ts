import { Client } from '@medusajs/framework/pg'
import { type Columns, columnOperators, shapeOfColumns } from '@nas/query/columns'
import type { Condition } from '@nas/query/condition'
import { conditionSql } from '@nas/query/condition-sql'
import { afterEdge, reversed, totalOrder } from '@nas/query/key-page'
import {
  comparisonOperators,
  listOperators,
  textOperators,
  type ValueOperator,
} from '@nas/query/operators'
import { QueryError } from '@nas/query/query-error'
import { readFilters } from '@nas/query/read-filters'
import { readSort, type SortKey } from '@nas/query/read-sort'
import { selectRows } from '@nas/query/select-rows'
import { orderSql } from '@nas/query/sql'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, testDatabaseUrl } from './support/database'

const columns = {
  id: { column: 'id', type: 'integer' },
  whole: { column: 'whole', type: 'integer' },
  part: { column: 'part', type: 'decimal' },
  text: { column: 'text', type: 'text' },
  moment: { column: 'moment', type: 'date' },
  truth: { column: 'truth', type: 'boolean' },
} as const satisfies Columns

type Attribute = keyof typeof columns

const shape = shapeOfColumns(columns)
const valueOperators: readonly ValueOperator[] = [
  ...comparisonOperators,
  ...textOperators,
  ...listOperators,
]
const orderOperators: readonly ValueOperator[] = ['$lt', '$lte', '$gt', '$gte', '$between']

type StoredRow = {
  id: number
  whole: number | null
  part: number | null
  text: string | null
  /** With microseconds, as a database stores it. */
  moment: string | null
  truth: boolean | null
}

const composed = [...'aAáÁạẠâÂấbBđĐơƠưey %_\\?\'"$']
const decomposed = ['a\u0301', 'A\u0301', 'a\u0323', 'o\u031b']
const textOf = (units: string[]) => fc.string({ unit: fc.constantFrom(...units), maxLength: 4 })
const milliseconds = [
  '2026-11-21T00:00:00.000',
  '2026-11-21T00:00:00.001',
  '2026-11-20T23:59:59.999',
]

const values = (units: string[]): Record<Attribute, fc.Arbitrary<unknown>> => ({
  id: fc.integer({ min: 0, max: 9 }),
  whole: fc.integer({ min: -3, max: 3 }),
  part: fc.integer({ min: -4, max: 4 }).map((quarters) => quarters / 4),
  text: textOf(units),
  moment: fc.constantFrom(...milliseconds).map((text) => `${text}Z`),
  truth: fc.boolean(),
})

function rowsOf(units: string[]): fc.Arbitrary<StoredRow[]> {
  const unset = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 4 })
  const row = fc.record({
    whole: unset(fc.integer({ min: -3, max: 3 })),
    part: unset(fc.integer({ min: -4, max: 4 }).map((quarters) => quarters / 4)),
    text: unset(textOf(units)),
    moment: unset(
      fc
        .tuple(fc.constantFrom(...milliseconds), fc.integer({ min: 0, max: 999 }))
        .map(([text, micros]) => `${text}${String(micros).padStart(3, '0')}Z`),
    ),
    truth: unset(fc.boolean()),
  })
  const rows = fc.array(row, { minLength: 1, maxLength: 10 })
  return rows.map((all) => all.map((one, index) => ({ id: index, ...one })))
}

function conditions(units: string[], omitted: readonly ValueOperator[] = []): fc.Arbitrary<object> {
  const names = Object.keys(columns) as Attribute[]
  const one = fc.constantFrom(...names).chain((attribute): fc.Arbitrary<object> => {
    const value = values(units)[attribute]
    const offered = columnOperators[columns[attribute].type]
    const operators = offered.filter((operator) => !omitted.includes(operator))
    return fc.oneof(
      { weight: 1, arbitrary: fc.boolean().map((unset) => ({ [attribute]: { $null: unset } })) },
      {
        weight: 6,
        arbitrary: fc.constantFrom(...operators).chain((operator) => {
          const length = operator === '$between' ? { minLength: 2, maxLength: 2 } : { maxLength: 3 }
          const list = operator === '$in' || operator === '$notIn' || operator === '$between'
          return (list ? fc.array(value, length) : value).map((asked) => ({
            [attribute]: { [operator]: asked },
          }))
        }),
      },
    )
  })
  return fc.letrec<{ tree: object }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      one,
      fc.array(tie('tree'), { maxLength: 3 }).map((parts) => ({ $and: parts })),
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((parts) => ({ $or: parts })),
      tie('tree').map((part) => ({ $not: part })),
    ),
  })).tree
}

const sorts = fc.array(
  fc
    .tuple(fc.constantFrom(...Object.keys(columns)), fc.constantFrom('asc', 'desc'))
    .map(([name, direction]) => `${name}:${direction}`),
  { maxLength: 3 },
)

const conditionOf = (filters: object): Condition =>
  readFilters({ shapeOf: () => shape, conditions: 0 }, shape, filters)

const keysOf = (sort: readonly SortKey[] | string[]): readonly SortKey[] =>
  sort.flatMap((key) => (typeof key === 'string' ? readSort(shape, key) : key))

/** A row in its JSON form. */
function toMillisecond(row: StoredRow): StoredRow {
  return { ...row, moment: row.moment && `${row.moment.slice(0, 23)}Z` }
}

function inMemory(stored: StoredRow[], filters: object, sort: string[] = ['id']): number[] {
  const rows = stored.map(toMillisecond)
  const options = { where: conditionOf(filters), sort: readSort(shape, sort) }
  return selectRows(rows, 'rows', options, () => []).rows.map(({ id }) => id)
}

let client: Client

beforeAll(async () => {
  const connectionString = testDatabaseUrl('_query')
  await createDatabase(connectionString)
  client = new Client({ connectionString })
  await client.connect()
})

afterAll(() => client?.end())

async function inSql(
  stored: StoredRow[],
  condition: object | Condition,
  sort: readonly SortKey[] | string[] = ['id'],
) {
  const where = 'kind' in condition ? (condition as Condition) : conditionOf(condition)
  const { sql, values } = conditionSql(columns, where)
  let count = 1
  const numbered = sql.replaceAll('?', () => {
    count += 1
    return `$${count}`
  })
  const { rows } = await client.query<{ id: number }>(
    `select id from jsonb_to_recordset($1) as stored(
       id integer, whole integer, part numeric, text text, moment timestamptz, truth boolean)
     where ${numbered} order by ${orderSql(columns, keysOf(sort), 'id')}`,
    [JSON.stringify(stored), ...values],
  )
  return rows.map(({ id }) => id)
}

describe('the evaluator in memory and the printed SQL', () => {
  test('find the same rows in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(
        rowsOf(composed),
        conditions(composed),
        sorts,
        async (stored, filters, sort) => {
          expect(await inSql(stored, filters, sort)).toEqual(inMemory(stored, filters, sort))
        },
      ),
      { numRuns: 1500 },
    )
  })

  test('return what follows and precedes a row, given only its values', async () => {
    await fc.assert(
      fc.asyncProperty(rowsOf(composed), sorts, fc.nat(), async (stored, sort, seed) => {
        const order = totalOrder(shape, readSort(shape, sort))
        const ids = await inSql(stored, {}, order)
        const place = seed % ids.length
        const row = stored.map(toMillisecond).find(({ id }) => id === ids[place])
        const values = order.map(({ attribute }) => row?.[attribute as Attribute] ?? null)
        const back = reversed(order)
        const after = afterEdge(order, values)
        const before = afterEdge(back, values)
        expect(await inSql(stored, after, order)).toEqual(ids.slice(place + 1))
        expect(await inSql(stored, before, back)).toEqual(ids.slice(0, place).reverse())
        const options = { where: after, sort: order }
        const memory = selectRows(stored.map(toMillisecond), 'rows', options, () => []).rows
        expect(memory.map(({ id }) => id)).toEqual(ids.slice(place + 1))
      }),
      { numRuns: 500 },
    )
  })

  test('agree on texts in any Unicode composition, except for their order', async () => {
    const units = [...composed, ...decomposed]
    await fc.assert(
      fc.asyncProperty(
        rowsOf(units),
        conditions(units, orderOperators),
        async (stored, filters) => {
          expect(await inSql(stored, filters)).toEqual(inMemory(stored, filters))
        },
      ),
      { numRuns: 500 },
    )
  })

  test('order texts that differ only in composition by bytes in SQL', async () => {
    const row = { id: 0, whole: null, part: null, moment: null, truth: null }
    const stored = [{ ...row, text: 'a\u0301' }]
    for (const [operator, sql, memory] of [
      ['$lt', [0], []],
      ['$lte', [0], [0]],
      ['$gt', [], []],
      ['$gte', [], [0]],
    ] as const) {
      const filters = { text: { [operator]: '\u00e1' } }
      expect([operator, await inSql(stored, filters)]).toEqual([operator, sql])
      expect([operator, inMemory(stored, filters)]).toEqual([operator, memory])
    }
  })

  test('sort timestamps of one millisecond alike', async () => {
    const row = { whole: null, part: null, text: null, truth: null }
    const stored = ['9', '1'].map((last, id) => {
      return { ...row, id, moment: `2026-11-21T00:00:00.00000${last}Z` }
    })
    expect(await inSql(stored, {}, ['moment'])).toEqual([0, 1])
    expect(inMemory(stored, {}, ['moment'])).toEqual([0, 1])
  })

  test('differ in operators as declared by the columns', () => {
    for (const attribute of Object.keys(columns) as Attribute[]) {
      const { type } = columns[attribute]
      const [value] = fc.sample(values(composed)[attribute], 1)
      for (const operator of valueOperators) {
        const asked = operator === '$between' ? [value, value] : value
        const condition = conditionOf({ [attribute]: { [operator]: asked } })
        const printed = () => conditionSql(columns, condition)
        if (columnOperators[type].includes(operator)) expect(printed).not.toThrow()
        else expect(printed).toThrow(QueryError)
        expect(inMemory([], { [attribute]: { [operator]: asked } })).toEqual([])
      }
    }
  })

  test('differ in integers that exceed the column', () => {
    for (const value of [1.5, 3_000_000_000]) {
      const filters = { whole: value }
      expect(inMemory([], filters)).toEqual([])
      expect(() => conditionSql(columns, conditionOf(filters))).toThrow(QueryError)
    }
  })
})
