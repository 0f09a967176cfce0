import { expect, test } from 'vitest'
import { passwordWeakness } from './password-strength.ts'

const common = new Set(['password', '12345678', '12345', 'iloveyou', 'abc123', 'matkhau1'])
const mai = ['Nguyễn Thị Mai', 'mai.nguyen@example.com', null]
const weakness = (password: string) => passwordWeakness(password, mai, common)

test.each(['password', 'PassWord', '12345678', 'i-love-you', 'Mật khẩu 1'])(
  '%s is among the most common passwords',
  (password) => expect(weakness(password)).toBe('password_common'),
)

test.each(['nguyenmai', 'Nguyễn.Mai', 'mai12345', 'mai-nguyen-90', 'NasShop2', 'example.com'])(
  '%s is little more than facts about its owner',
  (password) => expect(weakness(password)).toBe('password_own'),
)

test.each([
  'aaaaaaaa',
  '        ',
  '12121212',
  'maimaimai',
  '0912345678',
  '+84 912 345 678',
  'matkhau123',
  'Mật khẩu 2026',
  'anhyeuem123',
  '123emyeuanh',
])('%s is chosen by many in Vietnam, or a repetition', (password) =>
  expect(weakness(password)).toBe('password_common'),
)

test('the phone of the owner makes a weak password, whatever is added', () => {
  const withPhone = [...mai, '+84912345678']
  for (const password of ['mai0912345678', 'a84912345678', '912345678x']) {
    expect(passwordWeakness(password, withPhone, common)).toBe('password_own')
  }
})

test.each([
  'tranquil otter 7',
  'nguyen river boat',
  'xK2-qLp9',
  'ngày mai trời mưa',
  '    dog    ',
  '密码很长也可以的',
])('%s is accepted', (password) => expect(weakness(password)).toBeNull())

test('a name of another owner is no weakness', () => {
  expect(passwordWeakness('nguyenmai', ['Lê Lan', 'lan@example.com'], common)).toBeNull()
})
