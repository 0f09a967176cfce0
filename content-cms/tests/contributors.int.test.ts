import { sql } from '@payloadcms/db-postgres/drizzle'
import { beforeAll, describe, expect, it } from 'vitest'
import { readOverview } from '../src/dashboard/overview-data'
import type { User } from '../src/payload-types'
import { call, content, manager, type Role, unique } from './support/content'
import { makeProduct } from './support/product'

const payload = await content()

const userOf = async (role: Role): Promise<User> =>
  (await (await call(role, 'users/me')).json()).user

const patch = async (role: Role, path: string, body: object) =>
  (await call(role, path, { method: 'PATCH', body })).status

const stateOf = async (id: number) => {
  const { name, _status, deletedAt } = await payload.findByID({
    collection: 'products',
    id,
    trash: true,
  })
  return { name, _status, deletedAt: deletedAt ?? null }
}

let people: Record<'contributor' | 'editor' | 'manager', User>
beforeAll(async () => {
  people = {
    contributor: await userOf('contributor'),
    editor: await userOf('editor'),
    manager: await userOf('manager'),
  }
})

describe('a contributor', () => {
  it('saves drafts of new and of published documents, which stay as they are in the shop', async () => {
    const name = unique('nhap')
    const made = await call('contributor', 'categories', { method: 'POST', body: { name } })
    expect([made.status, (await made.json()).doc._status]).toEqual([201, 'draft'])

    const { id } = await makeProduct('published')
    const before = await stateOf(id)
    expect(await patch('contributor', `products/${id}?draft=true`, { name })).toBe(200)
    expect(await stateOf(id)).toEqual(before)
    const draft = await call('contributor', `products/${id}?draft=true`)
    expect(await draft.json()).toMatchObject({ name, _status: 'draft' })
  })

  it('cannot publish, hide, trash or delete a document in any way', async () => {
    const { id } = await makeProduct('published')
    const saved = await patch('contributor', `products/${id}?draft=true`, { name: unique('nhap') })
    expect(saved).toBe(200)
    const before = await stateOf(id)
    const { docs: versions } = await payload.findVersions({
      collection: 'products',
      where: { parent: { equals: id } },
    })
    const byFilter = `products?where[id][equals]=${id}`
    const now = new Date().toISOString()
    const attempts: [string, string, object?][] = [
      ['PATCH', `products/${id}`, { _status: 'published' }],
      ['PATCH', `products/${id}`, { _status: 'draft' }],
      ['PATCH', `products/${id}`, { name: 'Mới' }],
      ['PATCH', `products/${id}?draft=true`, { _status: 'published' }],
      ['PATCH', `products/${id}?draft=true`, { deletedAt: now }],
      ['PATCH', byFilter, { _status: 'published' }],
      ['PATCH', `${byFilter}&draft=true`, { _status: 'published' }],
      ['PATCH', byFilter, { _status: 'draft' }],
      ['POST', 'products', { name: unique('x'), _status: 'published' }],
      ['POST', `products/${id}/duplicate`, { _status: 'published' }],
      ...versions.map((one) => ['POST', `products/versions/${one.id}`] as [string, string]),
      ['DELETE', `products/${id}`],
      ['DELETE', byFilter],
      ['DELETE', `products/trash/${id}`],
      ['POST', 'products/published', { vi: { name: 'Mới' } }],
      ['PATCH', `products/published/${id}`, { vi: { name: 'Mới' } }],
    ]
    for (const [method, path, body] of attempts) {
      const { status } = await call('contributor', path, { method, body })
      expect([method, path, status]).toEqual([method, path, 403])
    }
    for (const flag of [
      'publishAllLocales=true',
      'unpublishAllLocales=true',
      'publishSpecificLocale=vi',
    ]) {
      await patch('contributor', `products/${id}?draft=true&${flag}`, { name: 'Mới' })
    }
    expect(await stateOf(id)).toEqual(before)
    expect((await call('contributor', 'graphql', { method: 'POST', body: {} })).status).toBe(404)
  })

  it('saves drafts of globals, and cannot publish them in any way', async () => {
    const path = 'globals/bannerinfo'
    const post = (query: string, body: object) =>
      call('contributor', `${path}?locale=vi${query}`, { method: 'POST', body })
    const published = await (await call('reader', path)).json()
    const name = unique('nhap')
    const saved = await post('&draft=true', { heading: name, _status: 'draft' })
    expect(saved.status).toBe(200)
    expect((await (await call('contributor', `${path}?draft=true`)).json()).heading).toBe(name)
    const { docs } = await payload.findGlobalVersions({ slug: 'bannerinfo' })
    const restored = `${path}/versions/${docs[0]?.id}?draft=true`
    expect((await call('contributor', restored, { method: 'POST' })).status).toBe(200)
    const attempts: [string, object?][] = [
      [`${path}?locale=vi`, { heading: name }],
      [`${path}?locale=vi`, { heading: name, _status: 'published' }],
      [`${path}?locale=vi&draft=true`, { heading: name, _status: 'published' }],
      ...docs.map(({ id }) => [`${path}/versions/${id}`] as [string]),
    ]
    for (const [address, body] of attempts) {
      const { status } = await call('contributor', address, { method: 'POST', body })
      expect([address, status]).toEqual([address, 403])
    }
    for (const flag of ['publishAllLocales=true', 'publishSpecificLocale=vi']) {
      await post(`&draft=true&${flag}`, { heading: name })
    }
    await post('&unpublishAllLocales=true', { heading: name, _status: 'draft' })
    expect(await (await call('reader', path)).json()).toEqual(published)
  })

  it('plans no publication and changes nothing without drafts', async () => {
    const { id } = await makeProduct('draft')
    const at = new Date(Date.now() + 3_600_000).toISOString()
    const plan = { document: { relationTo: 'products', value: id }, action: 'publish', at }
    for (const [path, body] of [
      ['plans', plan],
      ['redirects', { from: '/vn/x', to: '/vn' }],
      ['globals/siteinfo', { link_tiktok: 'https://tiktok.com/@nas' }],
    ] as const) {
      expect((await call('contributor', path, { method: 'POST', body })).status).toBe(403)
    }
  })
})

describe('accounts', () => {
  it.each(['contributor', 'editor'] as const)('of others are closed to the %s', async (role) => {
    const list = await (await call(role, 'users')).json()
    expect(list.docs.map(({ id }: User) => id)).toEqual([people[role].id])
    const colleague = people.manager.id
    expect((await call(role, `users/${colleague}`)).status).toBe(404)
    expect(await patch(role, `users/${colleague}`, { name: 'X' })).toBe(403)
    expect((await call(role, `users/${colleague}`, { method: 'DELETE' })).status).toBe(403)
    const body = { email: `${unique('x')}@nas.example`, currentPassword: manager.password }
    expect((await call(role, 'users', { method: 'POST', body })).status).toBe(403)
  })

  it.each(['contributor', 'editor', 'manager'] as const)(
    'the %s cannot change the own role',
    async (role) => {
      const other = role === 'manager' ? 'editor' : 'manager'
      const body = { role: other, currentPassword: manager.password }
      expect(await patch(role, `users/${people[role].id}`, body)).toBe(403)
      expect(await patch(role, `users?where[id][equals]=${people[role].id}`, body)).toBe(403)
      expect((await userOf(role)).role).toBe(role)
    },
  )

  it('get another role from a manager with the current password, and the audit log names it', async () => {
    const { id } = people.editor
    const body = { role: 'contributor' }
    expect(await patch('manager', `users/${id}`, body)).toBe(400)
    const confirmed = { ...body, currentPassword: manager.password }
    expect(await patch('manager', `users/${id}`, confirmed)).toBe(200)
    const { id: product } = await makeProduct('draft')
    expect(await patch('editor', `products/${product}`, { _status: 'published' })).toBe(403)
    expect(await patch('manager', `users/${id}`, { ...confirmed, role: 'editor' })).toBe(200)
    const { rows } = await payload.db.drizzle.execute(
      sql`select staff, before, after from trail where kind = 'users' and subject = ${String(id)}
          order by created_at desc limit 1`,
    )
    expect(rows).toMatchObject([
      {
        staff: `editor-${people.manager.id}`,
        before: { role: 'contributor' },
        after: { role: 'editor' },
      },
    ])
  })

  it('keep one manager, also when two remove each other at once', async () => {
    const id = people.manager.id
    const managers = await payload.find({
      collection: 'users',
      where: { role: { equals: 'manager' }, id: { not_equals: id } },
      pagination: false,
    })
    for (const one of managers.docs) await payload.delete({ collection: 'users', id: one.id })
    const remove = () => payload.delete({ collection: 'users', id })
    await expect(remove()).rejects.toThrow('quản lý')
    const lowered = { collection: 'users', id, data: { role: 'editor' } } as const
    await expect(payload.update(lowered)).rejects.toThrow('quản lý')
    const data = {
      email: `${unique('b')}@nas.example`,
      password: unique('b'),
      role: 'manager',
    } as const
    const second = await payload.create({ collection: 'users', data })
    const { token } = await payload.login({ collection: 'users', data })
    const headers = { Authorization: `JWT ${token}` }
    const [a, b] = await Promise.all([
      call('manager', `users/${second.id}`, { method: 'DELETE' }),
      call('anonymous', `users/${id}`, {
        method: 'PATCH',
        body: { role: 'editor', currentPassword: data.password },
        headers,
      }),
    ])
    expect([a.status, b.status].filter((status) => status === 200)).toHaveLength(1)
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { role: { equals: 'manager' } },
    })
    expect(totalDocs).toBe(1)
    await payload.db.drizzle.execute(sql`update users set role = 'manager' where id = ${id}`)
  })
})

describe('a key for programs', () => {
  const withKey = (apiKey: string, path: string, method = 'GET', body?: object) =>
    call('anonymous', path, { method, body, headers: { Authorization: `users API-Key ${apiKey}` } })
  const setKey = (role: Role, id: number, apiKey: string | null) =>
    patch(role, `users/${id}`, { apiKey, enableAPIKey: apiKey !== null })

  it('is given by a manager to a contributor, and writes drafts in their name only', async () => {
    const [key, { id }] = [unique('khoa-cua-mot-chuong-trinh'), people.contributor]
    for (const [role, account] of [
      ['contributor', id],
      ['editor', people.editor.id],
      ['editor', id],
      ['manager', people.manager.id],
      ['manager', people.editor.id],
    ] as const)
      expect([role, await setKey(role, account, key)]).toEqual([role, 403])
    expect((await (await withKey(key, 'users/me')).json()).user).toBeNull()
    expect(await setKey('manager', id, key)).toBe(200)
    expect(JSON.stringify(await (await call('manager', `users/${id}`)).json())).not.toContain(key)

    const { id: product } = await makeProduct('published')
    const name = unique('nhap')
    const saved = await withKey(key, `products/${product}?draft=true`, 'PATCH', { name })
    expect(saved.status).toBe(200)
    const published = await withKey(key, `products/${product}`, 'PATCH', { name })
    expect(published.status).toBe(403)
    const { rows } = await payload.db.drizzle.execute(
      sql`select staff, after from trail where kind = 'products' and subject = ${String(product)}`,
    )
    expect(rows).toMatchObject([{ staff: `editor-${id}`, after: { name } }])
  })

  it('ends when it is withdrawn, and when the account gets another role', async () => {
    const [key, { id }] = [unique('khoa-cua-mot-chuong-trinh'), people.contributor]
    const isValid = async () => (await (await withKey(key, 'users/me')).json()).user !== null
    await setKey('manager', id, key)
    expect(await isValid()).toBe(true)
    await setKey('manager', id, null)
    expect(await isValid()).toBe(false)
    await setKey('manager', id, key)
    const role = (role: string) =>
      patch('manager', `users/${id}`, { role, currentPassword: manager.password })
    expect(await role('editor')).toBe(200)
    expect(await isValid()).toBe(false)
    expect(await role('contributor')).toBe(200)
    expect(await isValid()).toBe(false)
    const { rows } = await payload.db.drizzle.execute(
      sql`select after from trail where kind = 'users' and subject = ${String(id)}`,
    )
    expect(new Set(rows.flatMap(({ after }) => Object.keys(after as object)))).toEqual(
      new Set(['enableAPIKey', 'role']),
    )
  })
})

describe('a review', () => {
  const at = (id: number) => `reviews/of/products/${id}`
  const send = (role: Role, id: number) => call(role, at(id), { method: 'POST', body: {} })
  const giveBack = (role: Role, id: number, comment: unknown) =>
    call(role, at(id), { method: 'PATCH', body: { comment } })
  const shown = async (role: Role, id: number) => (await (await call(role, at(id))).json()).review
  const reviewsOf = async (role: 'contributor' | 'editor' | 'manager', id: number) =>
    (await readOverview(payload, people[role])).reviews?.filter((one) => one.id === id)

  async function sentDraft() {
    const { id } = await makeProduct('published')
    const name = unique('nhap')
    await patch('contributor', `products/${id}?draft=true`, { name })
    expect((await send('contributor', id)).status).toBe(200)
    return { id, name }
  }

  it('is sent, returned with a comment, sent again and approved by publishing', async () => {
    const { id, name } = await sentDraft()
    const by = people.contributor.email
    expect(await shown('contributor', id)).toMatchObject({ state: 'waiting', by, comment: null })
    expect(await reviewsOf('manager', id)).toMatchObject([
      { title: name, state: 'waiting', person: by },
    ])

    expect((await giveBack('manager', id, ' Thiếu giá. ')).status).toBe(200)
    const returned = { state: 'returned', comment: 'Thiếu giá.' }
    const decidedBy = people.manager.email
    expect(await shown('contributor', id)).toMatchObject({ ...returned, decidedBy })
    expect(await reviewsOf('contributor', id)).toMatchObject([{ ...returned, person: decidedBy }])
    expect(await reviewsOf('manager', id)).toEqual([])
    expect(await reviewsOf('editor', id)).toBeUndefined()

    expect((await send('contributor', id)).status).toBe(200)
    expect(await patch('manager', `products/${id}`, { _status: 'published' })).toBe(200)
    expect(await stateOf(id)).toMatchObject({ name, _status: 'published' })
    expect(await shown('contributor', id)).toMatchObject({ state: 'approved', decidedBy })
    expect(await reviewsOf('contributor', id)).toEqual([])

    const { rows } = await payload.db.drizzle.execute(
      sql`select staff, after ->> 'state' as state from trail
          where kind = 'reviews' and subject = (select id::text from reviews where subject = ${id})
          order by created_at`,
    )
    const [sender, decider] = [`editor-${people.contributor.id}`, `editor-${people.manager.id}`]
    expect(rows).toEqual([
      { staff: sender, state: 'waiting' },
      { staff: decider, state: 'returned' },
      { staff: sender, state: 'waiting' },
      { staff: decider, state: 'approved' },
    ])
  })

  it('is decided only by a manager, and sent only by a contributor', async () => {
    const { id } = await sentDraft()
    for (const role of ['anonymous', 'reader', 'writer', 'contributor', 'editor'] as const) {
      expect([role, (await giveBack(role, id, 'x')).status]).toEqual([role, 403])
      const path = `reviews?where[subject][equals]=${id}`
      expect(await patch(role, path, { state: 'approved' })).toBe(403)
    }
    for (const role of ['anonymous', 'writer', 'editor', 'manager'] as const)
      expect((await send(role, id)).status).toBe(403)
    expect(await patch('editor', `products/${id}`, { _status: 'published' })).toBe(403)
    expect((await shown('editor', id)).state).toBe('waiting')
  })

  it('is refused without a comment, without a draft, or once it is decided', async () => {
    const { id } = await sentDraft()
    for (const comment of ['', '  ', 5, 'x'.repeat(2001)])
      expect((await giveBack('manager', id, comment)).status).toBe(400)
    expect((await giveBack('manager', id, 'Sửa lại.')).status).toBe(200)
    expect((await giveBack('manager', id, 'Sửa lại.')).status).toBe(409)
    const { id: published } = await makeProduct('published')
    expect((await send('contributor', published)).status).toBe(400)
    expect((await send('contributor', 999_999_999)).status).toBe(404)
    const media = await call('contributor', 'reviews/of/media/1', { method: 'POST', body: {} })
    expect(media.status).toBe(404)
  })

  it('of a global is sent, returned and approved in the same way', async () => {
    const path = 'reviews/of/siteinfo/0'
    const save = async (role: Role, body: object, query = '') =>
      (await call(role, `globals/siteinfo?locale=vi${query}`, { method: 'POST', body })).status
    const saveDraft = () =>
      save(
        'contributor',
        { link_tiktok: `https://tiktok.com/${unique('nhap')}`, _status: 'draft' },
        '&draft=true',
      )
    const state = async () => (await (await call('manager', path)).json()).review?.state
    const listed = async (role: 'contributor' | 'manager') =>
      (await readOverview(payload, people[role])).reviews?.filter(({ id }) => id === null)
    const change = async (role: Role, method: string, body: object = {}) =>
      (await call(role, path, { method, body })).status

    expect(await save('editor', { _status: 'published' })).toBe(200)
    expect(await change('contributor', 'POST')).toBe(400)
    expect(await saveDraft()).toBe(200)
    for (const role of ['anonymous', 'reader', 'writer', 'editor', 'manager'] as const)
      expect([role, await change(role, 'POST')]).toEqual([role, 403])
    expect(await change('contributor', 'POST')).toBe(200)
    expect(await listed('manager')).toMatchObject([{ kind: 'siteinfo', state: 'waiting' }])

    for (const role of ['anonymous', 'reader', 'writer', 'contributor', 'editor'] as const)
      expect([role, await change(role, 'PATCH', { comment: 'x' })]).toEqual([role, 403])
    expect(await save('editor', { _status: 'published' })).toBe(403)
    const where = { 'version._status': { equals: 'published' } }
    const { docs } = await payload.findGlobalVersions({ slug: 'siteinfo', where, limit: 1 })
    const restore = `globals/siteinfo/versions/${docs[0]?.id}`
    expect((await call('editor', restore, { method: 'POST' })).status).toBe(403)
    expect(await state()).toBe('waiting')

    expect(await change('manager', 'PATCH', { comment: 'Ngắn hơn.' })).toBe(200)
    expect(await listed('manager')).toEqual([])
    expect(await listed('contributor')).toMatchObject([
      { kind: 'siteinfo', state: 'returned', comment: 'Ngắn hơn.' },
    ])
    expect(await change('contributor', 'POST')).toBe(200)
    expect(await save('manager', { _status: 'published' })).toBe(200)
    expect(await state()).toBe('approved')
    expect(await listed('contributor')).toEqual([])
    for (const unknown of ['searchinfo/0', 'siteinfo/1', 'products/0'])
      expect((await call('manager', `reviews/of/${unknown}`)).status).toBe(404)
  })

  it('sent twice at once is one review', async () => {
    const { id } = await makeProduct('published')
    await patch('contributor', `products/${id}?draft=true`, { name: unique('nhap') })
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('contributor', id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const where = { subject: { equals: id } }
    expect((await payload.count({ collection: 'reviews', where })).totalDocs).toBe(1)
  })
})
