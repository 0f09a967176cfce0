import type { ResourceShape, ScalarType } from '@nas/query/shape'
import fc from 'fast-check'
import qs from 'qs'
import { apiShape } from '../../src/api/shapes/api-shapes.ts'
import { nastyText } from './nasty-values.ts'
import { spoiled, spoiledText } from './spoil.ts'

const operators = [
  '$eq',
  '$ne',
  '$eqi',
  '$nei',
  '$lt',
  '$lte',
  '$gt',
  '$gte',
  '$in',
  '$notIn',
  '$contains',
  '$notContains',
  '$startsWith',
  '$endsWith',
  '$containsi',
  '$notContainsi',
  '$startsWithi',
  '$endsWithi',
  '$null',
  '$notNull',
  '$between',
  '$and',
  '$or',
  '$not',
  '$foo',
  '$regex',
]

const goodValues: Readonly<Record<ScalarType, readonly string[]>> = {
  text: ['kem', 'active', 'Đồng'],
  richtext: ['da'],
  integer: ['1', '25'],
  decimal: ['1.5'],
  date: ['2026-11-21', '2026-11-21T02:00:00.000Z'],
  boolean: ['true', 'false'],
  json: ['x'],
}

const keysOf = (shape: ResourceShape) => [...shape.attributes.keys(), ...shape.relations.keys()]

function value(type: ScalarType | undefined): fc.Arbitrary<unknown> {
  const good = fc.constantFrom(...(type ? goodValues[type] : ['1']))
  return fc.oneof(good, nastyText, fc.array(fc.oneof(good, nastyText), { maxLength: 3 }))
}

/** Conditions on known and sometimes unknown names. */
function filters(shape: ResourceShape, depth = 0): fc.Arbitrary<unknown> {
  const attribute = fc
    .constantFrom(...shape.attributes.keys(), 'khongco', 'password')
    .chain((name) =>
      fc
        .tuple(fc.constantFrom(...operators), value(shape.attributes.get(name)))
        .map(([operator, asked]) => ({ [name]: { [operator]: asked } })),
    )
  if (depth > 3) return attribute
  const below = [...shape.relations].map(([name, { target }]) =>
    fc
      .constant(null)
      .chain(() => filters(apiShape(target), depth + 1).map((part) => ({ [name]: part }))),
  )
  const logic = fc
    .tuple(fc.constantFrom('$and', '$or', '$not'), fc.constant(null))
    .chain(([operator]) =>
      fc.array(filters(shape, depth + 1), { maxLength: 3 }).map((parts) => ({
        [operator]: operator === '$not' ? (parts[0] ?? {}) : parts,
      })),
    )
  return fc.oneof({ weight: 4, arbitrary: attribute }, logic, ...below)
}

function populate(shape: ResourceShape, depth = 0): fc.Arbitrary<unknown> {
  const names = [...shape.relations.keys(), ...shape.components.keys()]
  const plain = fc.constantFrom<unknown>('*', 'true', names.join(','), names[0] ?? 'x', names)
  if (depth > 3 || names.length === 0) return plain
  const nested = fc.constantFrom(...names).chain((name) => {
    const target = apiShape(shape.relations.get(name)?.target ?? shape.components.get(name) ?? name)
    return fc
      .record(
        {
          fields: fc.constantFrom<unknown>('*', [...target.attributes.keys()].slice(0, 2)),
          filters: fc.constant(null).chain(() => filters(target, 2)),
          sort: fc.constantFrom('id:desc', 'khongco'),
          limit: fc.constantFrom('1', '-1', '1000', 'x'),
          populate: fc.constant(null).chain(() => populate(target, depth + 1)),
        },
        { requiredKeys: [] },
      )
      .map((part) => ({ [name]: part }))
  })
  return fc.oneof(plain, nested)
}

const pagination = fc.record(
  {
    page: fc.oneof(fc.constantFrom('1', '2', '99999999999'), nastyText),
    pageSize: fc.oneof(fc.constantFrom('1', '100', '-1'), nastyText),
    start: fc.oneof(fc.constantFrom('0', '10'), nastyText),
    limit: fc.oneof(fc.constantFrom('5', '-1'), nastyText),
    withCount: fc.constantFrom('true', 'false', 'maybe'),
  },
  { requiredKeys: [] },
)

function question(shape: ResourceShape): fc.Arbitrary<object> {
  const names = keysOf(shape)
  return fc.record(
    {
      filters: filters(shape),
      sort: fc.oneof(fc.constantFrom(...names.map((name) => `${name}:desc`)), nastyText),
      fields: fc.oneof(fc.subarray(names), nastyText),
      populate: populate(shape),
      pagination,
      locale: fc.oneof(fc.constantFrom('vi', 'en'), nastyText),
      publicationState: fc.constantFrom('live', 'preview', 'x'),
      url: nastyText,
      start: nastyText,
      access_token: nastyText,
    },
    { requiredKeys: [] },
  )
}

/** Query strings of a resource: valid, with invalid parts, and malformed as text. */
export function queryOf(shape: ResourceShape): fc.Arbitrary<string> {
  const text = (asked: unknown, encodeValuesOnly: boolean) =>
    qs.stringify(asked, { encodeValuesOnly, encoder: encodeLoosely })
  const asked = question(shape)
  return fc.oneof(
    fc.tuple(asked, fc.boolean()).map(([object, raw]) => text(object, raw)),
    asked.chain((object) => spoiled(object)).map((object) => text(object, true)),
    asked.chain((object) => spoiledText(text(object, true))),
    nastyText,
  )
}

/** Like `encodeURIComponent`, which rejects lone surrogates. */
export function encodeLoosely(part: unknown): string {
  return encodeURIComponent(String(part).toWellFormed())
}
