import { expect, it } from 'vitest'
import { spellTones } from './text.js'

it.each([
  ['Tỉnh Khánh Hoà', 'Tỉnh Khánh Hòa'],
  ['Tỉnh Khánh Hoà'.normalize('NFD'), 'Tỉnh Khánh Hòa'],
  ['Tỉnh Thanh Hoá, xã Mỹ Thuỷ', 'Tỉnh Thanh Hóa, xã Mỹ Thủy'],
  ['HOÀ KHOẺ THUỶ', 'HÒA KHỎE THỦY'],
  ['Hoàn Kiếm, Hoài Đức, Nguyễn, khuỷu', 'Hoàn Kiếm, Hoài Đức, Nguyễn, khuỷu'],
  ['Tân Quý, Quỳ Hợp, quà', 'Tân Quý, Quỳ Hợp, quà'],
])('%s is spelt %s', (text, spelt) => {
  expect(spellTones(text)).toBe(spelt)
  expect(spellTones(spelt)).toBe(spelt)
})
