import { describe, expect, it } from 'vitest'
import { readCount } from './count-results.ts'

const kem = { line: 1, slug: 'kem-duong', counted: 12 }

describe('a count', () => {
  it.each([
    ['kem-duong;12', [kem]],
    ['kem-duong,12', [kem]],
    ['kem-duong\t12\r\n', [kem]],
    ['\ufeff"kem-duong";"12"', [kem]],
    [' kem-duong ; 12 ;ghi chú', [kem]],
    ['', []],
    ['\n;\n', []],
  ])('reads %j', (file, lines) => {
    expect(readCount(file)).toEqual(lines)
  })

  it('skips a heading and empty lines, and keeps the line numbers', () => {
    expect(readCount('SKU;Đếm được\n\nkem-duong;0\n')).toEqual([
      { line: 3, slug: 'kem-duong', counted: 0 },
    ])
  })

  it.each(['kem-duong;-1', 'kem-duong;1.5', 'kem-duong', ';3', 'kem-duong;1000001', 'kem 2;nhiều'])(
    'names a malformed line: %s',
    (text) => {
      expect(readCount(`kem-duong;12\n${text}`)).toEqual([kem, { line: 2, text, counted: null }])
    },
  )
})
