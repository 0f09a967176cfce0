import { expect, test } from 'vitest'
import { isInvalid, wantedProduct } from './content-product'

const document = {
  id: 12,
  name: { vi: 'Kem chống nắng', en: 'Sunscreen' },
  slug: 'kem-chong-nang',
  price: 315_000,
  stock_start: 12,
  state: 'active',
  _status: 'published',
  thub: { filename: 'kem 1.webp', sizes: { small: { filename: 'kem 1-500x500.webp' } } },
}

test('maps a document to the product that commerce should have', () => {
  expect(wantedProduct(document)).toEqual({
    externalId: '12',
    title: 'Kem chống nắng',
    handle: 'kem-chong-nang',
    status: 'published',
    price: 315_000,
    pieces: 12,
    metadata: { name_en: 'Sunscreen', image: '/media/kem%201-500x500.webp' },
  })
})

test.each([
  [{ state: 'inactive' }, 'draft'],
  [{ _status: 'draft' }, 'draft'],
  [{ _status: undefined }, 'published'],
])('%j is %s', (change, status) => {
  expect(wantedProduct({ ...document, ...change })).toMatchObject({ status })
})

test.each([null, undefined])('starts without stock when the number is %s', (stock_start) => {
  expect(wantedProduct({ ...document, stock_start })).toMatchObject({ pieces: 0 })
})

test.each([
  [{ thub: null }, null],
  [{ thub: 5 }, null],
  [{ thub: { filename: 'a.webp', sizes: { small: { filename: null } } } }, '/media/a.webp'],
])('maps a picture as in %j to %s', (change, image) => {
  expect(wantedProduct({ ...document, ...change })).toMatchObject({ metadata: { image } })
})

test.each([
  [{ price: null }, 'price'],
  [{ price: 1.5 }, 'price'],
  [{ price: -1 }, 'price'],
  [{ slug: '' }, 'slug'],
  [{ name: { vi: ' ', en: 'x' } }, 'name.vi'],
])('rejects %j and names the field', (change, field) => {
  const read = wantedProduct({ ...document, ...change })
  expect(isInvalid(read) && read).toEqual({
    externalId: '12',
    reason: `missing or malformed: ${field}`,
  })
})
