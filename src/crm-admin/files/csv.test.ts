import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('writes a file that spreadsheets read as it is meant', async () => {
  const file = csvOf([
    ['Tên', 'Đồng'],
    ['Kem "A", 50 ml', 1_250_000],
    ['=1+1', -5],
    ['hai\ndòng', 0.125],
  ])
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    'Tên,Đồng\r\n"Kem ""A"", 50 ml",1250000\r\n\'=1+1,-5\r\n"hai\ndòng",0.125\r\n',
  )
})
