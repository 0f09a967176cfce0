import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readTable } from './read-table.ts'
import { writeWorkbook } from './write-workbook.ts'

const limits = { maxRows: 100, longestRow: 1000 }
const bytes = (text: string) => new TextEncoder().encode(text)
const read = (file: Uint8Array) => readTable({ file, limits })

it.each([
  ['commas', 'Tên,Giá\r\n"Kem, nhẹ",5'],
  ['semicolons', 'Tên;Giá\r\nKem, nhẹ;5'],
  ['a byte order mark', '\uFEFFTên,Giá\r\n"Kem, nhẹ",5'],
])('reads CSV with %s', async (_, text) => {
  const [heading, row] = await read(bytes(text))
  expect([String(heading), row]).toEqual(['Tên,Giá', ['Kem, nhẹ', '5']])
})

it('reads the first sheet of a workbook as texts, without evaluating them', async () => {
  const file = await writeWorkbook([
    ['Tên', 'Giá'],
    [' =1+1', 590_000],
    ['Dòng 1\nDòng 2', 0],
  ])
  expect(await read(file)).toEqual([
    ['Tên', 'Giá'],
    ['=1+1', '590000'],
    ['Dòng 1\nDòng 2', '0'],
  ])
})

it('refuses a workbook that unpacks to more than allowed, without unpacking it', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(50_000_001) })
  expect(bomb.length).toBeLessThan(100_000)
  const before = process.threadCpuUsage()
  expect(await read(bomb)).toBe('file_too_long')
  expect(process.threadCpuUsage(before).user).toBeLessThan(50_000)
})

it('refuses other archives, too many rows and too long rows', async () => {
  expect(await read(zipSync({ 'a.txt': bytes('a') }))).toBe('file_malformed')
  expect(await read(bytes('PK'))).toBe('file_malformed')
  expect(await read(await writeWorkbook(new Array(102).fill(['a'])))).toBe('file_too_long')
  expect(await read(await writeWorkbook([['a'.repeat(1001)]]))).toBe('file_malformed')
  expect(await read(bytes('a\n'.repeat(102)))).toBe('file_too_long')
  expect(await read(bytes('\n'.repeat(4001)))).toBe('file_too_long')
})
