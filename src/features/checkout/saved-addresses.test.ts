import { describe, expect, it } from 'vitest'
import { orderForm } from './order-form.ts'
import { isDelivered } from './remembered-receiver.ts'

const entry = {
  id: 'a',
  attributes: {
    name: 'Lê Thị Đơn',
    phone: '0912345678',
    address: '12 Nguyễn Huệ',
    province: 'Thành phố Hà Nội',
    district: 'Huyện Bạch Long Vĩ',
    ward: null,
  },
}
const draft = {
  ...orderForm.empty,
  name: 'Lê Thị Đơn ',
  phone: '+84 912 345 678',
  address: '12 Nguyễn Huệ',
  province: { id: 1, name: 'Thành phố Hà Nội' },
  district: { id: 2, name: 'Huyện Bạch Long Vĩ' },
  ward: { id: 0, name: '' },
}

describe('isDelivered', () => {
  it('recognises an address with any spelling of the phone', () => {
    expect(isDelivered(entry, draft)).toBe(true)
  })

  it.each([{ name: 'Lan' }, { phone: '' }, { address: '14 Nguyễn Huệ' }, { district: null }])(
    'is false after a change to %j',
    (change) => expect(isDelivered(entry, { ...draft, ...change })).toBe(false),
  )
})
