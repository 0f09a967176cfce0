import { QueryError } from '@nas/query/query-error'
import { describe, expect, it } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { localised } from './localised.ts'
import { createReader, type ReaderQuery } from './reader.ts'

const reader = createReader(sampleContent())
const ids = (filters: Record<string, unknown>, rest: ReaderQuery = {}) =>
  reader.list('products', { ...rest, filters }).map((product) => product.id)

describe('filters', () => {
  it.each<[string, Record<string, unknown>, number[]]>([
    ['plain value is $eq', { slug: 'kem-chong-nang' }, [5]],
    ['numbers compare as numbers', { price: { $gte: '200000', $lt: '500000' } }, [2, 3]],
    ['a list is $in', { id: ['1', '5'] }, [1, 5]],
    ['$notIn', { id: { $notIn: ['1', '2', '3'] } }, [5, 6]],
    ['$between takes both ends', { price: { $between: ['200000', '300000'] } }, [2, 3]],
    ['$contains minds case', { name: { $contains: 'đồng' } }, []],
    ['$containsi does not, in Vietnamese', { name: { $containsi: 'ĐỒNG' } }, [2]],
    ['accents count', { name: { $containsi: 'dong' } }, []],
    ['% and _ are ordinary', { name: { $contains: '0%_s' } }, [3]],
    ['% alone matches nothing else', { name: { $startsWith: '%' } }, []],
    ['$startsWithi', { name: { $startsWithi: 'kem' } }, [5]],
    ['$endsWith', { name: { $endsWith: 'serum' } }, [2]],
    ['$null', { description: { $null: 'true' } }, [3]],
    ['$null=false is $notNull', { description: { $null: '0' } }, [1, 2, 5, 6]],
    ['unset values neither equal nor differ', { description: { $ne: 'x' } }, [1, 2, 5, 6]],
    ['$or', { $or: [{ id: '1' }, { slug: 'kem-chong-nang' }] }, [1, 5]],
    ['$not at the root', { $not: { id: { $in: ['1', '2'] } } }, [3, 5, 6]],
    ['$not in an attribute', { price: { $not: { $gt: '100000' } } }, [1, 6]],
    ['relation by attribute', { categories: { slug: 'cham-soc-da' } }, [1, 2, 5]],
    ['relation by id', { categories: '2' }, [1, 3]],
    ['relation by list of ids', { categories: { $in: ['1', '2'] } }, [1, 2, 3, 5]],
    ['without relation', { categories: { $null: 'true' } }, [6]],
    ['with relation', { categories: { id: { $notNull: 'true' } } }, [1, 2, 3, 5]],
    ['through an inactive record nothing is found', { categories: { slug: 'an' } }, []],
    ['an inactive record cannot be asked for', { state: 'inactive' }, []],
    ['two relations deep', { related: { related: { id: '2' } } }, [2]],
    ['nothing in a list is no condition', { $or: [] }, [1, 2, 3, 5, 6]],
  ])('%s', (_name, filters, expected) => {
    expect(ids(filters)).toEqual(expected)
  })

  it.each([
    [{ khongco: 1 }, 'Invalid parameter khongco'],
    [{ price: { $foo: 1 } }, 'Invalid parameter $foo'],
    [{ categories: { khongco: 1 } }, 'Invalid parameter khongco'],
    [{ $or: [{ $not: { khongco: 1 } }] }, 'Invalid parameter khongco'],
    [{ price: 'abc' }, 'price must be a number'],
    [{ createdAt: { $gt: 'hôm qua' } }, 'createdAt must be a date'],
    [{ name: { $null: 'maybe' } }, '$null must be true or false'],
    [{ price: { $between: ['1'] } }, '$between takes two values'],
    [{ name: { $eq: { $ne: null } } }, 'Invalid parameter name'],
  ])('rejects %j', (filters, message) => {
    expect(() => ids(filters)).toThrow(new QueryError(message, 'filters'))
  })
})

describe('order and limit', () => {
  it('sorts text in Vietnamese order', () => {
    expect(ids({}, { sort: ['name'] })).toEqual([1, 6, 3, 2, 5])
  })

  it('breaks ties by id', () => {
    expect(ids({}, { sort: ['price:asc'] })).toEqual([1, 6, 2, 3, 5])
    expect(ids({}, { sort: ['price:DESC,id:desc'] })).toEqual([5, 3, 2, 6, 1])
  })

  it('sorts the results of an index too', () => {
    expect(ids({ categories: { id: 1 } }, { sort: ['price:desc'] })).toEqual([5, 2, 1])
    expect(ids({ categories: 3, price: { $gt: 0 } })).toEqual([])
  })

  it('limits after sorting', () => {
    expect(ids({}, { sort: ['id:desc'], start: 1, limit: 2 })).toEqual([5, 3])
  })

  it('rejects an unknown direction', () => {
    expect(() => ids({}, { sort: ['price:sideways'] })).toThrow(QueryError)
  })
})

describe('relations', () => {
  it('keeps the stored order and leaves inactive records out', () => {
    const product = reader.get('products', 2)
    expect(product && reader.related('products', product, 'related').map((r) => r.id)).toEqual([1])
  })

  it('follows a relation backwards', () => {
    const category = reader.first('categories', { filters: { slug: 'cham-soc-da' } })
    const products = category && reader.related('categories', category, 'products')
    expect(products?.map((product) => product.slug)).toContain('kem-chong-nang')
    expect(products?.map((product) => product.id)).not.toContain(4)
  })

  it('returns pictures by id and nothing for none', () => {
    expect(reader.media(1)?.formats.small.url).toBe('/media/sample-1-small.webp')
    expect(reader.media(null)).toBeNull()
    expect(reader.media(99)).toBeNull()
  })
})

describe('one record', () => {
  it('hides inactive ones by id', () => {
    expect(reader.get('products', 4)).toBeNull()
    expect(reader.first('products', { filters: { slug: 'san-pham-an' } })).toBeNull()
  })

  it('reads single records and falls back to Vietnamese', () => {
    expect(reader.single('nasinfo')?.phone).toBe('0912345678')
    expect(localised({ name: 'Tên', name_en: null }, 'name', 'en')).toBe('Tên')
    expect(localised({ name: 'Tên', name_en: 'Name' }, 'name', 'en')).toBe('Name')
  })
})
