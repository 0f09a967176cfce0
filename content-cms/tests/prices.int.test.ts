import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, it } from 'vitest'
import { call, content, unique } from './support/content'
import { rowsWrittenBy } from './support/feed'
import { makeProduct } from './support/product'
import { makePublished } from './support/published'

const payload = await content()

type Change = { id: number; from: number; to: number }

const send = (prices: unknown, staff = 'user_mai', confirmed = false) =>
  call('writer', 'products/prices', {
    method: 'PATCH',
    body: { prices, confirmed },
    headers: { 'x-acting-staff': staff },
  })

async function written(prices: readonly Change[]): Promise<unknown> {
  return (await send(prices)).json()
}

/** Two published products at 100,000 đ. */
async function twoProducts(): Promise<[number, number]> {
  return [await makePublished('products'), await makePublished('products')]
}

const cheaper = (id: number): Change => ({ id, from: 100_000, to: 90_000 })
const priceOf = async (id: number) => (await payload.findByID({ collection: 'products', id })).price

const versionsOf = (id: number) =>
  payload.db.findVersions({
    collection: 'products',
    pagination: false,
    sort: '-updatedAt',
    where: { parent: { equals: id } },
  } as const)

describe('prices of several products', () => {
  it('are published with a row of the feed each and one audit log entry', async () => {
    const ids = await twoProducts()
    const staff = unique('user')
    const rows = await rowsWrittenBy(async () => {
      const answer = await send(ids.map(cheaper), staff)
      expect(await answer.json()).toEqual({ changed: 2 })
    })
    expect(rows).toEqual(
      ids.map((id) => ({ resource: 'products', documentId: String(id), operation: 'upsert' })),
    )
    expect(await Promise.all(ids.map(priceOf))).toEqual([90_000, 90_000])
    const { rows: entries } = await payload.db.drizzle.execute(
      sql`select kind, subject, after from trail where staff = ${staff}`,
    )
    expect(entries).toEqual([{ kind: 'prices', subject: 'products', after: { products: 2 } }])
  })

  it('that are unusual are published only when the call confirms them', async () => {
    const [first, second] = await twoProducts()
    const changes = [cheaper(first), { id: second, from: 100_000, to: 0 }]
    const refused = await send(changes)
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      {
        errors: [
          {
            data: {
              code: 'price_unconfirmed',
              errors: [{ path: 'price', code: 'price_unconfirmed', price: 100_000 }],
            },
          },
        ],
      },
    ])
    expect(await Promise.all([first, second].map(priceOf))).toEqual([100_000, 100_000])
    const staff = unique('user')
    expect((await send(changes, staff, true)).status).toBe(200)
    expect(await Promise.all([first, second].map(priceOf))).toEqual([90_000, 0])
    const { rows: entries } = await payload.db.drizzle.execute(
      sql`select kind, subject, before, after from trail where staff = ${staff} order by kind`,
    )
    expect(entries).toEqual([
      { kind: 'prices', subject: 'products', before: {}, after: { products: 2 } },
      {
        kind: 'products',
        subject: String(second),
        before: { price: 100_000 },
        after: { price: 0, price_confirmed: true },
      },
    ])
  })

  it('make the version that a save makes, and the former one is no longer the latest', async () => {
    const related = await makePublished('products')
    const { id } = await makeProduct('published', { title: 'Dịu nhẹ', related: [related] })
    await payload.update({ collection: 'products', id, locale: 'en', data: { name: 'Cream' } })
    const editing = { collection: 'products', id, depth: 0 } as const
    await payload.update({ ...editing, data: { price: 100_000, _status: 'published' } })
    const [saved] = (await versionsOf(id)).docs
    await written([cheaper(id)])
    const [made, former] = (await versionsOf(id)).docs
    const { updatedAt } = await payload.findByID(editing)
    expect(made?.version).toEqual({ ...saved?.version, price: 90_000, updatedAt })
    expect([made, former].map((one) => (one as { latest?: boolean }).latest)).toEqual([true, false])
  })

  it('keep at most thirty versions of a product', async () => {
    const id = await makePublished('products')
    for (let price = 100_000; price < 100_031; price += 1) {
      await written([{ id, from: price, to: price + 1 }])
    }
    const { docs } = await versionsOf(id)
    expect([docs.length, docs[0]?.version.price, docs.at(-1)?.version.price]).toEqual([
      30, 100_031, 100_002,
    ])
  })

  it('keep the draft of an editor, with the new price', async () => {
    const id = await makePublished('products')
    const editing = { collection: 'products', id, draft: true } as const
    await payload.update({ ...editing, data: { title: 'Bản nháp' }, locale: 'vi' })
    await written([cheaper(id)])
    const draft = await payload.findByID({ ...editing, locale: 'vi' })
    expect(draft).toMatchObject({ title: 'Bản nháp', price: 90_000, _status: 'draft' })
    expect((await payload.findByID({ collection: 'products', id, locale: 'vi' })).title).toBeNull()
  })

  it('change nothing when they are sent again', async () => {
    const ids = await twoProducts()
    const [first, second] = await Promise.all([send(ids.map(cheaper)), send(ids.map(cheaper))])
    const changed = await Promise.all([first, second].map((answer) => answer.json()))
    expect(changed).toEqual(expect.arrayContaining([{ changed: 2 }, { changed: 0 }]))
    expect(await rowsWrittenBy(() => send(ids.map(cheaper)))).toEqual([])
  })

  it('are all refused when one was changed meanwhile or is not published', async () => {
    const [first, second] = await twoProducts()
    const { id: draft } = await makeProduct('draft')
    for (const other of [{ ...cheaper(second), from: 110_000 }, cheaper(draft)]) {
      expect((await send([cheaper(first), other])).status).toBe(409)
    }
    expect(await Promise.all([first, second].map(priceOf))).toEqual([100_000, 100_000])
  })

  it.each([
    ['no list', 5],
    ['a fraction', [{ id: 1, from: 1, to: 1.5 }]],
    ['a negative price', [{ id: 1, from: 1, to: -1 }]],
    ['no former price', [{ id: 1, to: 1 }]],
    ['a product twice', [cheaper(1), cheaper(1)]],
  ])('are refused as %s', async (_, prices) => {
    expect((await send(prices)).status).toBe(400)
  })

  it.each(['anonymous', 'reader', 'editor'] as const)('are not written by %s', async (role) => {
    const answer = await call(role, 'products/prices', { method: 'PATCH', body: { prices: [] } })
    expect(answer.status).toBe(403)
  })
})
