import { describe, expect, it } from 'vitest'
import { textsOf } from '../../i18n/translator.ts'
import { isProblemCode, orderProblem, problemSentences } from './order-problem.ts'
import { lineSentence } from './problem-notice.tsx'

const vi = { ...textsOf('vi', 'forms'), ...textsOf('vi', 'checkout') }
const en = { ...textsOf('en', 'forms'), ...textsOf('en', 'checkout') }

/** Error codes of `createorder` (API §3, §4), and the browser's own. */
const codes = [
  'invalid',
  'required',
  'phone_invalid',
  'email_invalid',
  'quantity_invalid',
  'consent_required',
  'product_unavailable',
  'out_of_stock',
  'payment_unavailable',
  'cod_blocked',
  'order_too_large',
  'too_many_unpaid',
  'network_limit',
  'proof_required',
  'price_changed',
  'conflict',
  'service_unavailable',
  'too_many_requests',
  'unauthorized',
  'network',
  'timeout',
  'unknown',
]

describe('problemSentences', () => {
  it.each(codes)('has a message for %s in both languages', (code) => {
    if (!isProblemCode(code)) throw new Error(`No sentence for ${code}`)
    const sentence = problemSentences[code]
    expect(vi[sentence]).toMatch(/\S/)
    expect(en[sentence]).toMatch(/\S/)
    expect(en[sentence]).not.toBe(vi[sentence])
  })

  it('has distinct messages', () => {
    const texts = new Set(Object.values(problemSentences).map((sentence) => vi[sentence]))
    // `required` is shown at its field and shares the message of `invalid`.
    expect(texts.size).toBe(Object.keys(problemSentences).length - 1)
  })
})

describe('orderProblem', () => {
  it('groups details by field', () => {
    const problem = orderProblem('invalid', [
      { path: ['phone'], code: 'phone_invalid' },
      { path: ['name'], code: 'required' },
      { path: ['consent_data'], code: 'consent_required' },
      { path: ['consents', 'policy'], code: 'consent_required' },
      { path: ['note'], code: 'too_long' },
      { path: ['nonsense'], code: 'x' },
    ])
    expect(problem.fields).toEqual({
      phone: 'phoneInvalid',
      name: 'nameRequired',
      data: 'dataRequired',
      policy: 'policyRequired',
      note: 'noteInvalid',
    })
    expect(problem.lines).toEqual([])
  })

  it('groups details by line', () => {
    const problem = orderProblem('out_of_stock', [
      { path: ['cartitems', 0], code: 'out_of_stock', product: 7, available: 2 },
      { path: ['cartitems', 1], code: 'out_of_stock', product: 8 },
      { path: ['cartitems', 2], code: 'product_unavailable', product: 9 },
      { path: ['cartitems', 3], code: 'price_changed', product: 10, price: 5 },
      { path: ['cartitems', 4], code: 'price_changed', product: 11 },
    ])
    expect(problem).toEqual({
      code: 'out_of_stock',
      fields: {},
      lines: [
        { code: 'out_of_stock', product: 7, available: 2 },
        { code: 'out_of_stock', product: 8, available: 0 },
        { code: 'product_unavailable', product: 9 },
        { code: 'price_changed', product: 10, price: 5 },
      ],
      byEmail: false,
    })
  })

  it('states that the proof of an e-mail would allow the order', () => {
    const errors = [{ path: ['email_proof'], code: 'required' }]
    const problem = orderProblem('too_many_unpaid', errors)
    expect(problem).toEqual({ code: 'too_many_unpaid', fields: {}, lines: [], byEmail: true })
  })

  it('treats a field that is too long as invalid input', () => {
    const problem = orderProblem('too_long', [{ path: ['note'], code: 'too_long' }])
    expect(problem).toMatchObject({ code: 'invalid', fields: { note: 'noteInvalid' } })
  })

  it.each(['', 'teapot', 'toString'])('treats %j as an unknown problem', (code) => {
    expect(orderProblem(code).code).toBe('unknown')
  })
})

describe('lineSentence', () => {
  const say = (problem: Parameters<typeof lineSentence>[0]) => lineSentence(problem, 'Kem', 100, vi)
  it('names the product and what is left', () => {
    expect(say({ code: 'out_of_stock', product: 1, available: 2 })).toBe('Kem chỉ còn 2 sản phẩm.')
    expect(say({ code: 'out_of_stock', product: 1, available: 0 })).toBe('Kem đã hết hàng.')
    expect(say({ code: 'product_unavailable', product: 1 })).toBe('Kem hiện không còn bán.')
    expect(say({ code: 'price_changed', product: 1, price: 120 })).toBe('Kem: 100đ → 120đ')
  })
})
