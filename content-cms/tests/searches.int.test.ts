import { describe, expect, it } from 'vitest'
import { call, content, type Role, unique } from './support/content'
import { makeProduct } from './support/product'

type Collection = 'searches' | 'missing-pages'

const send = (role: Role, collection: Collection, missed: unknown) =>
  call(role, `${collection}/missed`, { method: 'POST', body: { missed } })

const stored = async (collection: Collection, text: string) => {
  const payload = await content()
  const field = collection === 'searches' ? 'words' : 'path'
  const { docs } = await payload.find({ collection, where: { [field]: { equals: text } } })
  return docs.map(({ count }) => count)
}

it('adds the times of searches without a result', async () => {
  const text = unique('kem')
  const twice = [
    { text, count: 2 },
    { text, count: 1 },
  ]
  expect((await send('writer', 'searches', twice)).status).toBe(200)
  expect((await send('writer', 'searches', [{ text, count: 4 }])).status).toBe(200)
  expect(await stored('searches', text)).toEqual([7])
})

it.each([
  ['a caller without the key for writing', 'reader', [{ text: 'son', count: 1 }], 403],
  ['an editor', 'editor', [{ text: 'son', count: 1 }], 403],
  ['long words', 'writer', [{ text: 's'.repeat(101), count: 1 }], 400],
  ['a count below 1', 'writer', [{ text: 'son', count: 0 }], 400],
  ['too many', 'writer', Array.from({ length: 201 }, () => ({ text: 'son', count: 1 })), 400],
  ['anything else', 'writer', 'son', 400],
] as const)('refuses %s', async (_what, role, missed, status) => {
  expect((await send(role, 'searches', missed)).status).toBe(status)
  expect(await stored('searches', 'son')).toEqual([])
})

describe('the list of missing pages', () => {
  const miss = (path: string) => send('writer', 'missing-pages', [{ text: path, count: 3 }])
  const counts = (path: string) => stored('missing-pages', path)

  it('contains an address until it has a redirect', async () => {
    const path = `/san-pham/${unique('cu')}`
    await miss(path)
    expect(await counts(path)).toEqual([3])
    const added = await call('editor', 'redirects', {
      method: 'POST',
      body: { from: path, to: '/faq' },
    })
    expect([added.status, await counts(path)]).toEqual([201, []])
    await miss(path)
    expect(await counts(path)).toEqual([])
  })

  it('contains an address until it has a page', async () => {
    const slug = unique('sap-co')
    await miss(`/san-pham/${slug}`)
    expect(await counts(`/san-pham/${slug}`)).toEqual([3])
    await makeProduct('published', { slug })
    expect(await counts(`/san-pham/${slug}`)).toEqual([])
    await miss(`/san-pham/${slug}`)
    expect(await counts(`/san-pham/${slug}`)).toEqual([])
  })
})
