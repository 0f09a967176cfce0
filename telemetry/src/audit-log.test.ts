import { expect, it } from 'vitest'
import { difference } from './audit-log.ts'

it('keeps short values; for other values only that they changed', () => {
  const before = { name: 'A', price: 1, text: 'x', list: [1], same: true, updatedAt: '1' }
  const after = {
    name: 'B',
    price: 2,
    text: 'y'.repeat(201),
    list: [1, 2],
    same: true,
    updatedAt: '2',
  }
  expect(difference(before, after, null)).toEqual({
    before: { name: 'A', price: 1 },
    after: { name: 'B', price: 2, text: 'changed', list: 'changed' },
  })
})

it('keeps personal values of the listed fields only', () => {
  const before = { name: 'Lan', phone: '0912345678', state: 'new' }
  const after = { name: 'Mai', phone: '0987654321', state: 'done' }
  expect(difference(before, after, ['state'])).toEqual({
    before: { state: 'new' },
    after: { name: 'changed', phone: 'changed', state: 'done' },
  })
})

it('lists every field of a created and of a deleted document', () => {
  expect(difference({}, { slug: 'a', empty: null }, null)).toEqual({
    before: { slug: null },
    after: { slug: 'a' },
  })
  expect(difference({ slug: 'a' }, {}, null)).toEqual({
    before: { slug: 'a' },
    after: { slug: null },
  })
})
