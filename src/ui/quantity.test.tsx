import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Quantity, typedQuantity } from './quantity.tsx'

describe('typedQuantity', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['0', 0],
    ['5000', 999],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['ba', undefined],
  ])('of %j is %j', (text, quantity) => expect(typedQuantity(text, 999)).toBe(quantity))
})

describe('Quantity', () => {
  it('has accessible names for its buttons and its number', () => {
    const labels = { quantity: 'Số lượng', decrease: 'Giảm', increase: 'Tăng' }
    const html = renderToString(
      <Quantity value={1} max={999} onChange={() => {}} labels={labels} />,
    )
    for (const label of Object.values(labels)) expect(html).toContain(`aria-label="${label}"`)
  })
})
