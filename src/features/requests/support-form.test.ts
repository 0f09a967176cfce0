import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../api-client/api-error.ts'
import { rejectionOf } from '../../forms/rejection.ts'
import type { Profile } from '../../stores/session.store.ts'
import { prefillSupport, supportForms, supportRequest } from './support-form.ts'

const member = { fullname: 'Lan Nguyễn', phone: '0912345678' } as Profile
const values = { name: ' Lan ', phone: '0912345678', type: 'x', order_code: ' NAS1 ', message: '' }

beforeEach(() => {
  supportForms.care.forget()
  supportForms.contact.forget()
})

describe('a request', () => {
  it('names the order in customer care, and omits empty fields', () => {
    expect(supportRequest('care', values)).toEqual({
      name: 'Lan',
      phone: '0912345678',
      order_code: 'NAS1',
    })
  })

  it.each(['product', 'other'])('about %s asks for no order and names none', (type) => {
    expect(supportForms.care.errorsOf({ ...values, type, order_code: '' })).toEqual({})
    expect(supportRequest('care', { ...values, type })).toMatchObject({ type, order_code: null })
  })

  it('names no order on the contact page', () => {
    expect(supportRequest('contact', { ...values, type: 'feedback', message: ' Chào ' })).toEqual({
      name: 'Lan',
      phone: '0912345678',
      order_code: null,
      type: 'feedback',
      message: 'Chào',
    })
  })
})

describe('known values', () => {
  it('fill empty fields: the member and the order of the link', () => {
    supportForms.care.change('name', 'Mai')
    prefillSupport('care', member, '?order=NAS261121-42J')
    expect(supportForms.care.$values.get()).toMatchObject({
      name: 'Mai',
      phone: '0912345678',
      order_code: 'NAS261121-42J',
    })
    prefillSupport('care', null, '?order=other')
    expect(supportForms.care.$values.get().order_code).toBe('NAS261121-42J')
  })
})

describe('missing fields', () => {
  it.each([
    ['care', { name: 'nameRequired', phone: 'phoneRequired', order_code: 'orderRequired' }],
    ['contact', { name: 'nameRequired', phone: 'phoneRequired', message: 'messageRequired' }],
  ] as const)('is said by %s', async (kind, errors) => {
    expect(await supportForms[kind].submit(async () => true)).toBeNull()
    expect(supportForms[kind].$errors.get()).toEqual(errors)
  })
})

it('shows rejections of the server at their fields', () => {
  const errors = [{ path: ['order_code'], message: 'x', name: 'x', code: 'too_long' }]
  const error = new ApiError({ status: 400, name: 'x', message: 'x', errors })
  expect(rejectionOf(error, supportForms.care.fields)).toEqual({
    sentence: 'problemInvalid',
    fields: { order_code: 'orderInvalid' },
  })
})
