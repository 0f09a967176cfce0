import { expect, it } from 'vitest'
import { removeAgedRequests } from '../src/remove-aged'
import { content, unique } from './support/content'

/** A request that was sent so many days ago. */
async function sent(collection: 'supports' | 'distributors', days: number): Promise<number> {
  const payload = await content()
  const createdAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
  const person = {
    name: unique('Người gửi'),
    phone: '0912345678',
    createdAt,
    state: 'new' as const,
  }
  const { id } =
    collection === 'supports'
      ? await payload.create({ collection, data: { ...person, order: 0 } })
      : await payload.create({
          collection,
          data: { ...person, order: 0, occupation: 'Chủ spa', address: '12 Hàng Bài' },
        })
  return id
}

it.each(['supports', 'distributors'] as const)(
  '%s go when they are 24 months old',
  async (slug) => {
    const [aged, young] = [await sent(slug, 735), await sent(slug, 720)]
    const payload = await content()
    await removeAgedRequests(payload)
    const { docs } = await payload.find({ collection: slug, where: { id: { in: [aged, young] } } })
    expect(docs.map(({ id }) => id)).toEqual([young])
  },
)
