import { beforeEach, describe, expect, it } from 'vitest'
import { bodyOf } from '../../forms/form-fields.ts'
import type { Profile } from '../../stores/session.store.ts'
import { distributorForm, prefillDistributor } from './distributor-form.island.tsx'

const hanoi = { id: 1, name: 'Thành phố Hà Nội' }
const whole = {
  name: ' Lan Nguyễn ',
  phone: '0912345678',
  occupation: 'Dược sĩ',
  company: ' ',
  scheme: 'three_levels' as const,
  province: hanoi,
  district: { id: 2, name: 'Quận Ba Đình' },
  ward: { id: 0, name: '' },
  address: '12 Kim Mã',
}

beforeEach(() => distributorForm.forget())

describe('a sign-up', () => {
  it('is sent with the names of the places, and null for missing values', () => {
    expect(bodyOf(distributorForm.fields, whole)).toEqual({
      name: 'Lan Nguyễn',
      phone: '0912345678',
      occupation: 'Dược sĩ',
      company: null,
      province: 'Thành phố Hà Nội',
      district: 'Quận Ba Đình',
      ward: null,
      address: '12 Kim Mã',
    })
  })

  it('names missing fields (SPEC §5)', async () => {
    distributorForm.change('phone', '0212345678')
    expect(await distributorForm.submit(async () => true)).toBeNull()
    expect(distributorForm.$errors.get()).toEqual({
      name: 'nameRequired',
      phone: 'phoneInvalid',
      occupation: 'occupationRequired',
      address: 'addressRequired',
    })
  })

  it('takes a member’s details, only into empty fields', () => {
    distributorForm.change('name', 'Mai')
    prefillDistributor({ fullname: 'Lan', phone: '0912345678' } as Profile)
    expect(distributorForm.$values.get()).toMatchObject({ name: 'Mai', phone: '0912345678' })
  })

  it('clears the places below a changed province', () => {
    distributorForm.fill(whole)
    distributorForm.change('province', { id: 9, name: 'Tỉnh Hà Giang' })
    expect(distributorForm.$values.get()).toMatchObject({ district: null, ward: null })
  })
})
