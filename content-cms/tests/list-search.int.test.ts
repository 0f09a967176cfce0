import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { call, content, unique } from './support/content'
import { makeProduct } from './support/product'

const payload = await content()

type Doc = { id: number; name?: string; filename?: string; incomplete?: boolean }
type Headers = Record<string, string>

async function list(collection: string, query: string, headers: Headers = {}): Promise<Doc[]> {
  const path = `${collection}?depth=0&limit=100&draft=true&${query}`
  const answer = await call('editor', path, { headers })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { docs: Doc[] }).docs
}

/** As the search box of a list asks. */
const search = async (collection: string, words: string, field = 'searchText') =>
  (await list(collection, `where[or][0][${field}][like]=${encodeURIComponent(words)}`)).map(
    ({ id }) => id,
  )

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#383' } })
    .jpeg()
    .toBuffer()

async function upload(name: string, alt?: string): Promise<Doc> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' }), name)
  form.append('_payload', JSON.stringify({ alt, picture_confirmed: true }))
  const answer = await call('editor', 'media?locale=vi', { method: 'POST', form })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { doc: Doc }).doc
}

const change = (path: string, locale: string, body: object) =>
  call('editor', `${path}?locale=${locale}`, { method: 'PATCH', body })

describe('a search in a list', () => {
  it.each(['published', 'draft'] as const)(
    'finds a %s product by each of its names',
    async (status) => {
      const mark = unique('tim').replace('-', '')
      const { id, slug } = await makeProduct(status, { name: `Sữa chống nắng ${mark}` })
      const english = { name: `Sunscreen milk ${mark}`, _status: status }
      await payload.update({
        collection: 'products',
        id,
        locale: 'en',
        data: english,
        draft: status === 'draft',
      })
      const names = [
        'chong nang',
        'CHỐNG NẮNG',
        'chống nắng'.normalize('NFD'),
        'nang sua',
        'sunscreen',
      ]
      for (const words of names) {
        expect(await search('products', `${words} ${mark}`), words).toEqual([id])
        expect(await search('products', `${words} ${mark}`, 'name'), `picker: ${words}`).toEqual([
          id,
        ])
      }
      expect(await search('products', slug)).toEqual([id])
      expect(await search('products', `tẩy trang ${mark}`)).toEqual([])
    },
  )

  it('finds other documents by name, question and code', async () => {
    const mark = unique('ma')
    const faq = await payload.create({ collection: 'faqs', data: { question: `Đổi trả ${mark}?` } })
    const place = await payload.create({
      collection: 'places',
      data: { name: 'Cửa hàng', kind: 'agent', state: 'active', province: `Đà Nẵng ${mark}` },
    })
    const work = await payload.create({
      collection: 'works',
      data: { name: `Dự án ${mark}`, url: mark },
    })
    const featured = await payload.create({ collection: 'featured-works', data: { work: work.id } })
    expect(await search('faqs', `doi tra ${mark}`)).toEqual([faq.id])
    expect(await search('places', `da nang ${mark}`)).toEqual([place.id])
    expect(await search('featured-works', `du an ${mark}`, 'work.searchText')).toEqual([
      featured.id,
    ])
  })

  it('finds a picture by the letters of its file name and by its text', async () => {
    const mark = unique('anh')
    const { id, filename } = await upload(`rộng nền tết ${mark}.jpg`, `Người mẫu ${mark}`)
    expect(filename).toMatch(new RegExp(`^rong-nen-tet-${mark}\\.[0-9a-f]{12}\\.jpg$`))
    for (const words of ['rộng nền', 'nguoi mau']) {
      expect(await search('media', `${words} ${mark}`), words).toEqual([id])
    }
  })
})

describe('lists and pickers of the admin', () => {
  it('show Vietnamese names, also from an English form', async () => {
    const mark = unique('ten')
    await makeProduct('published', { name: mark })
    const asked = `locale=en&where[searchText][like]=${mark}`
    const picker = { 'X-Payload-HTTP-Method-Override': 'GET' }
    expect((await list('products', asked, picker))[0]?.name).toBe(mark)
    expect((await list('products', asked))[0]?.name ?? null).toBeNull()
  })

  it('name documents without a complete English text', async () => {
    const { id } = await makeProduct('published', { name: 'Kem', title: 'Dịu nhẹ' })
    const isIncomplete = async () => {
      const ids = await list('products', 'where[incomplete][equals]=true')
      return ids.some((one) => one.id === id)
    }
    expect(await isIncomplete()).toBe(true)
    await change(`products/${id}`, 'en', { name: 'Cream' })
    expect(await isIncomplete()).toBe(true)
    await change(`products/${id}`, 'en', { title: 'Gentle', incomplete: true })
    expect(await isIncomplete()).toBe(false)
  })
})

describe('publishing with a picture', () => {
  it('needs its text in both languages', async () => {
    const { id, filename } = await upload(`${unique('alt')}.jpg`, 'Hũ kem')
    const { id: product } = await makeProduct('published')
    const publish = () => change(`products/${product}`, 'vi', { thub: id, _status: 'published' })
    const refused = await publish()
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining(String(filename)),
    ])
    const draft = `products/${product}?draft=true`
    const saved = await call('editor', draft, {
      method: 'PATCH',
      body: { thub: id, _status: 'draft' },
    })
    expect(saved.status).toBe(200)
    expect((await change(`media/${id}`, 'en', { alt: 'A jar of cream' })).status).toBe(200)
    expect((await publish()).status).toBe(200)
  })
})
