import { readGift } from '@nas/domain/gift-note'
import { describe, expect, it } from 'vitest'
import { readValues } from '../../forms/form-fields.ts'
import { noPlace } from '../../forms/places.ts'
import { isUntouched, type OrderDraft, orderBody, orderForm } from './order-form.ts'

const { empty: emptyDraft, errorsOf: fieldErrors } = orderForm
const readDraft = (stored: unknown) => readValues(orderForm.fields, stored)

const complete: OrderDraft = {
  ...emptyDraft,
  name: 'Nguyễn Thị Lan',
  phone: '0912 345 678',
  scheme: 'three_levels',
  province: { id: 1, name: 'Thành phố Hà Nội' },
  district: { id: 2, name: 'Quận Ba Đình' },
  ward: { id: 3, name: 'Phường Phúc Xá' },
  address: '1 Hàng Than',
  data: true,
  policy: true,
}

describe('fieldErrors', () => {
  it('finds no problem in a complete draft', () => {
    expect(fieldErrors(complete)).toEqual({})
  })

  it('names every missing field at once', () => {
    expect(fieldErrors(emptyDraft)).toEqual({
      name: 'nameRequired',
      phone: 'phoneRequired',
      province: 'provinceRequired',
      ward: 'wardRequired',
      address: 'addressRequired',
      data: 'dataRequired',
      policy: 'policyRequired',
    })
  })

  it.each([
    ['name', '   ', 'nameRequired'],
    ['phone', '0212345678', 'phoneInvalid'],
    ['phone', '091234567', 'phoneInvalid'],
    ['email', 'lan@', 'emailInvalid'],
    ['address', '  ', 'addressRequired'],
    ['payment', '', 'paymentRequired'],
    ['data', false, 'dataRequired'],
    ['policy', false, 'policyRequired'],
  ] as const)('finds %s = %j', (field, value, error) => {
    expect(fieldErrors({ ...complete, [field]: value })).toEqual({ [field]: error })
  })

  it.each(['0912345678', '84912345678', '+84 912 345 678', '0912.345.678'])(
    'accepts the phone number %s',
    (phone) => expect(fieldErrors({ ...complete, phone })).toEqual({}),
  )

  it('requires no e-mail, marketing or loyalty', () => {
    expect(fieldErrors({ ...complete, email: '', marketing: false, loyalty: false })).toEqual({})
  })

  it('requires e-mail and password to register with the order', () => {
    const account = { ...complete, account: true }
    expect(fieldErrors(account)).toEqual({ email: 'emailRequired', password: 'passwordRequired' })
    expect(fieldErrors({ ...account, email: 'lan@nas.vn', password: '1234567' })).toEqual({
      password: 'passwordShort',
    })
    expect(fieldErrors({ ...account, email: 'lan@nas.vn', password: 'hoa sữa đêm' })).toEqual({})
  })

  it('accepts a district without wards', () => {
    expect(fieldErrors({ ...complete, ward: noPlace })).toEqual({})
  })
})

describe('an address of two levels', () => {
  it('is sent as one, without a district', () => {
    const ward = { id: 26740, name: 'Phường Sài Gòn' }
    const { scheme, district } = emptyDraft
    const draft = { ...complete, scheme, district, ward }
    expect(fieldErrors(draft)).toEqual({})
    const body = orderBody(draft, [], 'vi')
    expect(body).toMatchObject({ address_scheme: 'two_levels', district: '', ward: ward.name })
  })
})

describe('a gift', () => {
  const gift = { ...complete, giftFrom: ' Lan ', giftMessage: 'Ngủ sớm nhé mẹ' }

  it('is sent in the note, only while it is ticked', () => {
    expect(orderBody(gift, [], 'vi').note).toBeUndefined()
    const ticked = orderBody({ ...gift, gift: true, note: 'Gọi trước' }, [], 'vi')
    expect(ticked).not.toHaveProperty('giftMessage')
    expect(readGift(ticked.note ?? '')).toEqual({
      note: 'Gọi trước',
      gift: { from: 'Lan', message: 'Ngủ sớm nhé mẹ' },
    })
  })

  it('leaves less room for the note', () => {
    const long = { ...gift, note: 'a'.repeat(1000) }
    expect(fieldErrors(long)).toEqual({})
    expect(fieldErrors({ ...long, gift: true })).toEqual({ note: 'noteInvalid' })
  })
})

describe('draft', () => {
  it('starts without any consent', () => {
    const { data, policy, marketing, loyalty } = emptyDraft
    expect([data, policy, marketing, loyalty]).toEqual([false, false, false, false])
  })

  it.each([undefined, null, 3, 'x', []])('is empty for a stored %j', (stored) => {
    expect(readDraft(stored)).toEqual(emptyDraft)
  })

  it('that was stored keeps its three levels, with a district or without', () => {
    const older = { ...complete, district: null, ward: null }
    for (const draft of [complete, older]) {
      expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    }
    expect(fieldErrors(older)).toEqual({ district: 'districtRequired', ward: 'wardRequired' })
  })

  it('keeps the valid parts of a malformed storage', () => {
    const stored = { name: 'Lan', phone: 5, province: { id: 'x' }, data: 'yes' }
    expect(readDraft(stored)).toEqual({ ...emptyDraft, name: 'Lan' })
  })
})

describe('isUntouched', () => {
  const profile = { id: 1, username: 'lan', email: 'lan@nas.vn', fullname: 'Lan', phone: null }

  it('is true for a province that was filled in by the shop', () => {
    const province = { id: 1, name: 'Thành phố Hà Nội' }
    const draft = { ...emptyDraft, province }
    expect(isUntouched(draft, null, province)).toBe(true)
    expect(isUntouched(draft, null)).toBe(false)
    expect(isUntouched({ ...draft, address: '1' }, null, province)).toBe(false)
  })

  it('is true for details from the profile, and false for typed input', () => {
    expect(isUntouched(emptyDraft, null)).toBe(true)
    expect(isUntouched({ ...emptyDraft, name: 'Lan' }, profile)).toBe(true)
    for (const typed of [{ name: 'Mẹ' }, { phone: '0912345678' }, { address: '1' }]) {
      expect(isUntouched({ ...emptyDraft, name: 'Lan', ...typed }, profile)).toBe(false)
    }
  })
})
