import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listOptions } from '../../kit/list/list-page.ts'
import { renderScreen } from '../../routes/render-screen.fixture.tsx'
import { arrangedOptions } from './arrange.api.ts'
import { clubList, placeList, productList } from './content-lists.ts'
import { newVersion } from './editor-spec.ts'
import { editors } from './editors.ts'
import { recordOptions } from './records.api.ts'

const updatedAt = '2026-11-21T02:05:00.000Z'
const shared = { id: 7, order: 3, updatedAt, state: 'inactive' } as const
const page = (row: object) => ({
  rows: [row],
  total: 1,
  capped: false,
  next: null,
  previous: null,
})

describe('lists of records that staff write', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error')
  })
  afterEach(() => {
    expect(console.error).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it('shows products with picture, price, state and order', async () => {
    const cover = { id: 1, name: 'x', url: '/media/x.webp' }
    const categories = [{ id: 2, name: 'Chăm sóc da' }]
    const row = { ...shared, name: 'Kem', slug: 'kem', price: 590_000, sold: 4, cover, categories }
    const html = await renderScreen('/products', [
      [listOptions(productList, {}).queryKey, page(row)],
      [['categories', 'names', ''], categories],
    ])
    for (const text of [
      'href="/crm-admin/products/7"',
      'href="/crm-admin/products/new"',
      'href="/crm-admin/products/arrange"',
      '/media/x.webp',
      '590.000đ',
      'Chăm sóc da',
      'Tạm ẩn',
      '21/11/2026 09:05:00',
    ]) {
      expect(html).toContain(text)
    }
  })

  it('shows articles with their topic, and branches with their address', async () => {
    const club = {
      ...shared,
      name: 'Bài',
      slug: 'bai',
      type: 'news',
      published_at: null,
      cover: null,
    }
    const clubs = await renderScreen('/clubs', [[listOptions(clubList, {}).queryKey, page(club)]])
    expect(clubs).toContain('Tin tức')
    const place = {
      ...shared,
      name: 'Quầy',
      kind: 'agent',
      address: '1 Lê Lợi',
      province: null,
      phone: null,
    }
    const places = await renderScreen('/places', [
      [listOptions(placeList, {}).queryKey, page(place)],
    ])
    expect(places).toContain('1 Lê Lợi')
    expect(places).toContain('Đại lý')
  })

  it('shows an order that can be changed by keys', async () => {
    const rows = ['Một', 'Hai'].map((name, index) => ({ ...shared, id: index + 1, name }))
    const html = await renderScreen('/places/arrange', [
      [arrangedOptions('places', {}).queryKey, { rows, total: 2 }],
    ])
    expect(html).toContain('Đưa lên đầu: Hai')
    expect(html).toContain('Kéo để đổi thứ tự: Một')
  })

  it.each([
    ['/products/new', 'Thêm sản phẩm', editors.products],
    ['/clubs/new', 'Thêm bài viết', editors.clubs],
    ['/places/new', 'Thêm chi nhánh', editors.places],
  ])('%s has a control for every field, in both languages', async (address, title, spec) => {
    const html = await renderScreen(address)
    expect(html).toContain(title)
    for (const { fields } of spec.groups) {
      // Rich text loads with the code of its editor.
      for (const { name, kind } of fields) {
        expect(html).toContain(`id="crm-field-${name}-label"`)
        if (kind !== 'rich') expect(html).toContain(`id="crm-field-${name}"`)
      }
    }
    expect(html).toContain('id="crm-field-name_en"')
    expect(html).toContain('Lưu nháp')
  })

  it('leads from a record to the shop and to Payload', async () => {
    const values = {
      ...newVersion(editors.clubs).values,
      name: 'Bài',
      slug: 'bai',
      state: 'active',
    }
    const html = await renderScreen('/clubs/7', [
      [recordOptions(editors.clubs, 7).queryKey, { id: 7, values, updatedAt }],
    ])
    expect(html).toContain('href="/vn/club/bai"')
    expect(html).toContain('staff-sign-in?redirect=%2Fadmin%2Fcollections%2Fclubs%2F7"')
    expect(html).toContain('value="Bài"')
    expect(html).not.toContain('Có thay đổi chưa lưu')
  })

  it('asks for a product’s initial values only while it is new', async () => {
    expect(await renderScreen('/products/new')).toContain('crm-field-stock_start')
    const known = { id: 7, values: newVersion(editors.products).values, updatedAt }
    const html = await renderScreen('/products/7', [
      [recordOptions(editors.products, 7).queryKey, known],
    ])
    expect(html).toContain('crm-field-sold_start')
    expect(html).not.toContain('crm-field-stock_start')
  })

  it.each(['/products/0', '/clubs/x', '/places/1/2'])('shows no page for %s', async (address) => {
    expect(await renderScreen(address)).toContain('Không tìm thấy trang')
  })
})
