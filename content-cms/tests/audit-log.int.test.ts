import { sql } from '@payloadcms/db-postgres/drizzle'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, content, manager, unique } from './support/content'

const payload = await content()

type Entry = { staff: string; kind: string; subject: string; before: object; after: object }

let since: string
beforeEach(async () => {
  const { rows } = await payload.db.drizzle.execute<{ now: string }>(
    sql`select clock_timestamp()::text as now`,
  )
  since = rows[0]?.now ?? ''
})

async function left(): Promise<Entry[]> {
  const { rows } = await payload.db.drizzle.execute<Entry>(
    sql`select staff, kind, subject, before, after from trail
        where created_at > ${since}::timestamptz order by created_at`,
  )
  return rows
}

/** Writes as the shop's back office does for a member of staff. */
const asStaff = (path: string, method: string, body: unknown) =>
  call('writer', path, { method, body, headers: { 'x-acting-staff': 'user_mai' } })

async function made(path: string, body: unknown): Promise<number> {
  const answer = await asStaff(path, 'POST', body)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

describe('the audit log', () => {
  it('has one entry for a record in both languages, with its values', async () => {
    const slug = unique('dau-vet')
    const id = await made('clubs/published', { vi: { name: 'Cũ', slug }, en: { name: 'Old' } })
    expect(await left()).toMatchObject([
      { staff: 'user_mai', kind: 'clubs', subject: String(id), after: { name: 'Cũ', slug } },
    ])
    const change = { vi: { name: 'Mới' }, en: { name: 'New' } }
    await asStaff(`clubs/published/${id}`, 'PATCH', change)
    expect((await left()).slice(1)).toEqual([
      {
        staff: 'user_mai',
        kind: 'clubs',
        subject: String(id),
        before: { name: 'Cũ', name_en: 'Old' },
        after: { name: 'Mới', name_en: 'New' },
      },
    ])
    await asStaff(`clubs/${id}`, 'DELETE', undefined)
    expect((await left()).slice(2)).toMatchObject([{ kind: 'clubs', before: { slug } }])
  })

  it('records the state of a request without personal data', async () => {
    const person = { name: unique('Người gửi'), phone: '0912345678', order_code: 'NAS-1' }
    const sent = await call('writer', 'supports', { method: 'POST', body: person })
    expect(await left()).toEqual([])
    const { doc } = (await sent.json()) as { doc: { id: number } }
    const body = { state: 'done', assignee: 'mai@nas.example', note: 'Đã gọi' }
    await asStaff(`supports/${doc.id}`, 'PATCH', body)
    expect(await left()).toEqual([
      {
        staff: 'user_mai',
        kind: 'supports',
        subject: String(doc.id),
        before: { state: 'new' },
        after: { state: 'done', assignee: 'changed', note: 'changed' },
      },
    ])
  })

  it('names the editor who saves in Payload, globals included', async () => {
    const answer = await call('editor', 'globals/siteinfo', {
      method: 'POST',
      body: { link_tiktok: `https://tiktok.com/@${unique('nas')}` },
    })
    expect(answer.status).toBe(200)
    const [entry] = await left()
    expect(entry).toMatchObject({ kind: 'siteinfo', subject: 'siteinfo' })
    expect(entry?.staff).toMatch(/^editor-\d+$/)
  })

  it('never contains a password or the name of an editor', async () => {
    const email = `${unique('bien-tap')}@nas.example`
    const own = { currentPassword: manager.password }
    const body = { email, name: 'Biên Tập', password: 'mot mat khau dai', ...own }
    expect((await call('manager', 'users', { method: 'POST', body })).status).toBe(201)
    const entries = await left()
    expect(entries).toMatchObject([{ kind: 'users', after: { email: 'changed' } }])
    for (const secret of ['mot mat khau', 'Biên Tập', email])
      expect(JSON.stringify(entries)).not.toContain(secret)
  })

  it('has no entry for rejected changes and visitors', async () => {
    await asStaff('clubs/published', 'POST', { vi: { slug: unique('khong-ten') } })
    await call('reader', 'clubs', { method: 'POST', body: {} })
    expect(await left()).toEqual([])
  })

  it('is append-only and readable only with the key of the shop', async () => {
    await made('clubs/published', { vi: { name: 'A', slug: unique('a') } })
    for (const text of [`update trail set staff = 'x'`, 'delete from trail', 'truncate trail']) {
      const wrong = payload.db.drizzle.execute(sql.raw(text)).catch((error) => error.cause ?? error)
      expect(String(await wrong)).toContain('permission denied for table')
    }
    for (const role of ['anonymous', 'reader', 'editor'] as const)
      expect((await call(role, 'trail')).status).toBe(403)
    const read = await call('writer', 'trail?kind=clubs&person=user_mai&limit=1')
    const { entries } = (await read.json()) as { entries: Entry[] }
    expect(entries).toMatchObject([{ kind: 'clubs', staff: 'user_mai', after: { name: 'A' } }])
  })
})
