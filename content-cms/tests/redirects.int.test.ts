import { describe, expect, it } from 'vitest'
import { call, content, unique } from './support/content'
import { rowsWrittenBy } from './support/feed'
import { makeProduct } from './support/product'
import { makePublished } from './support/published'
import { linkTo, richText } from './support/rich-text'

const payload = await content()
const collection = 'products'

const pathOf = (slug: string) => `/san-pham/${slug}`

async function targetOf(from: string): Promise<string | null> {
  const where = { from: { equals: from } }
  const { docs } = await payload.find({ collection: 'redirects', where })
  return docs[0]?.to ?? null
}

const rename = (id: number, slug: string) => payload.update({ collection, id, data: { slug } })

const addRedirect = (from: string, to: string, language = 'en') =>
  call('editor', 'redirects', {
    method: 'POST',
    body: { from, to },
    headers: { 'Accept-Language': language },
  })

describe('a changed slug', () => {
  it('leaves a redirect, which is in the feed', async () => {
    const { id, slug } = await makeProduct('published')
    const next = unique('moi')
    const rows = await rowsWrittenBy(() => rename(id, next))
    expect(await targetOf(pathOf(slug))).toBe(pathOf(next))
    expect(rows).toEqual([
      { resource: 'products', documentId: String(id), operation: 'upsert' },
      { resource: 'redirects', documentId: expect.any(String), operation: 'upsert' },
    ])
  })

  it('leads all former addresses to the last one, and a reused slug wins', async () => {
    const { id, slug: first } = await makeProduct('published')
    const [second, third] = [unique('hai'), unique('ba')]
    await rename(id, second)
    await rename(id, third)
    expect([await targetOf(pathOf(first)), await targetOf(pathOf(second))]).toEqual([
      pathOf(third),
      pathOf(third),
    ])
    await rename(id, first)
    expect([await targetOf(pathOf(first)), await targetOf(pathOf(third))]).toEqual([
      null,
      pathOf(first),
    ])
    expect(await targetOf(pathOf(second))).toBe(pathOf(first))
    await makeProduct('published').then((other) => rename(other.id, second))
    expect(await targetOf(pathOf(second))).toBeNull()
  })

  it('leaves none for a draft, nor when the change is rolled back', async () => {
    const { id, slug } = await makeProduct('draft')
    await payload.update({ collection, id, data: { slug: unique('moi') }, draft: true })
    await payload.update({ collection, id, data: { _status: 'published' } })
    expect(await targetOf(pathOf(slug))).toBeNull()
    const published = await makeProduct('published')
    const other = await makeProduct('published')
    await expect(rename(published.id, other.slug)).rejects.toThrow()
    expect(await targetOf(pathOf(published.slug))).toBeNull()
  })

  it('leaves one for a draft of a published document, when it is published', async () => {
    const { id, slug } = await makeProduct('published')
    const next = unique('moi')
    const data = { slug: next, _status: 'draft' as const }
    await payload.update({ collection, id, data, draft: true })
    expect(await targetOf(pathOf(slug))).toBeNull()
    await payload.update({ collection, id, data: { _status: 'published' } })
    expect(await targetOf(pathOf(slug))).toBe(pathOf(next))
  })

  it('leaves one when staff change it, and for the field `url` of works', async () => {
    const id = await makePublished('clubs')
    const { slug } = await payload.findByID({ collection: 'clubs', id })
    const next = unique('bai')
    const body = { vi: { slug: next }, en: {} }
    const answer = await call('writer', `clubs/published/${id}`, { method: 'PATCH', body })
    expect(answer.status).toBe(200)
    expect(await targetOf(`/club/${slug}`)).toBe(`/club/${next}`)
    const url = unique('du-an')
    const data = { name: 'Dự án', url, _status: 'published' as const }
    const work = await payload.create({ collection: 'works', data })
    await payload.update({ collection: 'works', id: work.id, data: { url: next } })
    expect(await targetOf(`/du-an/${url}`)).toBe(`/du-an/${next}`)
  })
})

describe('the list of redirects', () => {
  it('takes an old address of a page, and collapses a chain from both ends', async () => {
    const { slug } = await makeProduct('published')
    const [a, b] = [`/cu/${unique('a')}`, `/cu/${unique('b')}`]
    expect((await addRedirect(b, pathOf(slug))).status).toBe(201)
    expect((await addRedirect(a, b)).status).toBe(201)
    expect(await targetOf(a)).toBe(pathOf(slug))
    const hidden = await makeProduct('published')
    const c = pathOf(hidden.slug)
    expect((await addRedirect(`/cu/${unique('c')}`, c)).status).toBe(201)
    await payload.delete({ collection, id: hidden.id })
    expect((await addRedirect(c, '/blog')).status).toBe(201)
    const { docs } = await payload.find({ collection: 'redirects', where: { to: { equals: c } } })
    expect(docs).toEqual([])
  })

  it('rejects a loop', async () => {
    const { id, slug } = await makeProduct('published')
    const old = `/cu/${unique('a')}`
    await addRedirect(old, pathOf(slug))
    await payload.delete({ collection, id })
    const answer = await addRedirect(pathOf(slug), old)
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('would lead to each other'),
    ])
  })

  it.each([
    ['/san-pham/khong-co', 'to', 'The shop has no page', 'Cửa hàng không có trang'],
    ['https://evil.example', 'to', 'A path begins with one /', 'bắt đầu bằng một dấu /'],
    ['/vn/blog', 'from', 'A path begins with one /', 'bắt đầu bằng một dấu /'],
    ['/blog?x=1', 'from', 'A path begins with one /', 'bắt đầu bằng một dấu /'],
    ['/blog', 'from', 'The shop has a page', 'Cửa hàng đang có trang'],
  ])('rejects %s as “%s” in the words of the editor', async (path, field, english, vietnamese) => {
    const other = `/cu/${unique('x')}`
    const [from, to] = field === 'from' ? [path, '/faq'] : [other, path]
    for (const [language, words] of Object.entries({ en: english, vi: vietnamese })) {
      const answer = await addRedirect(from, to, language)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain(words)
    }
  })
})

describe('a link', () => {
  const banner = (link: string, status = 'published', language = 'en') =>
    call('editor', 'banners', {
      method: 'POST',
      body: { name: 'Biểu ngữ', type: 'home', state: 'active', link, _status: status },
      headers: { 'Accept-Language': language },
    })

  it('to a page, a redirect or a file is published', async () => {
    const { id, slug } = await makeProduct('published')
    await rename(id, unique('moi'))
    const links = ['/', '/blog/trang/2', '/faq#giao-hang', `${pathOf(slug)}?sort=1`, '/media/a.pdf']
    for (const link of links) expect((await banner(link)).status, link).toBe(201)
  })

  it('to a missing, hidden or unpublished page is not published, but kept in a draft', async () => {
    const draft = await makeProduct('draft')
    const hidden = await makeProduct('published')
    await payload.update({ collection, id: hidden.id, data: { state: 'inactive' } })
    for (const link of ['/khong-co', pathOf(draft.slug), pathOf(hidden.slug)]) {
      const answer = await banner(link)
      expect(answer.status, link).toBe(400)
      const { errors } = await answer.json()
      const [error] = errors[0].data.errors
      expect(error).toMatchObject({ path: 'link', message: expect.stringContaining(link) })
      expect(await (await banner(link, 'published', 'vi')).text()).toContain('không có trang')
    }
    const draftAnswer = await call('editor', 'banners?draft=true', {
      method: 'POST',
      body: {
        name: 'Biểu ngữ',
        type: 'home',
        state: 'active',
        link: '/khong-co',
        _status: 'draft',
      },
    })
    expect(draftAnswer.status).toBe(201)
  })

  it('in a text is checked too', async () => {
    const save = (url: string) =>
      call('editor', 'faqs?locale=vi', {
        method: 'POST',
        body: { question: 'Hỏi?', answer: richText(linkTo(url)), _status: 'published' },
      })
    expect((await save('https://nas.vn')).status).toBe(201)
    expect((await save('/faq')).status).toBe(201)
    const answer = await save('/bai-cu')
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('The shop has no page /bai-cu'),
    ])
  })
})
