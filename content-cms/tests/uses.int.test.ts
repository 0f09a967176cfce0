import { describe, expect, it } from 'vitest'
import { call, content, unique } from './support/content'
import { rowsWrittenBy } from './support/feed'
import { storePicture } from './support/picture'
import { makeProduct } from './support/product'
import { gallery, linkTo, productCards, richText } from './support/rich-text'

const payload = await content()

const deletedAt = new Date().toISOString()
const [vi, en] = [{ 'Accept-Language': 'vi' }, { 'Accept-Language': 'en' }]

const toTrash = (path: string, headers = en) =>
  call('editor', path, { method: 'PATCH', body: { deletedAt }, headers })
const remove = (path: string) => call('editor', path, { method: 'DELETE' })

async function expectRefusal(answer: Response, ...words: string[]): Promise<void> {
  expect(answer.status).toBe(400)
  const { errors } = await answer.json()
  for (const word of words) expect(errors[0].message).toContain(word)
}

async function makeCategory(): Promise<{ id: number; slug: string; name: string }> {
  const name = unique('da')
  const data = { name, slug: name, state: 'active', _status: 'published' } as const
  return { ...(await payload.create({ collection: 'categories', data })), name, slug: name }
}

const makeFaq = (...children: object[]) =>
  payload.create({
    collection: 'faqs',
    data: {
      question: unique('hoi'),
      answer: richText(...children) as never,
      _status: 'published',
    },
  })

async function usesOf(path: string): Promise<object[]> {
  const answer = await call('editor', `${path}/uses`)
  return (await answer.json()).uses
}

describe('a record in use', () => {
  it('is not deleted while pages need it, by no path, and the uses are named', async () => {
    const picture = await storePicture()
    const { id } = await makeProduct('published', { name: 'Kem có ảnh' })
    await payload.update({ collection: 'products', id, data: { media: [picture] } })
    const named = ['Product “Kem có ảnh”', 'Remove it there first']
    const rows = await rowsWrittenBy(async () => {
      await expectRefusal(await toTrash(`media/${picture}`), ...named)
      await expectRefusal(await toTrash(`media/${picture}`, vi), 'đang được dùng ở: Sản phẩm')
      await expectRefusal(await remove(`media/${picture}`), ...named)
      const where = `media?where[id][equals]=${picture}`
      await expectRefusal(await remove(where), ...named)
      await expectRefusal(await toTrash(where), ...named)
      for (const path of [`media/trash/${picture}`, `media/${picture}`]) {
        const byStaff = await call('writer', path, { method: 'DELETE' })
        expect(await byStaff.json()).toMatchObject({ errors: [{ data: { code: 'in_use' } }] })
      }
    })
    expect(rows).toEqual([])
    expect((await call('reader', `media/${picture}`)).status).toBe(200)
    await payload.update({ collection: 'products', id, data: { media: [] } })
    expect((await toTrash(`media/${picture}`)).status).toBe(200)
  })

  it('may be in a text, a list of a product, or a global', async () => {
    const picture = await storePicture()
    const upload = { type: 'upload', version: 3, format: '', id: unique('n'), fields: {} }
    const faq = await makeFaq({ ...upload, relationTo: 'media', value: picture })
    await expectRefusal(await toTrash(`media/${picture}`), `Question “${faq.question}”`)
    const category = await makeCategory()
    const { id } = await makeProduct('published')
    const data = { categories: [category.id] }
    await payload.update({ collection: 'products', id, data })
    await expectRefusal(await toTrash(`categories/${category.id}`), 'Product “Kem dưỡng”')
    const poster = await storePicture()
    await payload.updateGlobal({ slug: 'bannerinfo', data: { poster } })
    await expectRefusal(await toTrash(`media/${poster}`), 'Home video')
    await payload.updateGlobal({ slug: 'bannerinfo', data: { poster: null } })
  })

  it('may be in a draft of a global only', async () => {
    const poster = await storePicture()
    const draft = { slug: 'bannerinfo', draft: true } as const
    await payload.updateGlobal({ ...draft, data: { poster } })
    await expectRefusal(await toTrash(`media/${poster}`), 'Home video')
    const where = `where[and][0][unused][equals]=true&where[and][1][id][equals]=${poster}`
    const found = async () => (await (await call('editor', `media?${where}`)).json()).totalDocs
    expect(await found()).toBe(0)
    await payload.updateGlobal({ ...draft, data: { poster: null } })
    expect(await found()).toBe(1)
    await payload.updateGlobal({ slug: 'bannerinfo', data: {} })
  })

  it('is not among the unused pictures', async () => {
    const [inRelation, inText, inGallery, inDraft, inDraftText, isUnused] = [
      await storePicture(),
      await storePicture(),
      await storePicture(),
      await storePicture(),
      await storePicture(),
      await storePicture(),
    ]
    const { id } = await makeProduct('published')
    await payload.update({ collection: 'products', id, data: { media: [inRelation] } })
    const upload = { type: 'upload', version: 3, format: '', id: unique('n'), fields: {} }
    await makeFaq({ ...upload, relationTo: 'media', value: inText }, gallery([inGallery]))
    await expectRefusal(await toTrash(`media/${inGallery}`), 'Question')
    const data = { media: [inRelation, inDraft], guide: richText(gallery([inDraftText])) as never }
    await payload.update({ collection: 'products', id, data, draft: true })
    const ids = [inRelation, inText, inGallery, inDraft, inDraftText, isUnused].join()
    const where = `where[and][0][unused][equals]=true&where[and][1][id][in]=${ids}`
    const found = await (await call('editor', `media?${where}`)).json()
    expect(found.docs.map((doc: { id: number }) => doc.id)).toEqual([isUnused])
  })

  it('of the trash does not count', async () => {
    const category = await makeCategory()
    const { id } = await makeProduct('published')
    const data = { categories: [category.id] }
    await payload.update({ collection: 'products', id, data })
    expect((await toTrash(`products/${id}`)).status).toBe(200)
    expect((await toTrash(`categories/${category.id}`)).status).toBe(200)
  })

  it('is deleted when pages do without it, unless a link leads to its page', async () => {
    const { id, slug } = await makeProduct('published')
    await makeProduct('published', { name: 'Liên quan', related: [id] })
    const name = unique('bai')
    const content = richText(productCards([id])) as never
    const article = { name, slug: name, content, state: 'active', _status: 'published' } as const
    const { id: blog } = await payload.create({ collection: 'blogs', data: article })
    expect(await usesOf(`products/${id}`)).toEqual([
      { in: 'products', id: expect.any(Number), title: 'Liên quan' },
      { in: 'blogs', id: blog, title: name },
    ])
    const link = await makeFaq(linkTo(`/san-pham/${slug}`))
    const data = { name: 'Biểu ngữ', type: 'home', state: 'active', _status: 'published' } as const
    const banner = (path: string) =>
      payload.create({ collection: 'banners', data: { ...data, link: path } })
    await banner(`/san-pham/${slug}-khac`)
    const { id: bannerId } = await banner(`/san-pham/${slug}`)
    const text = richText(linkTo(`/san-pham/${slug}`)) as never
    const section = { name: 'Phần', page: 'about', link: '/blog', content: text } as const
    const { id: sectionId } = await payload.create({
      collection: 'sections',
      data: { ...section, _status: 'published' },
    })
    const named = [`Question “${link.question}”`, 'Banner “Biểu ngữ”', 'Page section “Phần”']
    const refused = await toTrash(`products/${id}`)
    await expectRefusal(refused, ...named)
    await payload.delete({ collection: 'banners', id: bannerId })
    await payload.delete({ collection: 'sections', id: sectionId })
    await payload.delete({ collection: 'faqs', id: link.id })
    expect((await toTrash(`products/${id}`)).status).toBe(200)
  })

  it('is shown only to editors', async () => {
    const { id } = await makeProduct('published')
    expect((await call('reader', `products/${id}/uses`)).status).toBe(403)
    expect((await call('editor', 'products/999999/uses')).status).toBe(404)
  })
})
