import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, it } from 'vitest'
import type { ComparedRow } from '../src/imports/compare'
import type { RowResult } from '../src/imports/save-rows'
import { call, content, type Role, unique } from './support/content'
import { rowsWrittenBy } from './support/feed'
import { makeProduct } from './support/product'
import { linkTo, richText, table as tableNode } from './support/rich-text'

const payload = await content()

const send = (kind: string, lines: string[], role: Role = 'editor', language = 'vi') =>
  call(role, `imports/${kind}/compare`, {
    method: 'POST',
    file: new Uint8Array(Buffer.from(lines.join('\r\n'))),
    headers: { 'Accept-Language': language },
  })

async function compare(kind: string, ...lines: string[]): Promise<ComparedRow[]> {
  return (await (await send(kind, lines)).json()).rows
}

const save = (kind: string, rows: ComparedRow[], apply: boolean, role: Role = 'editor') =>
  call(role, `imports/${kind}/rows`, {
    method: 'POST',
    body: { rows, apply },
    headers: { 'Accept-Language': 'vi' },
  })

async function results(kind: string, rows: ComparedRow[], apply: boolean): Promise<RowResult[]> {
  return (await (await save(kind, rows, apply)).json()).results
}

const product = (id: number) =>
  payload.findByID({ collection: 'products', id, locale: 'all' }) as Promise<object>

const saved = { result: 'saved', problems: [] }

async function exported(kind: string, role: Role = 'editor'): Promise<string> {
  const headers = { 'Accept-Language': 'vi' }
  return (await call(role, `imports/${kind}?format=csv`, { headers })).text()
}

describe('prices', () => {
  it('of drafts without a slug are left out, because no row could find them', async () => {
    const name = unique('nhap')
    const made = await call('editor', 'products?draft=true&locale=vi', {
      method: 'POST',
      body: { name, _status: 'draft' },
    })
    const { id } = (await made.json()).doc as { id: number }
    await payload.db.drizzle.execute(sql`update products set slug = null where id = ${id}`)
    await payload.db.drizzle.execute(
      sql`update _products_v set version_slug = null where parent_id = ${id}`,
    )
    const file = await exported('prices')
    expect(file).toMatch(/^.?Đường dẫn,/)
    expect(file).not.toContain(name)
    expect(await compare('prices', 'Giá (đồng);Đường dẫn', '1;null')).toMatchObject([
      { id: null, problems: [{ field: 'Đường dẫn' }] },
    ])
  })

  it('are exported, compared, tried and published, as a save in the form', async () => {
    const { id, slug } = await makeProduct('published')
    expect(await exported('prices')).toContain(`${slug},Kem dưỡng,,100000,`)
    const file = ['Giá (đồng);Đường dẫn', `120.000;${slug}`]
    const rows = await compare('prices', ...file)
    expect(rows).toMatchObject([
      {
        row: 2,
        id,
        isDraft: false,
        problems: [],
        changes: [{ field: 'Giá (đồng)', before: '100.000', after: '120.000' }],
      },
    ])
    expect(await rowsWrittenBy(() => results('prices', rows, false))).toEqual([])
    expect(await results('prices', rows, false)).toEqual([{ row: 2, ...saved }])
    expect(await product(id)).toMatchObject({ price: 100_000 })
    const feed = await rowsWrittenBy(() => results('prices', rows, true))
    expect(feed).toEqual([{ resource: 'products', documentId: String(id), operation: 'upsert' }])
    expect(await product(id)).toMatchObject({ price: 120_000, _status: 'published' })
    const { rows: entries } = await payload.db.drizzle.execute(
      sql`select staff, before, after from trail where kind = 'products' and subject = ${String(id)}`,
    )
    expect(entries).toEqual([
      {
        staff: expect.stringMatching(/^editor-\d+$/),
        before: { price: 100_000 },
        after: { price: 120_000 },
      },
    ])
    // An interrupted import is repeated with the same rows, or with the same file.
    expect(await results('prices', rows, true)).toEqual([
      { row: 2, result: 'unchanged', problems: [] },
    ])
    expect(await compare('prices', ...file)).toMatchObject([{ changes: [], problems: [] }])
  })

  it('that are unusual need a mark in their row', async () => {
    const { slug } = await makeProduct('published')
    const heading = 'Đường dẫn,Giá (đồng),Xác nhận giá bất thường'
    const unmarked = await compare('prices', heading, `${slug},10000,`)
    expect(await results('prices', unmarked, false)).toEqual([
      {
        row: 2,
        result: 'bad',
        problems: [
          {
            field: 'Xác nhận giá bất thường',
            reason: 'Giá đổi từ 100.000đ thành 10.000đ: hãy xác nhận.',
          },
        ],
      },
    ])
    const marked = await compare('prices', heading, `${slug},10000,x`)
    expect(await results('prices', marked, true)).toEqual([{ row: 2, ...saved }])
    expect(await compare('prices', heading, `${slug},10000,x`)).toMatchObject([{ changes: [] }])
  })

  it('of a row that was changed since the comparison are not saved', async () => {
    const { id, slug } = await makeProduct('published')
    const rows = await compare('prices', 'Đường dẫn,Giá (đồng)', `${slug},120000`)
    await payload.update({ collection: 'products', id, data: { price: 110_000 } })
    const [result] = await results('prices', rows, true)
    expect(result).toMatchObject({ row: 2, result: 'stale', problems: [{ field: '' }] })
    expect(result?.problems[0]?.reason).toContain('Đồng nghiệp vừa sửa')
    expect(await product(id)).toMatchObject({ price: 110_000 })
  })

  it('of a draft stay a draft, and the shop keeps the published price', async () => {
    const { id, slug } = await makeProduct('published')
    await payload.update({
      collection: 'products',
      id,
      draft: true,
      data: { name: 'Nháp', _status: 'draft' },
    })
    const rows = await compare('prices', 'Đường dẫn,Giá (đồng)', `${slug},120000`)
    expect(rows).toMatchObject([{ isDraft: true }])
    expect(await results('prices', rows, true)).toEqual([{ row: 2, ...saved }])
    expect(await product(id)).toMatchObject({ price: 100_000, name: { vi: 'Kem dưỡng' } })
    const draft = await payload.findByID({ collection: 'products', id, draft: true })
    expect(draft).toMatchObject({ price: 120_000, name: 'Nháp', _status: 'draft' })
  })

  it('names each bad row in the language of the editor', async () => {
    const { slug } = await makeProduct('published')
    const file = ['Slug,Price (đồng)', `${slug},12.5`, 'khong-co,1', ',5', `${slug},7`]
    const { rows } = await (await send('prices', file, 'editor', 'en')).json()
    expect(rows.map(({ row, problems }: ComparedRow) => [row, problems])).toEqual([
      [2, [{ field: 'Price (đồng)', reason: 'Needs a whole number: 590000' }]],
      [3, [{ field: 'Slug', reason: 'There is no such entry' }]],
      [4, [{ field: 'Slug', reason: 'It is empty' }]],
      [5, [{ field: 'Slug', reason: 'The same as row 2: one row an entry' }]],
    ])
  })
})

describe('texts', () => {
  it('are written in the language of their heading, and missing columns are kept', async () => {
    const { id, slug } = await makeProduct('published', { title: 'Dịu nhẹ' })
    const rows = await compare(
      'products',
      'Tên sản phẩm (en),Hiển thị,Đường dẫn,Tên sản phẩm (vi),Dòng giới thiệu (vi)',
      `Cream,Tạm ẩn,${slug},"=Kem, mới",`,
    )
    expect(rows[0]?.changes).toEqual([
      { field: 'Tên sản phẩm (vi)', before: 'Kem dưỡng', after: '=Kem, mới' },
      { field: 'Tên sản phẩm (en)', before: '', after: 'Cream' },
      { field: 'Dòng giới thiệu (vi)', before: 'Dịu nhẹ', after: '' },
      { field: 'Hiển thị', before: 'Đang hiển thị', after: 'Tạm ẩn' },
    ])
    expect(await results('products', rows, true)).toEqual([{ row: 2, ...saved }])
    expect(await product(id)).toMatchObject({
      name: { vi: '=Kem, mới', en: 'Cream' },
      title: { vi: null },
      state: 'inactive',
      price: 100_000,
    })
    const line = (await exported('products')).split('\r\n').find((one) => one.startsWith(slug))
    expect(line).toContain(`"'=Kem, mới",Cream`)
    const heading = (await exported('products')).split('\r\n')[0] ?? ''
    expect(await compare('products', heading, line ?? '')).toMatchObject([{ changes: [] }])
  })

  it('that the form refuses are refused', async () => {
    const { slug } = await makeProduct('published')
    const heading = 'Đường dẫn,Tên sản phẩm (vi),Nhãn (vi)'
    const rows = await compare('products', heading, `${slug},,Một nhãn dài hơn hai mươi chữ`)
    const [result] = await results('products', rows, false)
    expect(result?.problems.map(({ field }) => field)).toEqual(['Tên sản phẩm (vi)', 'Nhãn (vi)'])
  })
})

describe('questions', () => {
  const heading = 'Mã số,Câu hỏi (vi),Trả lời (vi),Câu hỏi (en)'

  it('are made once, with Markdown as text, and found by their words', async () => {
    const question = unique('Giao hàng?')
    const line = `,${question},"**Hai** ngày, xem [câu hỏi](/faq)",Delivery?`
    const rows = await compare('faqs', heading, line)
    expect(rows).toMatchObject([{ isNew: true, problems: [] }])
    expect(await results('faqs', rows, false)).toEqual([{ row: 2, ...saved }])
    expect(await results('faqs', rows, true)).toEqual([{ row: 2, ...saved }])
    expect(await results('faqs', rows, true)).toMatchObject([{ result: 'unchanged' }])
    expect(await compare('faqs', heading, line)).toMatchObject([{ isNew: false, changes: [] }])
    const where = { question: { equals: question } }
    const { docs } = await payload.find({ collection: 'faqs', where, locale: 'all' })
    expect(docs).toMatchObject([{ question: { en: 'Delivery?' }, _status: 'published' }])
    expect(JSON.stringify(docs[0]?.answer)).toContain('"url":"/faq"')
  })

  it('with a table are edited in the form, and links are checked', async () => {
    const make = async (node: object) => {
      const data = { question: unique('Hỏi?'), answer: richText(node) as never }
      return payload.create({ collection: 'faqs', data: { ...data, _status: 'published' } })
    }
    const { id } = await make(tableNode([['a'], ['b']]))
    const [row] = await compare('faqs', 'Mã số,Trả lời (vi)', `${id},Mới`)
    expect(row?.problems).toMatchObject([{ field: 'Trả lời (vi)' }])
    const linked = await make(linkTo('/faq'))
    const rows = await compare('faqs', 'Mã số,Trả lời (vi)', `${linked.id},[x](/khong-co)`)
    const [result] = await results('faqs', rows, false)
    expect(result?.problems[0]?.reason).toContain('không có trang /khong-co')
  })
})

describe('redirects', () => {
  it('are made and changed, and a loop is refused', async () => {
    const { id, slug } = await makeProduct('published')
    const [old, page] = [`/cu/${unique('a')}`, `/san-pham/${slug}`]
    const heading = 'Địa chỉ cũ,Dẫn đến'
    const rows = await compare('redirects', heading, `${old},${page}`)
    expect(await results('redirects', rows, true)).toEqual([{ row: 2, ...saved }])
    await payload.delete({ collection: 'products', id })
    const loop = await compare('redirects', heading, `${page},${old}`, `${old},/faq`)
    expect(await results('redirects', loop, false)).toMatchObject([
      { row: 2, result: 'bad', problems: [{ field: 'Dẫn đến' }] },
      { row: 3, result: 'saved' },
    ])
  })
})

describe('files', () => {
  it.each([
    ['Đường dẫn,Gia', 'Không có cột tên “Gia”.'],
    ['Giá (đồng)', 'Thiếu cột “Đường dẫn”.'],
    ['Đường dẫn,Giá (đồng),Price (đồng)', 'Cột “Giá (đồng)” có hai lần.'],
    ['Đường dẫn,Giá (đồng),\r\nkem,1,lạc', 'Không có cột tên “”.'],
    ['PK\u0003\u0004', 'Không đọc được tệp'],
  ])('with the heading %j are refused', async (file, message) => {
    const answer = await send('prices', [file])
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(message)])
  })

  it('larger than allowed are refused', async () => {
    const answer = await send('prices', ['x'.repeat(4_000_001)])
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('4 MB')])
  })

  it('are read as XLSX', async () => {
    const answer = await call('editor', 'imports/prices?format=xlsx')
    const file = new Uint8Array(await answer.arrayBuffer())
    const path = 'imports/prices/compare'
    const compared = await call('editor', path, { method: 'POST', file })
    const { rows } = await compared.json()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ changes }: ComparedRow) => changes.length > 0)).toEqual([])
  })
})

describe('access', () => {
  it.each(['anonymous', 'reader', 'writer', 'contributor'] as const)(
    'is closed for imports by %s; contributors may export',
    async (role) => {
      const { id, slug } = await makeProduct('published')
      const file = ['Đường dẫn,Giá (đồng)', `${slug},120000`]
      expect((await send('prices', file, role)).status).toBe(403)
      expect((await save('prices', await compare('prices', ...file), true, role)).status).toBe(403)
      expect(await product(id)).toMatchObject({ price: 100_000 })
      const { status } = await call(role, 'imports/prices')
      expect(status).toBe(role === 'contributor' ? 200 : 403)
    },
  )

  it('is checked when a row is saved: an editor cannot publish what waits for a review', async () => {
    const { id, slug } = await makeProduct('published')
    const sent = {
      collection: 'reviews',
      data: { kind: 'products', subject: id, state: 'waiting' },
    }
    await payload.create(sent as never)
    const rows = await compare('prices', 'Đường dẫn,Giá (đồng)', `${slug},120000`)
    expect(await results('prices', rows, true)).toMatchObject([
      { result: 'bad', problems: [{ reason: expect.stringContaining('chờ quản lý duyệt') }] },
    ])
    expect(await product(id)).toMatchObject({ price: 100_000 })
  })

  it('answers 404 for another kind, and 400 for malformed rows', async () => {
    expect((await call('editor', 'imports/users')).status).toBe(404)
    for (const rows of [5, [{ row: 1 }], new Array(26).fill({})]) {
      const answer = await call('editor', 'imports/prices/rows', { method: 'POST', body: { rows } })
      expect(answer.status).toBe(400)
    }
  })
})
