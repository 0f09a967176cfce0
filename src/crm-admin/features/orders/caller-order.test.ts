import { expect, it } from 'vitest'
import { itemsIn, orderIn, withItem } from './caller-order.ts'

const cream = { id: 7, name: 'Kem dưỡng', quantity: 2 }

it('counts a product that is added again', () => {
  expect(withItem([cream], { id: 7, name: 'Kem dưỡng' })).toEqual([{ ...cream, quantity: 3 }])
  expect(withItem([cream], { id: 8, name: 'Gel' })).toEqual([
    cream,
    { id: 8, name: 'Gel', quantity: 1 },
  ])
})

it.each([0, 1000, 1.5, 'x', undefined])('reads one piece for %s of a draft', (quantity) => {
  expect(itemsIn([{ ...cream, quantity }])).toEqual([{ ...cream, quantity: 1 }])
  expect(itemsIn('')).toEqual([])
})

it('sends the order with the total that was read out, and no district in the newer form', () => {
  const typed = { phone: '0912345678', province: 'Thành phố Huế', ward: 'Phường An Cựu' }
  const items = [cream]
  expect(orderIn({ ...typed, district: '', scheme: 'two_levels', items }, 230_000)).toEqual({
    ...typed,
    district: null,
    address_scheme: 'two_levels',
    items: [{ product: 7, quantity: 2 }],
    expected_total: 230_000,
  })
  const older = orderIn({ ...typed, district: 'Quận 1', scheme: 'three_levels', items }, undefined)
  expect(older).toMatchObject({ district: 'Quận 1', address_scheme: 'three_levels' })
})
