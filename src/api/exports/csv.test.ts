import { expect, test } from 'vitest'
import { cellText, csvLines } from './csv.ts'

test.each([
  [null, ''],
  [undefined, ''],
  [0, '0'],
  ['Huy, "Thử"', 'Huy, "Thử"'],
  ['2026-11-21T17:30:05.123Z', '2026-11-22 00:30:05'],
  ['2026-11-21', '2026-11-21'],
  [true, 'Có'],
  [false, 'Không'],
])('%j is shown as %j', (value, text) => {
  expect(cellText(value, 'vi')).toBe(text)
})

test('truth is told in the language', () => {
  expect([true, false].map((one) => cellText(one, 'en'))).toEqual(['Yes', 'No'])
})

test.each([
  ['Huy', 'Huy'],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['a\r\nb', '"a\r\nb"'],
  ['=1+1', "'=1+1"],
  ['+84', "'+84"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a=1', 'a=1'],
])('the cell %j is written as %j', (cell, written) => {
  expect(csvLines([[cell, 'x']])).toBe(`${written},x\r\n`)
})
