import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { code128 } from './code-128.ts'
import { printSlips } from './print-slips.ts'
import type { Slip } from './slip.ts'

const at = '28/11/2026 08:00'

const slip: Slip = {
  code: 'NAS261128-000042K',
  state: 'pickitem',
  payment: 'cod',
  name: 'Nguyễn Thị Ánh Tuyết',
  phone: '0912345678',
  address: '12 Đường Nguyễn Huệ, Phường Bến Nghé, Thành phố Hồ Chí Minh',
  // Letters and accents apart, as some keyboards send them.
  note: 'Giao giờ hành chính,\n\n\ngọi trước'.normalize('NFD'),
  cod_amount: 450_000,
  lines: [
    { product: 1, name: 'Kem dưỡng Ceramide phục hồi ẩm', quantity: 2 },
    { product: 2, name: 'Sữa rửa mặt dịu nhẹ', quantity: 1 },
  ],
}

const points = { A5: [420, 595] }

async function read(slips: readonly Slip[]) {
  const document = await getDocumentProxy(await printSlips(slips, at))
  const { text } = await extractText(document)
  const sizes = await Promise.all(
    text.map(async (_, index) => (await document.getPage(index + 1)).view.slice(2)),
  )
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), sizes }
}

describe('the slip of an order', () => {
  it('is a page of A5 with receiver, sum, note and products in Vietnamese', async () => {
    const { pages, sizes } = await read([slip])
    expect(sizes.map((size) => size.map(Math.round))).toEqual([points.A5])
    for (const text of [
      slip.name,
      '+84 912 345 678',
      slip.address,
      'Giao giờ hành chính, gọi trước',
      '450.000đ',
      'Kem dưỡng Ceramide phục hồi ẩm',
      `${slip.code} · 1/1`,
    ]) {
      expect(pages[0]).toContain(text)
    }
  })

  it.each<[Partial<Slip>, string]>([
    [{ cod_amount: null }, 'Thu tiền khi giao'],
    [{ payment: 'transfer' }, 'Đã thanh toán'],
    [{ payment: 'transfer', state: 'confirm' }, 'Chưa thanh toán'],
    [{ state: 'usercancel' }, 'Khách đã hủy'],
  ])('of %j says %s, and no sum', async (changes, text) => {
    const [page] = (await read([{ ...slip, ...changes }])).pages
    expect(page).toContain(text)
    expect(page).not.toContain('450.000')
  })

  it('continues on another page, and wraps words that are longer than a line', async () => {
    const lines = Array.from({ length: 60 }, (_, number) => {
      return { product: number, name: `Sản phẩm ${number} ${'đ'.repeat(90)}.`, quantity: 9999 }
    })
    const { pages, sizes } = await read([{ ...slip, lines, note: 'ghi chú '.repeat(120) }])
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.at(-1)).toContain(`${slip.code} · ${pages.length}/${pages.length}`)
    expect(pages.at(-1)).toContain('Tổng số lượng 599940')
    expect(new Set(sizes.map(String)).size).toBe(1)
    expect(pages.join(' ').match(/đ(?=\.)/g)).toHaveLength(60)
  })

  it('is made for characters without a glyph, and without values that roles hide', async () => {
    const hidden = { name: null, phone: null, address: null, note: '漢字 😀 \u0000\u202e' }
    expect((await read([{ ...slip, ...hidden }])).pages[0]).toContain(slip.code)
  })
})

it('lists the products of several orders first, by name, with their orders', async () => {
  const others: Slip[] = [
    { ...slip, code: 'NAS261128-000043M', lines: slip.lines.slice(1) },
    { ...slip, code: 'NAS261128-000044N', state: 'cancel' },
  ]
  const { pages } = await read([slip, ...others])
  expect(pages).toHaveLength(4)
  expect(pages[0]).toBe(
    'Phiếu nhặt hàng 2 đơn · 2 sản phẩm · 28/11/2026 08:00 ' +
      'Kem dưỡng Ceramide phục hồi ẩm 2 NAS261128-000042K ×2 ' +
      'Sữa rửa mặt dịu nhẹ 2 NAS261128-000042K, NAS261128-000043M ' +
      'Tổng số lượng 4 Phiếu nhặt hàng · 1/1',
  )
})

describe('the bar code', () => {
  it('has start, data, check sum and stop', () => {
    // 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879 = 8·103 + 55
    expect(code128('PJJ123C').join('')).toBe(
      '2112143131211121331121331232212232112211321313213113212331112',
    )
  })

  it('is refused for other than ASCII', () => {
    expect(() => code128('Đ1')).toThrow(RangeError)
  })
})
