import { expect, test } from 'vitest'
import { isPlainName, isReservedName, tidyName } from './user-names.ts'

test.each([
  'Bưởi?',
  'Nguyễn.Huệ 90',
  'thu_trang-2',
  'Мария',
  'Ελένη',
  '佐藤さくら',
  '김지수',
  'Mai Мария',
  "O'Brien",
])('%s is a name', (name) =>
  expect([isPlainName(name), isReservedName(name)]).toEqual([true, false]),
)

test.each([
  ['a zero-width space', 'st\u200baff'],
  ['a right-to-left override', 'ffats\u202e'],
  ['a control character', 'a\u0007b'],
  ['a line break', 'a\nb'],
  ['markup', '<b>mai</b>'],
  ['full-width markup', '\uff1cb\uff1e'],
  ['an invisible letter', 'mai\u3164'],
  ['a private character', 'mai\ue000'],
  ['Latin and Cyrillic in one word', 'st\u0430ff'],
  ['Latin and Greek in one word', 'adm\u03b9n'],
  ['small capitals', '\ua731\u1d1b\u1d00\ua730\ua730'],
  ['a second accent', 'st\u00e2\u0323\u0330ff'],
])('a name has no %s', (_, name) => expect(isPlainName(tidyName(name))).toBe(false))

test.each([
  'staff',
  'STAFF',
  'ｓｔａｆｆ',
  'stáff',
  'st4ff',
  'staff 2',
  'nas.staff',
  's.t.a.f.f',
  'admin',
  'adm1n',
  'NAS Shop',
  'nhân viên',
  'Quản trị viên',
  'ѕтаff'.replace('ff', 'ғғ'),
  'ѕтаƒƒ',
])('%s looks like a name of the shop', (name) => expect(isReservedName(tidyName(name))).toBe(true))

test.each(['nasrin', 'Bastian', 'hanas', 'admiral', 'stafford'])('%s does not', (name) =>
  expect(isReservedName(name)).toBe(false),
)

test('one spelling of a name is stored', () => {
  expect(tidyName(' Ｍａｉ\u3000 Lan ')).toBe('Mai Lan')
  expect(tidyName('BƯỞI'.normalize('NFD'))).toBe('BƯỞI')
})
