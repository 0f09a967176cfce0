import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, it } from 'vitest'
import { readOverview } from '../src/dashboard/overview-data'
import type { User } from '../src/payload-types'
import { call, content, unique } from './support/content'
import { makeProduct } from './support/product'

const payload = await content()

const read = async () =>
  readOverview(payload, (await (await call('editor', 'users/me')).json()).user)

const countsOf = async (kind: string) => {
  const { counts } = await read()
  return counts.find((count) => count.kind === kind)
}

it('lists drafts that the editor saved last, before those of others', async () => {
  const name = unique('nhap')
  const { id } = await makeProduct('published')
  const before = await countsOf('products')
  const saved = await call('editor', `products/${id}?draft=true`, {
    method: 'PATCH',
    body: { name, _status: 'draft' },
  })
  expect(saved.status).toBe(200)
  const others = Array.from({ length: 7 }, () => makeProduct('draft'))
  await Promise.all(others)
  const { drafts } = await read()
  expect(drafts[0]).toMatchObject({ kind: 'products', id, title: name, isOwn: true })
  expect(drafts.every(({ isOwn }) => isOwn)).toBe(true)
  expect((await readOverview(payload, { id: 0, role: 'editor' } as User)).drafts).toHaveLength(6)
  expect((await countsOf('products'))?.drafts).toBe(Number(before?.drafts) + 8)

  await call('editor', `products/${id}`, { method: 'PATCH', body: { _status: 'published' } })
  expect((await read()).drafts.map((draft) => draft.id)).not.toContain(id)
})

it('lists drafts of globals beside the others', async () => {
  const save = (query: string, body: object) =>
    call('editor', `globals/siteinfo?locale=vi${query}`, { method: 'POST', body })
  const own = async () => (await read()).drafts.filter(({ kind }) => kind === 'siteinfo')
  expect((await save('', {})).status).toBe(200)
  expect(await own()).toEqual([])
  expect(await countsOf('siteinfo')).toMatchObject({ drafts: 0 })
  const draft = { _status: 'draft', link_zalo: 'https://zalo.me/2' }
  expect((await save('&draft=true', draft)).status).toBe(200)
  expect(await own()).toMatchObject([{ kind: 'siteinfo', id: null, title: null, isOwn: true }])
  expect(await countsOf('siteinfo')).toMatchObject({ drafts: 1, incomplete: 0 })
  expect((await save('', { _status: 'published' })).status).toBe(200)
  expect(await own()).toEqual([])
})

it('counts what lacks English or a description, outside of the trash', async () => {
  const before = await countsOf('products')
  const { id } = await makeProduct('published', { title: 'Dịu nhẹ' })
  expect((await countsOf('products'))?.incomplete).toBe(Number(before?.incomplete) + 1)
  await payload.update({
    collection: 'products',
    id,
    data: { deletedAt: new Date().toISOString() },
  })
  expect((await countsOf('products'))?.incomplete).toBe(before?.incomplete)
  expect(await countsOf('media')).toMatchObject({ drafts: 0, incomplete: expect.any(Number) })
})

it('names the day from which an editor needs a second factor, until an app is set up', async () => {
  process.env.SECOND_FACTOR_FROM = '2099-12-31'
  try {
    expect((await read()).factorFrom).toBe('2099-12-31')
    const { user } = await (await call('editor', 'users/me')).json()
    const app = sql`insert into second_factors (account, secret) values (${user.id}, 'x')`
    await payload.db.drizzle.execute(app)
    expect((await read()).factorFrom).toBeNull()
    await payload.db.drizzle.execute(sql`delete from second_factors where account = ${user.id}`)
  } finally {
    delete process.env.SECOND_FACTOR_FROM
  }
  expect((await read()).factorFrom).toBeNull()
})
