import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { pageText } from '../support/shop.ts'
import { type Answer, call, get } from './http.ts'
import { upload } from './multipart.ts'
import { asStaff } from './people.ts'
import { place } from './place-order.ts'

let staff: string
beforeAll(async () => {
  staff = await asStaff()
})

interface Made {
  id: number
  slug: string
  name: string
}

/** A product at 100,000 đ that no other test uses. */
async function aProduct(): Promise<Made> {
  const slug = `gia-${randomUUID()}`
  const data = { name: `Kem ${slug}`, slug, price: 100_000, stock_start: 5 }
  const answer = await call('POST', '/products', { token: staff, body: { data } })
  return { id: answer.body.data.id, slug, name: data.name }
}

type Row = [id: number | string, current: string, next: string]

const send = (path: string, rows: readonly Row[]): Promise<Answer> => {
  const lines = [['Mã số', 'Giá hiện tại', 'Giá mới'], ...rows].map((row) => row.join(';'))
  const bytes = `\uFEFF${lines.join('\r\n')}\r\n`
  return upload([{ bytes, name: 'gia.csv', type: 'text/csv' }], staff, path)
}

const compare = (rows: readonly Row[]) => send('/app/compareprices', rows)
const change = (rows: readonly Row[], query = '') => send(`/app/changeprices${query}`, rows)
const priceOf = async ({ id }: Made) =>
  (await get(`/products/${id}`, staff)).body.data.attributes.price
const codeOf = ({ status, body }: Answer) => [status, body.error.details.code]

describe('prices from a file', () => {
  it('are downloaded, compared, and used by pages and orders', async () => {
    const [first, second] = [await aProduct(), await aProduct()]
    const file = await get('/app/export/prices?locale=vi', staff)
    expect(file.body).toContain('Mã số,Tên,Giá hiện tại,Giá mới')
    expect(file.body).toContain(`\n${first.id},${first.name},100000,\r\n`)
    const rows: Row[] = [
      [first.id, '100000', '1.250.000'],
      [second.id, '100.000', ''],
    ]
    const compared = (await compare(rows)).body.data
    expect(compared).toEqual({
      changes: [
        {
          product: first.id,
          name: first.name,
          name_en: null,
          before: 100_000,
          after: 1_250_000,
          unusual: true,
        },
      ],
      unchanged: 1,
      refused: [],
    })
    expect(codeOf(await change(rows))).toEqual([400, 'price_unconfirmed'])
    expect(await priceOf(first)).toBe(100_000)
    expect((await change(rows, '?confirmed=true')).body.data).toEqual({ changed: 1 })
    expect(await priceOf(first)).toBe(1_250_000)
    const ordered = await place({ cartitems: [{ product: first.id, quantity: 1 }] })
    expect([ordered.status, ordered.body.data?.attributes.subtotal]).toEqual([200, 1_250_000])
    await eventually('its page', async () =>
      (await pageText(`/san-pham/${first.slug}`)).includes('1.250.000đ'),
    )
    expect((await change(rows)).body.data).toEqual({ changed: 0 })
  })

  it('are written all or not at all', async () => {
    const product = await aProduct()
    const good: Row = [product.id, '100000', '90000']
    const rows: Row[] = [good, [999_999_999, '1', '2'], [product.id, '100000', '80000']]
    const { refused } = (await compare([...rows, ['x', '1', '1.5']])).body.data
    expect(
      refused.map(({ row, problem }: { row: number; problem: string }) => [row, problem]),
    ).toEqual([
      [3, 'unknown'],
      [4, 'repeated'],
      [5, 'unknown'],
    ])
    expect(codeOf(await change(rows))).toEqual([400, 'prices_refused'])
    expect(await priceOf(product)).toBe(100_000)
  })

  it('do not overwrite a price that was changed after the download', async () => {
    const product = await aProduct()
    const body = { data: { price: 110_000 } }
    await call('PUT', `/products/${product.id}`, { token: staff, body })
    const rows: Row[] = [[product.id, '100000', '90000']]
    const { refused } = (await compare(rows)).body.data
    expect(refused).toMatchObject([{ row: 2, stored: 110_000, given: '90000', problem: 'stale' }])
    expect(codeOf(await change(rows))).toEqual([400, 'prices_refused'])
    expect(await priceOf(product)).toBe(110_000)
  })

  it('are refused as a whole with a code', async () => {
    const whole = async (bytes: string | Uint8Array<ArrayBuffer>) =>
      codeOf(await upload([{ bytes }], staff, '/app/compareprices'))
    expect(await whole('Id;Price\r\n1;2')).toEqual([400, 'file_columns'])
    expect(await whole(Uint8Array.from([0xff, 0xfe, 0x41]))).toEqual([400, 'file_encoding'])
    expect(
      (await upload([{ bytes: 'x'.repeat(2_000_001) }], staff, '/app/changeprices')).status,
    ).toBe(413)
  })
})
