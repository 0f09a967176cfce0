import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterEach, describe, expect, it } from 'vitest'
import { call, content, unique } from './support/content'
import { makeProduct } from './support/product'

const payload = await content()
const servers: string[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await report(server, { left: true })
})

const newest = async () => {
  const { docs } = await payload.find({ collection: 'publications', sort: '-id', limit: 1 })
  return docs[0]?.id ?? 0
}

async function report(server: string, more: object = {}) {
  if (!servers.includes(server) && !('left' in more)) servers.push(server)
  const id = await newest()
  const body = { server, cursor: id, applied: id > 0 ? [id] : [], failed: {}, renewed: {}, ...more }
  return call('writer', 'publications/live', { method: 'POST', body })
}

async function proofOf(id: number) {
  const answer = await call('editor', `publications/proof?kind=products&id=${id}&locale=en`)
  return (await answer.json()) as {
    isShown: boolean
    isHidden: boolean
    page: string | null
    publication: { seconds: number | null; fronts: number; waiting: number; failed: string[] }
  }
}

async function published() {
  const [a, b] = [unique('front'), unique('front')]
  for (const server of [a, b]) await report(server)
  const { id, slug } = await makeProduct('published')
  return { id, slug, a, b, publication: await newest() }
}

describe('a publication', () => {
  it('is live once every front server has reported it', async () => {
    const { id, slug, a, b, publication } = await published()
    expect(await proofOf(id)).toMatchObject({
      isShown: true,
      page: `http://localhost:4321/san-pham/${slug}`,
      publication: { seconds: null, fronts: 2, waiting: 2 },
    })
    await report(a, { renewed: { [publication]: 3 } })
    expect((await proofOf(id)).publication).toMatchObject({ seconds: null, waiting: 1 })
    await report(b, { renewed: { [publication]: 2 } })
    expect((await proofOf(id)).publication).toMatchObject({ seconds: expect.any(Number) })
    const logged = await payload.findByID({ collection: 'publications', id: publication })
    expect(logged).toMatchObject({ path: `/san-pham/${slug}`, pages: 3 })
  })

  it('is hidden after unpublishing and by its state, not as a first draft', async () => {
    const { id } = await makeProduct('published')
    expect((await proofOf(id)).isHidden).toBe(false)
    const save = (body: object, query = '') =>
      call('editor', `products/${id}${query}`, { method: 'PATCH', body })
    await save({ state: 'inactive' })
    expect((await proofOf(id)).isHidden).toBe(true)
    await save({ state: 'active' })
    expect((await proofOf(id)).isHidden).toBe(false)
    // As the button does; Payload turns the published version into a draft.
    await save({ _status: 'draft' }, '?unpublishAllLocales=true')
    expect((await proofOf(id)).isHidden).toBe(true)
    expect((await proofOf((await makeProduct('draft')).id)).isHidden).toBe(false)
  })

  it('does not wait for a front server that has stopped', async () => {
    const { id, a, b } = await published()
    await report(a)
    await report(b, { left: true })
    expect((await proofOf(id)).publication.seconds).not.toBeNull()
  })

  it('does not wait for a front server without a report for 15 s', async () => {
    const { id, a, b } = await published()
    await report(a)
    await payload.db.drizzle.execute(
      sql`update fronts set seen_at = now() - interval '16 s' where server = ${b}`,
    )
    expect((await proofOf(id)).publication).toMatchObject({ seconds: null, fronts: 1 })
    await report(a)
    expect((await proofOf(id)).publication.seconds).not.toBeNull()
  })

  it('is not live while one of its pages cannot be rendered', async () => {
    const { id, a, b, publication } = await published()
    await report(a, { failed: { [publication]: ['/san-pham/x'] } })
    await report(b)
    expect((await proofOf(id)).publication).toMatchObject({
      seconds: null,
      waiting: 1,
      failed: ['/san-pham/x'],
    })
    await report(a)
    expect((await proofOf(id)).publication.seconds).not.toBeNull()
  })

  it('names its title and its editor in the log, also after a deletion', async () => {
    const name = unique('Kem')
    const body = { name, slug: unique('kem'), price: 100_000, _status: 'published' }
    const created = await call('editor', 'products?locale=vi', { method: 'POST', body })
    const { doc } = (await created.json()) as { doc: { id: number } }
    await call('editor', `products/${doc.id}`, { method: 'DELETE' })
    const where = { resource: { equals: 'products' }, documentId: { equals: String(doc.id) } }
    const { docs } = await payload.find({ collection: 'publications', where, sort: 'id', depth: 0 })
    expect(docs.map(({ title, operation }) => [title, operation])).toEqual([
      [name, 'upsert'],
      [name, 'delete'],
    ])
    expect(docs.every(({ editor }) => typeof editor === 'number')).toBe(true)
  })

  it('is reported by the shop only, and a malformed report is rejected', async () => {
    for (const role of ['anonymous', 'reader', 'editor'] as const) {
      const options = { method: 'POST', body: {} }
      expect((await call(role, 'publications/live', options)).status, role).toBe(403)
      if (role === 'editor') continue
      expect((await call(role, 'publications/proof?kind=products&id=1')).status, role).toBe(403)
    }
    expect((await report('x', { applied: ['1; drop table fronts'] })).status).toBe(400)
  })
})

describe('a preview', () => {
  it('leads an editor to the shop, which reads the draft with the link', async () => {
    const { id, slug } = await makeProduct('published')
    await payload.update({ collection: 'products', id, data: { price: 7 }, draft: true })
    const opened = await call('editor', `preview/open/products/${id}?locale=en`)
    expect(opened.status).toBe(302)
    const token = opened.headers.get('location')?.split('/preview/')[1] ?? ''
    const read = await call('writer', `preview/draft/${token}`)
    expect(await read.json()).toMatchObject({
      draft: {
        kind: 'products',
        locale: 'en',
        path: `/san-pham/${slug}`,
        document: { id, price: 7 },
      },
    })
    expect((await call('writer', `preview/draft/x${token}`)).status).toBe(404)
    expect((await call('reader', `preview/draft/${token}`)).status).toBe(403)
    expect((await call('writer', `preview/open/products/${id}`)).status).toBe(403)
    await payload.delete({ collection: 'products', id })
    expect((await call('writer', `preview/draft/${token}`)).status).toBe(404)
  })

  it('shows no account and no request', async () => {
    for (const kind of ['users', 'supports', 'clients', 'media', 'constructor']) {
      const opened = await call('editor', `preview/open/${kind}/1`)
      const token = opened.headers.get('location')?.split('/preview/')[1] ?? ''
      expect((await call('writer', `preview/draft/${token}`)).status, kind).toBe(404)
    }
  })
})
