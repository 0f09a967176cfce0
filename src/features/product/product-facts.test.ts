import { expect, it } from 'vitest'
import { sampleContent } from '../../../tests/support/sample-content.ts'
import { sampleProduct } from '../../../tests/support/sample-records.ts'
import { createReader } from '../../content/reader.ts'
import type { ProductRecord, TraitRecord } from '../../content/records.ts'
import { activesOf, routineOf } from './product-facts.ts'

const trait = (id: number, name: string): TraitRecord => ({
  id,
  name,
  name_en: null,
  kind: 'ingredient',
  note: null,
  note_en: null,
  source: null,
  source_en: null,
  order: id,
  createdAt: '',
  updatedAt: '',
})

function shopOf(...products: ProductRecord[]) {
  const model = sampleContent()
  model.replaceAll('traits', [trait(1, 'Niacinamide'), trait(2, 'Collagen'), trait(3, 'Lợi khuẩn')])
  model.replaceAll('products', products)
  return createReader(model)
}

it('shows amounts in the language, and leaves out what was deleted', () => {
  const product = sampleProduct(1, {
    actives: [
      { ingredient: 1, amount: 0.5, unit: '%' },
      { ingredient: 2, amount: 10_000, unit: 'mg' },
      { ingredient: 3, amount: 10, unit: 'CFU' },
      { ingredient: 1 },
      { ingredient: 99, amount: 1, unit: '%' },
    ],
  })
  const reader = shopOf(product)
  const amounts = (locale: 'vi' | 'en') =>
    activesOf(reader, locale, product).map(({ amount }) => amount)
  expect(amounts('vi')).toEqual(['0,5%', '10.000 mg', '10 tỷ CFU', ''])
  expect(amounts('en')).toEqual(['0.5%', '10,000 mg', '10 billion CFU', ''])
})

it('orders a routine by steps, prefers related products, and needs three steps', () => {
  const product = sampleProduct(1, { step: 'treat', use_time: 'evening', related: [3] })
  const reader = shopOf(
    product,
    sampleProduct(2, { step: 'moisturise', use_time: 'both', order: 9 }),
    sampleProduct(3, { step: 'moisturise', use_time: 'both', order: 1 }),
    sampleProduct(4, { step: 'cleanse', use_time: 'both' }),
    sampleProduct(5, { step: 'protect', use_time: 'morning' }),
  )
  expect(routineOf(reader, product, 'evening').map(({ product: { id } }) => id)).toEqual([4, 1, 3])
  expect(routineOf(reader, product, 'morning')).toEqual([])
  expect(
    routineOf(reader, sampleProduct(4, { step: 'cleanse', use_time: 'evening' }), 'morning'),
  ).toEqual([])
})
