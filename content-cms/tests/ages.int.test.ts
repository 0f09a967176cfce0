import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, it } from 'vitest'
import { removeAgedPublications, removeAgedRequests } from '../src/remove-aged'
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

it('deletes publications after 90 days, except for the last thousand', async () => {
  const payload = await content()
  const { rows } = await payload.db.drizzle.execute<{ first: number }>(sql`
    with old as (
      insert into publications (resource, document_id, operation, created_at)
      select 'blogs', '0', 'upsert', now() - make_interval(days => case when n = 2 then 89 else 91 end)
      from generate_series(1, 1003) n returning id)
    select min(id)::int as first from old`)
  const first = rows[0]?.first ?? 0
  await removeAgedPublications(payload)
  const left = await payload.db.drizzle.execute<{ id: number }>(
    sql`select id from publications where id between ${first} and ${first + 4} order by id`,
  )
  expect(left.rows.map(({ id }) => id - first)).toEqual([1, 3, 4])
  await payload.db.drizzle.execute(
    sql`delete from publications where id between ${first} and ${first + 1002}`,
  )
})
