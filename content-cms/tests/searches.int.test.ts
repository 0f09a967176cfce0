import { expect, it } from 'vitest'
import { call, content, type Role } from './support/content'

const send = (role: Role, missed: unknown) =>
  call(role, 'searches/missed', { method: 'POST', body: { missed } })

const stored = async (words: string) => {
  const payload = await content()
  const { docs } = await payload.find({
    collection: 'searches',
    where: { words: { equals: words } },
  })
  return docs.map(({ count }) => count)
}

it('adds the times of searches without a result', async () => {
  const words = 'kem nen'
  const twice = [
    { words, count: 2 },
    { words, count: 1 },
  ]
  expect((await send('writer', twice)).status).toBe(200)
  expect((await send('writer', [{ words, count: 4 }])).status).toBe(200)
  expect(await stored(words)).toEqual([7])
})

it.each([
  ['a caller without the key for writing', 'reader', [{ words: 'son', count: 1 }], 403],
  ['an editor', 'editor', [{ words: 'son', count: 1 }], 403],
  ['long words', 'writer', [{ words: 's'.repeat(101), count: 1 }], 400],
  ['a count below 1', 'writer', [{ words: 'son', count: 0 }], 400],
  ['too many', 'writer', Array.from({ length: 201 }, () => ({ words: 'son', count: 1 })), 400],
  ['anything else', 'writer', 'son', 400],
] as const)('refuses %s', async (_what, role, missed, status) => {
  expect((await send(role, missed)).status).toBe(status)
  expect(await stored('son')).toEqual([])
})
