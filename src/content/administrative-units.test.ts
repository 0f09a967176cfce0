import { provinceCode, provinceCodes } from '@nas/domain/provinces'
import { expect, it } from 'vitest'
import { addAdministrativeUnits } from './administrative-units.ts'
import { ReadModel } from './read-model.ts'
import { createReader } from './reader.ts'

const model = ReadModel.empty()
addAdministrativeUnits(model)
const reader = createReader(model)

it('has the 63 provinces from before 2025-07-01 and the 34 since, with their wards', () => {
  expect(reader.list('provinces')).toHaveLength(63)
  expect(reader.list('provinces-2025')).toHaveLength(34)
  const wards = reader.list('wards-2025')
  expect(wards).toHaveLength(3321)
  for (const { name, province } of wards) {
    expect(name).toMatch(/^(Phường|Xã|Đặc khu) /)
    expect(reader.get('provinces-2025', province ?? 0)).not.toBeNull()
  }
})

it.each([
  ['Tỉnh Hà Giang', 'Tỉnh Tuyên Quang'],
  ['Tỉnh Yên Bái', 'Tỉnh Lào Cai'],
  ['Tỉnh Bà Rịa - Vũng Tàu', 'Thành phố Hồ Chí Minh'],
  ['Tỉnh Quảng Nam', 'Thành phố Đà Nẵng'],
  ['Tỉnh Quảng Bình', 'Tỉnh Quảng Trị'],
  ['Tỉnh Kiên Giang', 'Tỉnh An Giang'],
  ['Tỉnh Long An', 'Tỉnh Tây Ninh'],
  ['Tỉnh Sóc Trăng', 'Thành phố Cần Thơ'],
  ['Thành phố Hà Nội', 'Thành phố Hà Nội'],
])('%s is part of %s', (old, now) => {
  const province = reader.list('provinces').find(({ name }) => name === old)
  expect(reader.get('provinces-2025', province?.successor ?? 0)?.name).toBe(now)
})

it('names a successor of every older province, and every one of the 34 succeeds some', () => {
  const successors = new Set(reader.list('provinces').map(({ successor }) => successor))
  expect([...successors].toSorted()).toEqual(
    reader
      .list('provinces-2025')
      .map(({ id }) => id)
      .toSorted(),
  )
})

it('has the provinces whose codes the delivery rules name', () => {
  const listed = reader.list('provinces-2025').map(({ code, name }) => [code, provinceCode(name)])
  expect(listed.toSorted()).toEqual(provinceCodes.map((code) => [code, code]).toSorted())
})
