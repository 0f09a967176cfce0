import { expect, it } from 'vitest'
import { matches } from './faq-search.ts'

const text = 'Phí giao hàng là bao nhiêu? Đơn trên 300.000đ được giao miễn phí.'

it.each(['', '  ', 'phi giao hang', 'giao phí', 'MIỄN PHÍ', '300.000d', 'Đơn'])(
  '%j matches',
  (wanted) => {
    expect(matches(text, wanted)).toBe(true)
  },
)

it.each(['đổi trả', 'giao hàng nhanh'])('%j does not match', (wanted) => {
  expect(matches(text, wanted)).toBe(false)
})
