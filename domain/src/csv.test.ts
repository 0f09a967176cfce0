import { expect, test } from 'vitest'
import { csvLines, unescapedCell } from './csv.js'

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
  ['＝1', "'＝1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a=1', 'a=1'],
  [';a', '"\';a"'],
  [';=1+1', '"\';\'=1+1"'],
  ['a;=1+1', '"a;\'=1+1"'],
  ['a\n-1', '"a\n\'-1"'],
  [-22, '-22'],
  [0.125, '0.125'],
  [1_250_000, '1250000'],
])('the cell %j is written as %j', (cell, written) => {
  expect(csvLines([[cell, 'x']])).toBe(`${written},x\r\n`)
})

test.each(['=1+1', '-1', ';a', ';=1+1', 'a\n-1', "l'eau", 'a=1'])(
  'restores the cell %j',
  (text) => {
    const [line = ''] = csvLines([[text]]).split('\r\n')
    const written = line.replace(/^"|"$/g, '')
    expect(unescapedCell(written)).toBe(text)
  },
)
