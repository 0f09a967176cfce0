import type { CartItem } from '@nas/domain/cart'
import { describe, expect, it } from 'vitest'
import { orderProblem } from './order-problem.ts'
import { standingProblem } from './problem-notice.tsx'

const line = (id: number, quantity: number): CartItem => ({
  id,
  quantity,
  slug: '',
  imagelink: '',
  name: 'Kem',
  name_en: '',
  description: '',
  description_en: '',
  price: 1,
  checked: true,
})

const short = orderProblem('out_of_stock', [
  { path: [], code: 'out_of_stock', product: 1, available: 2 },
  { path: [], code: 'product_unavailable', product: 2 },
])

describe('standingProblem', () => {
  it('stays until every named line was corrected', () => {
    expect(standingProblem(short, {}, [line(1, 3), line(2, 1)])?.lines).toHaveLength(2)
    expect(standingProblem(short, {}, [line(1, 2), line(2, 1)])?.lines).toMatchObject([
      { product: 2 },
    ])
    expect(standingProblem(short, {}, [line(1, 2)])).toBeUndefined()
  })

  it('stays until every named field was changed', () => {
    const problem = orderProblem('invalid', [{ path: ['phone'], code: 'phone_invalid' }])
    expect(standingProblem(problem, problem.fields, [])?.fields).toEqual({ phone: 'phoneInvalid' })
    expect(standingProblem(problem, {}, [])).toBeUndefined()
  })

  it('stays when it names none', () => {
    const problem = orderProblem('service_unavailable')
    expect(standingProblem(problem, {}, [line(1, 1)])).toEqual(problem)
  })

  it('keeps new prices visible', () => {
    const problem = orderProblem('price_changed', [
      { path: [], code: 'price_changed', product: 1, price: 9 },
    ])
    expect(standingProblem(problem, {}, [line(1, 1)])?.lines).toHaveLength(1)
  })
})
