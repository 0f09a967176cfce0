import { expect, test } from 'vitest'
import { passwordWeakness } from './password-strength.ts'

const mai = ['Nguyễn Thị Mai', 'mai.nguyen@example.com', null]
const weakness = (password: string) => passwordWeakness(password, mai)

test.each([
  'password',
  'PassWord',
  'P@ssw0rd!',
  '12345678',
  'i-love-you',
  'qwertyuiop',
  'aaaaaaaa',
  '        ',
  '    dog    ',
  '12121212',
])('%s is easy to guess anywhere', (password) => expect(weakness(password)).toBe('password_common'))

test.each([
  '0912345678',
  '+84 912 345 678',
  '0983 517 264',
  'Mật khẩu 1',
  'matkhau123',
  'Mật khẩu 2026',
  'Matkhau@123',
  'anhyeuem123',
  '123emyeuanh',
  'Vietnam2026!',
  'saigon123',
  'ngocanh123',
  'minhanh2000',
  'Quỳnh Anh 1999',
])('%s is easy to guess in Vietnam', (password) =>
  expect(weakness(password)).toBe('password_common'),
)

test.each([
  'nguyenmai',
  'Nguyễn.Mai',
  'mai12345',
  'mai-nguyen-90',
  'Thi-Nguyen-1',
  'maimaimai',
  'example.com',
  'nasshop2026',
  'NasShop2',
])('%s is little more than facts about its owner or the shop', (password) =>
  expect(weakness(password)).toBe('password_own'),
)

test('the phone of the owner makes a weak password, whatever is added', () => {
  const withPhone = [...mai, '+84912345678']
  for (const password of ['mai0912345678', 'a84912345678', '912345678x']) {
    expect(passwordWeakness(password, withPhone)).toBe('password_own')
  }
})

test.each([
  'chiều mưa ngồi uống cà phê',
  'mưa rơi trên phố cổ',
  'ngày mai trời mưa',
  'tranquil otter 7',
  'nguyen river boat',
  'correct horse battery staple',
  'xK2-qLp9',
  'kT9#mQ2v',
  '密码很长也可以的',
])('%s is accepted', (password) => expect(weakness(password)).toBeNull())

test('a name of another owner is no fact about this one', () => {
  expect(passwordWeakness('szczepanski', mai)).toBeNull()
  expect(passwordWeakness('szczepanski', ['Jan Szczepański', null])).toBe('password_own')
})

test('only the first 32 characters count, which bounds the time of a long password', () => {
  const rest = 'tranquilotterriverboat'
  expect(weakness(rest)).toBeNull()
  expect(weakness('ab'.repeat(16) + rest)).toBe('password_common')
})
