import { describe, expect, it } from 'vitest'
import { call, content, unique } from './support/content'
import { storePicture } from './support/picture'
import { everyFeature, linkTo, productCards, richText, video } from './support/rich-text'

type Saved = { doc: { id: number; content: unknown } }

async function save(state: unknown, locale = 'vi'): Promise<Response> {
  const body = {
    name: 'Kem',
    slug: unique('kem'),
    price: 100_000,
    content: state,
    _status: 'published',
  }
  return call('editor', `products?locale=${locale}&depth=0`, { method: 'POST', body })
}

describe('a text with every feature', () => {
  it('is the same after saving, publishing and reading', async () => {
    const state = everyFeature(await storePicture())
    const answer = await save(state)
    expect(answer.status).toBe(201)
    const { doc } = (await answer.json()) as Saved
    expect(doc.content).toEqual(state)
    const read = await call('reader', `products/${doc.id}?locale=vi&depth=0`)
    expect(((await read.json()) as Saved['doc']).content).toEqual(state)
    const payload = await content()
    const { docs } = await payload.findVersions({
      collection: 'products',
      where: { parent: { equals: doc.id } },
      locale: 'vi',
      depth: 0,
    })
    expect(docs[0]?.version.content).toEqual(state)
  })
})

describe('product cards in a text', () => {
  async function saveArticle(products: unknown[]) {
    const name = unique('bai')
    const body = {
      name,
      slug: name,
      content: richText(productCards(products)),
      _status: 'published',
    }
    return call('editor', 'blogs?locale=vi&depth=0', { method: 'POST', body })
  }

  it('are kept by their ids in an article, with those of deleted products', async () => {
    const { doc: product } = (await (await save(null)).json()) as Saved
    const deleted = product.id + 1000
    const answer = await saveArticle([product.id, deleted])
    expect(answer.status).toBe(201)
    const { doc } = (await answer.json()) as Saved
    const read = await call('reader', `blogs/${doc.id}?locale=vi&depth=0`)
    expect(((await read.json()) as Saved['doc']).content).toMatchObject({
      root: { children: [{ fields: { products: [product.id, deleted] } }] },
    })
  })

  it.each([[[]], [[1, 2, 3, 4]], [['x']]])(
    'are rejected with the products %j',
    async (products) => {
      expect((await saveArticle(products)).status).toBe(400)
    },
  )

  it('are rejected in the text of a product', async () => {
    expect((await save(richText(productCards([1])))).status).toBe(400)
  })
})

describe('an invalid text', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ''])(
    'is rejected with a link to %j',
    async (url) => {
      expect((await save(richText(linkTo(url)))).status).toBe(400)
    },
  )

  it.each(['https://evil.example/embed/1', 'javascript:alert(1)', ''])(
    'is rejected with a video from %j',
    async (url) => {
      expect((await save(richText(video(url)))).status).toBe(400)
    },
  )

  it('is rejected with a block unknown to the editor', async () => {
    const block = { type: 'block', version: 2, format: '', fields: { id: 'a', blockType: 'embed' } }
    expect((await save(richText(block))).status).toBe(400)
  })
})
