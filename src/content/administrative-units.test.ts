import { provinceCode, provinceCodes } from '@nas/domain/provinces'
import { spellTones } from '@nas/domain/text'
import { expect, it } from 'vitest'
import { addAdministrativeUnits, administrativeUnits } from './administrative-units.ts'
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

it('knows the former names of wards, and of the parts of Thủ Đức City', () => {
  const former = (name: string) => {
    const [ward] = reader.list('wards-2025', { filters: { province: 79, name } })
    return [ward?.former, ward?.former_ward]
  }
  expect(former('Phường Sài Gòn')).toEqual(['Quận 1', 'Phường Bến Nghé'])
  expect(former('Phường Cát Lái')).toEqual(['Quận 2, Thành phố Thủ Đức', 'Phường Thạnh Mỹ Lợi'])
  expect(former('Phường Long Phước')).toEqual(['Quận 9, Thành phố Thủ Đức', null])
  expect(former('Phường Thủ Đức')[0]).toBe('Quận Thủ Đức, Thành phố Thủ Đức')
  expect(former('Đặc khu Côn Đảo')).toEqual([null, null])
  const [city] = reader.list('districts', { filters: { name: 'Thành phố Thủ Đức' } })
  expect(city?.former).toBe('Quận 2, Quận 9, Quận Thủ Đức')
})

it('spells names in one way', () => {
  for (const list of ['provinces', 'provinces-2025'] as const) {
    const names = reader.list(list).map(({ name }) => name)
    for (const name of ['Tỉnh Khánh Hòa', 'Tỉnh Thanh Hóa']) expect(names).toContain(name)
  }
  for (const list of administrativeUnits) {
    for (const { name } of reader.list(list)) {
      expect(name).toBe(spellTones(name))
      expect(name).not.toMatch(/ {2}/)
    }
  }
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
