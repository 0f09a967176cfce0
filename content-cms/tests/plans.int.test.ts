import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Plan } from '../src/payload-types'
import { runDuePlans } from '../src/plans/run-due-plans'
import { call, content, editor, unique } from './support/content'
import { rowsWrittenBy } from './support/feed'
import { makeProduct } from './support/product'
import { makePublished } from './support/published'

const payload = await content()
const collection = 'products'

type Document = { relationTo: CollectionSlug; value: number } | null

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

const post = (document: Document, action: string, more: object = {}) =>
  call('editor', 'plans', { method: 'POST', body: { document, action, at: inAnHour(), ...more } })

/** A plan of an editor whose time has come. */
async function makeDue(
  document: Document,
  action = 'publish',
  agoMs = 0,
  more: object = {},
): Promise<number> {
  const response = await post(document, action, more)
  const { doc } = (await response.json()) as { doc: Plan }
  expect(doc).toMatchObject({ state: 'planned' })
  const at = new Date(Date.now() - agoMs).toISOString()
  await payload.db.drizzle.execute(sql`update plans set at = ${at} where id = ${doc.id}`)
  return doc.id
}

const product = (value: number): Document => ({ relationTo: collection, value })
const planned = (id: number) => payload.findByID({ collection: 'plans', id, depth: 0 })
const run = () => runDuePlans(payload)

async function entriesOf(id: number): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select staff from trail where kind = 'products' and subject = ${String(id)} order by id`,
  )
  return rows.map(({ staff }) => String(staff))
}

async function publicationsOf(id: number): Promise<number> {
  const where = { resource: { equals: collection }, documentId: { equals: String(id) } }
  return (await payload.count({ collection: 'publications', where })).totalDocs
}

const editorId = async () => {
  const where = { email: { equals: editor.email } }
  return (await payload.find({ collection: 'users', where })).docs[0]?.id
}

describe('a plan', () => {
  it('publishes the newest draft in both languages, with its price, as the person who planned it', async () => {
    const id = await makePublished(collection)
    const before = (await entriesOf(id)).length
    const saveDraft = (locale: 'vi' | 'en', data: object) =>
      call('editor', `products/${id}?draft=true&locale=${locale}`, {
        method: 'PATCH',
        body: { ...data, _status: 'draft' },
      })
    await saveDraft('vi', { title: 'Cũ', price: 90_000 })
    const plan = await makeDue(product(id))
    await saveDraft('vi', { title: 'Mới' })
    await saveDraft('en', { name: 'Cream' })
    await run()
    expect(await planned(plan)).toMatchObject({ state: 'done', reason: null, by: await editorId() })
    const read = await call('reader', `products/${id}?depth=0&locale=all`)
    expect(await read.json()).toMatchObject({
      _status: 'published',
      price: 90_000,
      title: { vi: 'Mới' },
      name: { vi: 'Tên', en: 'Cream' },
    })
    const entries = await entriesOf(id)
    expect(new Set(entries.slice(before))).toEqual(new Set([`editor-${await editorId()}`]))
  })

  it('of a product with an unusual price needs its confirmation', async () => {
    const id = await makePublished(collection)
    await payload.update({ collection, id, data: { price: 30_000 }, draft: true })
    const refused = await post(product(id), 'publish')
    expect(JSON.stringify(await refused.json())).toContain('from 100.000đ to 30.000đ: confirm it')
    const plan = await makeDue(product(id), 'publish', 0, { price_confirmed: true })
    await run()
    expect(await planned(plan)).toMatchObject({ state: 'done' })
    expect((await payload.findByID({ collection, id })).price).toBe(30_000)
  })

  it('publishes the draft of a global once, and cannot hide it', async () => {
    const save = (data: object) => payload.updateGlobal({ slug: 'nasinfo', data, draft: true })
    await payload.updateGlobal({ slug: 'nasinfo', data: { phone: '0900000001' } })
    await save({ phone: '0900000002' })
    const refused = await post(null, 'unpublish', { global: 'nasinfo' })
    expect(refused.status).toBe(400)
    const plan = await makeDue(null, 'publish', 0, { global: 'nasinfo' })
    await save({ phone: '0900000003' })
    expect(await rowsWrittenBy(() => Promise.all([run(), run()]))).toEqual([
      { resource: 'nasinfo', documentId: '', operation: 'upsert' },
    ])
    expect(await planned(plan)).toMatchObject({ state: 'done', by: await editorId() })
    expect((await payload.findGlobal({ slug: 'nasinfo' })).phone).toBe('0900000003')
  })

  it('needs a document or a global', async () => {
    expect((await post(null, 'publish')).status).toBe(400)
  })

  it('hides a document', async () => {
    const id = await makePublished(collection)
    await makeDue(product(id), 'unpublish')
    await run()
    expect((await call('reader', `products/${id}`)).status).toBe(404)
  })

  it('is cancelled by its deletion, which ends once it is done', async () => {
    const { id } = await makeProduct('draft')
    const cancelled = await makeDue(product(id))
    const remove = async (plan: number) =>
      (await call('editor', `plans/${plan}`, { method: 'DELETE' })).status
    expect(await remove(cancelled)).toBe(200)
    await run()
    expect(await publicationsOf(id)).toBe(0)
    const done = await makeDue(product(id))
    await run()
    expect(await remove(done)).not.toBe(200)
    expect(await planned(done)).toMatchObject({ state: 'done' })
  })

  it('of the past is refused, and nothing but the document, action and time is taken', async () => {
    const { id } = await makeProduct('draft')
    const past = { at: new Date(Date.now() - 1000).toISOString() }
    const refused = await post(product(id), 'publish', past)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(await refused.json())).toContain('Choose a time in the future.')
    const answer = await post(product(id), 'publish', { state: 'done', by: 1, reason: 'x' })
    const { doc } = (await answer.json()) as { doc: Plan }
    expect(await planned(doc.id)).toMatchObject({ state: 'planned', by: await editorId() })
    expect((await planned(doc.id)).reason ?? null).toBeNull()
  })

  it('missed while no process ran is carried out, in the order of the plans', async () => {
    const id = await makePublished(collection)
    const hour = 3_600_000
    const second = await makeDue(product(id), 'publish', hour)
    const first = await makeDue(product(id), 'unpublish', 2 * hour)
    const findByID = payload.findByID.bind(payload)
    // The first plan is slow, so the second one would come before it.
    vi.spyOn(payload, 'findByID').mockImplementationOnce((async (wanted: never) => {
      await sleep(300)
      return findByID(wanted)
    }) as typeof payload.findByID)
    await run()
    const ended = await Promise.all([first, second].map(planned))
    expect(ended.map(({ state }) => state)).toEqual(['done', 'done'])
    expect((await call('reader', `products/${id}`)).status).toBe(200)
  })
})

describe('plans of one minute', () => {
  it('publish products that relate to each other, several at a time', async () => {
    const ids: number[] = []
    for (let made = 0; made < 12; made += 1) ids.push(await makePublished(collection))
    const plans: number[] = []
    for (const id of ids) {
      const data = { related: ids.filter((one) => one !== id), _status: 'draft' as const }
      await payload.update({ collection, id, data, draft: true })
      plans.push(await makeDue(product(id)))
    }
    let [open, most] = [0, 0]
    const update = payload.update.bind(payload)
    const counted = vi.spyOn(payload, 'update').mockImplementation((async (change: never) => {
      open += 1
      most = Math.max(most, open)
      return await update(change).finally(() => {
        open -= 1
      })
    }) as typeof payload.update)
    await run()
    counted.mockRestore()
    expect(most).toBeGreaterThan(1)
    const ended = await Promise.all(plans.map(planned))
    expect(ended.map(({ state }) => state)).toEqual(plans.map(() => 'done'))
  })
})

describe('a plan that fails', () => {
  const fails = async (id: number, reason: string, action?: string) => {
    const plan = await makeDue(product(id), action)
    await run()
    const ended = await planned(plan)
    expect(ended.state).toBe('failed')
    expect(ended.reason).toContain(reason)
  }

  it('names the fields of a document that does not validate, and later plans go on', async () => {
    const draft = { name: 'Kem', slug: unique('kem') }
    const wrong = await payload.create({ collection, data: draft as never, draft: true })
    const { id } = await makeProduct('draft')
    const plan = await makeDue(product(wrong.id), 'publish', 1000)
    await makeDue(product(id))
    await run()
    expect(await planned(plan)).toMatchObject({ state: 'failed' })
    expect((await planned(plan)).reason).toContain('Price')
    expect(await publicationsOf(wrong.id)).toBe(0)
    expect(await publicationsOf(id)).toBe(1)
  })

  it('says that the document is in the trash', async () => {
    const { id } = await makeProduct('published')
    await payload.update({ collection, id, data: { deletedAt: new Date().toISOString() } })
    await fails(id, 'The document was deleted.')
  })

  it('says so when the document was deleted for good', async () => {
    const { id } = await makeProduct('draft')
    const plan = await makeDue(product(id))
    await payload.delete({ collection, id })
    await run()
    expect((await planned(plan)).reason).toBe('The document was deleted.')
  })

  it('says that the person has no account any more', async () => {
    const { id } = await makeProduct('draft')
    const plan = await makeDue(product(id))
    await payload.db.drizzle.execute(sql`update plans set by_id = null where id = ${plan}`)
    await run()
    expect((await planned(plan)).reason).toContain('no account')
    expect(await publicationsOf(id)).toBe(0)
  })

  it('by the system is tried three times', async () => {
    const { id } = await makeProduct('draft')
    const plan = await makeDue(product(id))
    const update = vi.spyOn(payload, 'update').mockRejectedValue(new Error('broken'))
    await expect(run()).rejects.toThrow()
    await expect(run()).rejects.toThrow()
    expect(await planned(plan)).toMatchObject({ state: 'planned' })
    await run()
    update.mockRestore()
    expect(await planned(plan)).toMatchObject({ state: 'failed', reason: 'System error.' })
    expect(await publicationsOf(id)).toBe(0)
  })
})

describe('an article with a future date', () => {
  it('has a plan that puts it into the feed at that time, and follows the date', async () => {
    const id = await makePublished('clubs')
    const setDate = (published_at: string) =>
      call('editor', `clubs/${id}`, {
        method: 'PATCH',
        body: { published_at, _status: 'published' },
      })
    const plans = async () => {
      const document = { relationTo: 'clubs', value: id }
      const where = { document: { equals: document } }
      return (await payload.find({ collection: 'plans', where, depth: 0 })).docs
    }
    await setDate(inAnHour())
    const later = new Date(Date.now() + 7_200_000).toISOString()
    await setDate(later)
    expect(await plans()).toMatchObject([{ action: 'appear', at: later, state: 'planned' }])
    await payload.db.drizzle.execute(sql`update plans set at = now() where state = 'planned'
      and id = ${(await plans())[0]?.id}`)
    expect(await rowsWrittenBy(run)).toEqual([
      { resource: 'clubs', documentId: String(id), operation: 'upsert' },
    ])
    await setDate(later)
    await setDate(new Date().toISOString())
    expect((await plans()).map(({ state }) => state)).toEqual(['done'])
  })
})

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const payloadBin = path.join(root, 'node_modules/payload/bin.js')

const startRunner = (): ChildProcess =>
  spawn(process.execPath, [payloadBin, 'run', 'tests/support/plan-runner.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

async function kill(runner: ChildProcess | undefined): Promise<void> {
  runner?.kill('SIGKILL')
  if (runner) await once(runner, 'exit')
}

const runners: ChildProcess[] = []

afterAll(() => Promise.all(runners.map(kill)))

/** PLANS=1000 runs the measurement of ADR 0212. */
const total = Number(process.env.PLANS ?? 40)

describe('two processes', () => {
  it(`carry out ${total} plans exactly once, while one after the other is killed`, {
    timeout: 600_000,
  }, async () => {
    const ids: number[] = []
    for (let made = 0; made < total; made += 1) ids.push((await makeProduct('draft')).id)
    const plans: number[] = []
    for (const id of ids) plans.push(await makeDue(product(id)))
    const isWaiting = { state: { equals: 'planned' }, id: { in: plans } }
    const waiting = async () =>
      (await payload.count({ collection: 'plans', where: isWaiting })).totalDocs
    runners.push(startRunner(), startRunner())
    let kills = 0
    let seen = await waiting()
    while (seen > 0) {
      await sleep(20)
      const left = await waiting()
      // Only in the middle of the work, and not more often than a process needs to start.
      if (left < seen && left > 0 && seen - left >= total / 4) {
        await kill(runners.shift())
        runners.push(startRunner())
        kills += 1
        seen = left
      }
      if (left === 0) seen = 0
    }
    expect(kills).toBeGreaterThan(1)
    const ended = await Promise.all(plans.map(planned))
    expect(ended.filter(({ state }) => state !== 'done')).toEqual([])
    for (const id of ids) {
      expect(await publicationsOf(id)).toBe(1)
      expect(await entriesOf(id)).toHaveLength(1)
    }
  })
})
