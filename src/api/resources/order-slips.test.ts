import { listOrders } from '@nas/contract/orders/operations'
import { extractText } from 'unpdf'
import { beforeEach, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { handleApi } from '../routes/web-api.ts'

let api: ReturnType<typeof apiUnderTest>

beforeEach(() => {
  api = apiUnderTest()
})

function place(name: string, lines = 1): void {
  const items = Array.from({ length: lines }, (_, index) => ({ product: index + 1, quantity: 2 }))
  const receiver = { name, phone: '0912345678', address: '1 Đường Nguyễn Huệ', province: 'Huế' }
  const left = {
    email: 'khach@nas.test',
    district: '',
    ward: null,
    note: 'Gọi trước',
    create_account: false,
    email_proof: null,
    address_scheme: 'three_levels' as const,
  }
  api.commerce.place({ ...left, items, ...receiver, payment: 'cod', consents: [], locale: 'vi' })
}

async function print(query: string) {
  const headers = { Authorization: `Bearer ${api.tokens.staff}` }
  const request = new Request(`https://shop.example/api/app/orderslips?${query}`, { headers })
  const response = await handleApi(request, api.context, api.services)
  const { text } = await extractText(await response.bytes(), { mergePages: true })
  return { headers: response.headers, text }
}

it('prints the orders of a query as a PDF that is not cached and names no person', async () => {
  for (const name of ['Huy Thử', 'Lan Thử']) place(name)
  const { headers, text } = await print('filters[name][$contains]=Thử&sort=id:asc')
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="orders-\d{4}-\d\d-\d\d\.pdf"$/,
  )
  expect(text).toMatch(/Phiếu nhặt hàng.*NAS-1.*Huy Thử.*Đường Nguyễn Huệ.*Gọi trước.*Lan Thử/s)
  expect(api.commerce.queries).toMatchObject([{ where: { attribute: 'name' } }])
  expect(text).not.toMatch(/khach@nas/)
})

it.each([undefined, 'member'] as const)('is forbidden for %s', async (as) => {
  expect((await api.get('/api/app/orderslips', as)).status).toBe(403)
})

it.each([
  ['too many orders', 101, 1, 'too_many'],
  ['too many lines', 21, 100, 'too_many'],
  ['no order', 0, 0, 'nothing_found'],
])('refuses %s', async (_, count, lines, code) => {
  for (let number = 0; number < count; number += 1) place('Huy', lines)
  const { status, body } = await api.get('/api/app/orderslips', 'staff')
  expect([status, body.error.details.code]).toEqual([400, code])
})

it('reads no more orders than it may print', async () => {
  place('Huy')
  await print('')
  expect(api.commerce.queries.map(({ limit, count }) => [limit, count])).toEqual([[101, 0]])
})

it('answers an error while commerce is unavailable', async () => {
  api.commerce.answerList(listOrders, () => {
    throw new TypeError('down')
  })
  expect((await api.get('/api/app/orderslips', 'staff')).status).toBe(500)
})
