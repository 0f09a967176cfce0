import { QueryError } from '@nas/query/query-error'
import { readQuery } from '@nas/query/read-query'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { parseQueryString } from '../content-view/query-string.ts'
import { apiShape } from '../shapes/api-shapes.ts'

const { call } = apiUnderTest()
const resources = ['products', 'categories', 'orders', 'media', 'wards', 'shippings'] as const

const word = fc.constantFrom(
  'filters',
  'sort',
  'fields',
  'populate',
  'pagination',
  'page',
  'pageSize',
  'start',
  'limit',
  'id',
  'name',
  'slug',
  'price',
  'state',
  'categories',
  'related',
  'thub',
  'products',
  'user',
  '$eq',
  '$ne',
  '$in',
  '$notIn',
  '$null',
  '$between',
  '$containsi',
  '$not',
  '$and',
  '$or',
  '$lt',
  '0',
  '1',
  '99',
  '101',
  '-1',
  '',
  '*',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'khongco',
)
const value = fc.oneof(
  word,
  fc.constantFrom(
    'price:desc',
    'thub,related.thub',
    'a,b',
    '%00',
    '%',
    '%zz',
    'Đ',
    '2026-11-21',
    '1e999',
  ),
  fc.string({ maxLength: 12 }),
)
const parameter = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 8 }), value, fc.boolean())
  .map(([[root = '', ...rest], text, encoded]) => {
    const key = root + rest.map((part) => `[${part}]`).join('')
    return `${encoded ? encodeURIComponent(key) : key}=${encoded ? encodeURIComponent(text) : text}`
  })
const likelyQuery = fc.array(parameter, { maxLength: 12 }).map((parts) => parts.join('&'))
const anyQuery = fc.oneof(likelyQuery, fc.string({ unit: 'binary', maxLength: 200 }))

describe('the grammar', () => {
  it('parses or rejects a query, for every resource', () => {
    fc.assert(
      fc.property(anyQuery, fc.constantFrom(...resources), (text, name) => {
        try {
          readQuery(parseQueryString(text), apiShape(name), apiShape)
        } catch (error) {
          expect(error).toBeInstanceOf(QueryError)
        }
      }),
      { numRuns: 5000 },
    )
  })

  it('never causes a 5xx or a malformed response', async () => {
    await fc.assert(
      fc.asyncProperty(likelyQuery, fc.constantFrom(...resources), async (text, name) => {
        const path = name === 'media' ? 'clubs' : name
        const { status, body } = await call('GET', `/api/${path}?${text}`, { as: 'staff' })
        expect([200, 400]).toContain(status)
        expect(status === 200 ? body.data : body.error.message).toBeDefined()
      }),
      { numRuns: 2000 },
    )
  })

  it('does not pollute the prototype', () => {
    parseQueryString(
      '__proto__[polluted]=1&filters[__proto__][polluted]=1&constructor[prototype][polluted]=1',
    )
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('a query string', () => {
  it.each([
    ['a[0]=x&a[1]=y', { a: ['x', 'y'] }],
    ['a[]=x&a[]=y', { a: ['x', 'y'] }],
    ['a=x&a=y', { a: ['x', 'y'] }],
    ['a%5Bb%5D=1', { a: { b: '1' } }],
    ['a.b=1,2', { 'a.b': '1,2' }],
    ['a[b]', { a: { b: null } }],
    ['?a=1', { a: '1' }],
    ['filters[toString]=1', {}],
  ])('%s', (text, expected) => {
    expect(parseQueryString(text)).toEqual(expected)
  })

  it('is measured after decoding', () => {
    const fits = '%C4%90'.repeat(4000)
    expect(parseQueryString(`a=${fits}`)).toEqual({ a: 'Đ'.repeat(4000) })
    expect(() => parseQueryString(`a=${'%C4%90'.repeat(4100)}`)).toThrow(QueryError)
  })
})
