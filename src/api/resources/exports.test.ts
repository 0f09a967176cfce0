import { maxWorkbookRows } from '@nas/contract/limits'
import { listOrders } from '@nas/contract/orders/operations'
import { readSheet } from 'read-excel-file/node'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import type { ApiView } from '../content-view/api-view.ts'
import { handleApi } from '../routes/web-api.ts'
import { apiShape } from '../shapes/api-shapes.ts'
import { exportColumns, priceColumns } from './export-columns.ts'
import { cellOf } from './exports.ts'

let api: ReturnType<typeof apiUnderTest>

beforeEach(() => {
  api = apiUnderTest()
})

async function place(name: string): Promise<void> {
  const items = [{ product: 1, quantity: 1 }]
  const receiver = { name, phone: '0912345678', address: '1 Lê Lợi', province: 'Huế' }
  const left = {
    email: null,
    district: '',
    ward: null,
    note: null,
    create_account: false,
    email_proof: null,
    address_scheme: 'three_levels' as const,
  }
  const order = { items, ...receiver, ...left, payment: 'cod', consents: [] }
  api.commerce.place({ ...order, locale: 'vi' })
}

const linesOf = (body: string) => body.trimEnd().split('\r\n')

describe('an export', () => {
  it('is a file of all matching records, with the header in the requested language', async () => {
    for (const name of ['Huy Thử', '=cmd()']) await place(name)
    const { status, headers, body } = await api.get('/api/app/export/orders', 'staff')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(headers.get('cache-control')).toBe('private, no-store')
    const [header = '', first, second] = linesOf(body)
    // Decoding removes the byte order mark.
    expect(header.split(',').slice(0, 4)).toEqual([
      'Mã đơn hàng',
      'Ngày đặt',
      'Trạng thái',
      'Người nhận',
    ])
    expect(first).toContain("NAS-2,01/11/2026 09:00,Chờ xác nhận,'=cmd(),0912 345 678")
    expect(second).toContain('Huy Thử')
    expect(second).toContain(
      ',1 Lê Lợi,Huế,1 × x,100000,30000,0,130000,8,9630,130000,Thanh toán khi nhận hàng (COD),',
    )
    expect(header).toContain(',"Tỉnh, thành phố",Sản phẩm,')
    const english = await api.get('/api/app/export/orders?locale=en', 'staff')
    expect(english.body).toContain('Order code,Placed,State,Receiver')
    expect(english.body).toContain('Waiting for confirmation')
  })

  it('begins with a byte order mark', async () => {
    const headers = { Authorization: `Bearer ${api.tokens.staff}` }
    const request = new Request('https://shop.example/api/app/export/clubs', { headers })
    const bytes = await (await handleApi(request, api.context, api.services)).bytes()
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  it('is a workbook of texts and numbers on demand, of as many rows as one may have', async () => {
    await place('=cmd() \u0001<Huy>')
    const get = async () => {
      const headers = { Authorization: `Bearer ${api.tokens.staff}` }
      const url = 'https://shop.example/api/app/export/orders?format=xlsx'
      return handleApi(new Request(url, { headers }), api.context, api.services)
    }
    const answer = await get()
    expect(answer.headers.get('content-disposition')).toMatch(/orders-\d{4}-\d\d-\d\d\.xlsx"$/)
    const [header, line] = await readSheet(Buffer.from(await answer.arrayBuffer()))
    expect(header?.slice(3, 5)).toEqual(['Người nhận', 'Số điện thoại'])
    expect(line?.slice(3, 5)).toEqual(['=cmd() <Huy>', '0912 345 678'])
    expect(line).toContain(130_000)

    for (let number = 0; number < maxWorkbookRows; number += 1) await place(`Người ${number}`)
    const refused = await get()
    expect([refused.status, (await refused.json()).error.details.code]).toEqual([400, 'too_many'])
  })

  it('is filtered, searched and sorted like its list', async () => {
    const list = await api.get('/api/products?sort=price:desc&filters[price][$gt]=100000', 'staff')
    const path = '/api/app/export/products?sort=price:desc&filters[price][$gt]=100000'
    const [, ...lines] = linesOf((await api.get(path, 'staff')).body)
    const ids = list.body.data.map(({ id }: { id: number }) => String(id))
    expect(ids.length).toBeGreaterThan(1)
    expect(lines.map((line) => line.split(',')[0])).toEqual(ids)
  })

  it.each([undefined, 'member'] as const)('is forbidden for %s', async (as) => {
    for (const name of [...Object.keys(exportColumns), 'prices']) {
      const { status, body } = await api.get(`/api/app/export/${name}`, as)
      expect([status, body.error.name]).toEqual([403, 'ForbiddenError'])
    }
  })

  it.each(['locale=fr', 'filters[khongco]=1', 'sort=khongco', 'filters[payment_url]=x'])(
    'rejects %s before it begins',
    async (query) => {
      const { status, body } = await api.get(`/api/app/export/orders?${query}`, 'staff')
      expect([status, body.error.status]).toEqual([400, 400])
    },
  )

  it('does not begin while a backend is unavailable', async () => {
    api.commerce.answerList(listOrders, () => {
      throw new TypeError('down')
    })
    const { status, body } = await api.get('/api/app/export/orders', 'staff')
    expect([status, body.error.status]).toEqual([500, 500])
  })
})

describe('the pages of an export', () => {
  let reading: () => number
  let readAll: () => void
  let stream: ReadableStreamDefaultReader<Uint8Array>

  beforeEach(async () => {
    for (let number = 0; number < 600; number += 1) await place(`Người ${number}`)
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    readAll = release
    reading = () => api.commerce.queries.length
    const context = { ...api.context, drained: () => gate }
    const headers = { Authorization: `Bearer ${api.tokens.staff}` }
    const request = new Request('https://shop.example/api/app/export/orders', { headers })
    const { body } = await handleApi(request, context, api.services)
    if (body === null) throw new Error('There is no file')
    stream = body.getReader()
  })

  const text = async () => {
    const { done, value } = await stream.read()
    return done ? null : new TextDecoder().decode(value)
  }

  it('are read after the client has received the previous ones, each once, none counted', async () => {
    expect(linesOf((await text()) ?? '')).toHaveLength(251)
    const next = text()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(reading()).toBe(1)
    readAll()
    expect(linesOf((await next) ?? '')).toHaveLength(250)
    expect(linesOf((await text()) ?? '')).toHaveLength(100)
    expect(await text()).toBeNull()
    expect(api.commerce.queries.map(({ limit, offset, count }) => [limit, offset, count])).toEqual(
      Array(3).fill([250, 0, 0]),
    )
  })

  it('are not read after the client has disconnected', async () => {
    await text()
    const next = text()
    const gone = stream.cancel()
    readAll()
    await Promise.allSettled([next, gone])
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(reading()).toBeLessThanOrEqual(2)
  })
})

it.each([...Object.entries(exportColumns), ['products', priceColumns] as const])(
  '%s have what their columns name',
  (name, columns) => {
    const { attributes } = apiShape(name)
    const plain = columns.filter(({ value }) => value === undefined)
    expect(plain.filter((column) => !attributes.has(column.name))).toEqual([])
  },
)

it.each([
  [null, ''],
  [undefined, ''],
  [0, 0],
  [-22, -22],
  ['Huy, "Thử"', 'Huy, "Thử"'],
  ['2026-11-21T17:30:05.123Z', '22/11/2026 00:30'],
  ['2026-11-21', '21/11/2026'],
  ['0912345678', '0912 345 678'],
  ['02838123456', '0283 812 3456'],
  ['12345678901', '12345678901'],
  [true, 'Có'],
  [false, 'Không'],
])('%j becomes the cell %j', (value, cell) => {
  expect(cellOf(value, 'vi')).toBe(cell)
})

it.each<[string, string, object, string, string]>([
  ['users', 'role', { role: { type: 'authenticated', duties: [] } }, 'Thành viên', 'Member'],
  [
    'users',
    'role',
    { role: { type: 'admin', duties: ['warehouse', 'content'] } },
    'Kho, Nội dung',
    'Warehouse, Content',
  ],
  ['users', 'provider', { provider: 'local' }, 'Mật khẩu', 'Password'],
  ['supports', 'type', { type: 'returns' }, 'Đổi trả, hoàn tiền', 'Returns and refunds'],
  [
    'supports',
    'type',
    { type: 'Lời của ứng dụng khác' },
    'Lời của ứng dụng khác',
    'Lời của ứng dụng khác',
  ],
  ['supports', 'state', { state: 'processing' }, 'Đang xử lý', 'Being worked on'],
  ['distributors', 'state', { state: 'done' }, 'Đã xong', 'Done'],
  ['ratings', 'state', { state: 'inactive' }, 'Không hiển thị', 'Not shown'],
  ['stock', 'state', { state: 'inactive' }, 'Tạm ẩn', 'Hidden'],
  ['products', 'state', { state: 'inactive' }, 'Tạm ẩn', 'Hidden'],
  ['clubs', 'type', { type: 'news' }, 'Tin tức', 'News'],
  ['places', 'kind', { kind: 'agent' }, 'Đại lý', 'Agent'],
  ['orders', 'cod_amount', { state: 'cancel', cod_amount: 90_000 }, '0', '0'],
  ['orders', 'cod_amount', { state: 'delivery', cod_amount: null }, '', ''],
])('%s: %s of %j is %s, in English %s', (list, name, row, vietnamese, english) => {
  const column = exportColumns[list]?.find((one) => one.name === name)
  const shown = (['vi', 'en'] as const).map((locale) =>
    String(cellOf(column?.value?.(row as never, locale, {} as ApiView), locale)),
  )
  expect(shown).toEqual([vietnamese, english])
})
