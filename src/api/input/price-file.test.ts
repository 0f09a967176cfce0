import { byteOrderMark } from '@nas/domain/csv'
import { expect, it } from 'vitest'
import { type PriceRow, readPriceFile } from './price-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const headings = {
  id: ['Mã số', 'Id'],
  name: ['Tên', 'Name'],
  price: ['Giá hiện tại', 'Current price'],
  new_price: ['Giá mới', 'New price'],
}

function read(...lines: string[]): PriceRow[] {
  const rows = readPriceFile(bytes(lines.join('\r\n')), headings)
  if (typeof rows === 'string') throw new Error(rows)
  return rows
}

const cream = { row: 2, id: '7', name: 'Kem, nhẹ', current: '90000', next: '1.250.000' }

it.each([
  ['commas', 'Mã số,Tên,Giá hiện tại,Giá mới', '7,"Kem, nhẹ",90000,1.250.000'],
  ['semicolons', 'Mã số;Tên;Giá hiện tại;Giá mới', '7;Kem, nhẹ;90000;1.250.000'],
  ['tabs', 'Id\tName\tCurrent price\tNew price', '7\tKem, nhẹ\t90000\t1.250.000'],
  [
    'a byte order mark',
    `${byteOrderMark}Id;Name;Current price;New price`,
    '7;Kem, nhẹ;90000;1.250.000',
  ],
  [
    'decomposed letters',
    'Mã số;Tên;Giá hiện tại;Giá mới'.normalize('NFD'),
    '7;Kem, nhẹ;90000;1.250.000',
  ],
  ['columns in another order', 'Giá mới;Giá hiện tại;Mã số;Tên', '1.250.000;90000;7;Kem, nhẹ'],
])('reads %s', (_, heading, line) => {
  expect(read(heading, line)).toEqual([cream])
})

it('counts rows as a spreadsheet does: with quoted line breaks and blank rows', () => {
  const rows = read('Id,Name,Current price,New price', '7,"Kem\r\nnhẹ",1,2', ',,,', '', '8,B,3,4')
  expect(rows.map(({ row, id }) => [row, id])).toEqual([
    [2, '7'],
    [5, '8'],
  ])
})

const heading = 'Id,Current price,New price\r\n'

it.each([
  ['file_encoding', Uint8Array.from([0x49, 0x64, 0xe3])],
  ['file_columns', bytes('Id,Current price\r\n7,1')],
  ['file_columns', bytes('')],
  ['file_malformed', bytes(`${heading}7,"1,2`)],
  ['file_malformed', bytes(`${heading}7,${'1,'.repeat(950_000)}`)],
  ['file_too_long', bytes(heading + '7,1,2\r\n'.repeat(10_001))],
  ['file_too_long', bytes(heading + '\n'.repeat(1_900_000))],
])('answers %s', (code, file) => {
  const before = process.threadCpuUsage()
  expect(readPriceFile(file, headings)).toBe(code)
  expect(process.threadCpuUsage(before).user).toBeLessThan(500_000)
})

it('takes as many rows as allowed', () => {
  expect(read(...[heading.trim(), ...new Array(10_000).fill('7,1,2')])).toHaveLength(10_000)
})
