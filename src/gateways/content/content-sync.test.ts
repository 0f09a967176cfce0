import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startFakePayload } from '../../../tests/support/fake-payload.ts'
import { createReader } from '../../content/reader.ts'
import { BackendDownError } from '../transport/gateway-errors.ts'
import { createContentSync, loadReadModel } from './content-sync.ts'

const apiKey = 'machine-key'
let payload: Awaited<ReturnType<typeof startFakePayload>>

const faq = (id: number, question: string) => ({ id, question: { vi: question, en: null } })
const publication = (id: number, resource: string, documentId: number | '') => ({
  id,
  resource,
  documentId: String(documentId),
  operation: 'upsert',
  createdAt: `2026-11-21T02:00:00.${id}Z`,
})

beforeEach(async () => {
  payload = await startFakePayload(apiKey)
  for (let id = 1; id <= 201; id += 1) payload.put('faqs', faq(id, `Câu hỏi ${id}`))
  payload.put('publications', publication(70, 'faqs', 1))
})
afterEach(() => payload.stop())

describe('loading', () => {
  it('reads every page and records the position of the feed', async () => {
    const model = await loadReadModel({ url: payload.url, apiKey })
    const reader = createReader(model)
    expect(reader.list('faqs')).toHaveLength(201)
    expect(reader.list('provinces')).toHaveLength(63)
    expect(model.position.cursor).toBe(70)
    expect(reader.single('siteinfo')).toBeNull()
  })

  it('reports the content service as unavailable when it fails or rejects the key', async () => {
    await expect(loadReadModel({ url: payload.url, apiKey: 'other' })).rejects.toThrow(
      BackendDownError,
    )
    payload.fail(true)
    await expect(loadReadModel({ url: payload.url, apiKey })).rejects.toThrow(BackendDownError)
  })
})

describe('following the feed', () => {
  async function following() {
    const model = await loadReadModel({ url: payload.url, apiKey })
    const sync = createContentSync({ url: payload.url, apiKey }, model)
    await sync.catchUp()
    return { model, reader: createReader(model), sync }
  }

  it('applies a change, a new record, a removal and a global', async () => {
    const { reader, sync, model } = await following()
    payload.put('faqs', faq(1, 'Khác'))
    payload.put('faqs', faq(500, 'Mới'))
    payload.remove('faqs', 2)
    payload.putGlobal('nasinfo', { phone: '0900000100', createdAt: '2026-11-21T08:00:00.000Z' })
    payload.put('publications', publication(71, 'faqs', 1))
    payload.put('publications', publication(72, 'faqs', 500))
    payload.put('publications', publication(73, 'faqs', 2))
    payload.put('publications', publication(74, 'nasinfo', ''))
    payload.put('publications', publication(75, 'users', 3))
    expect(await sync.catchUp()).toBe(true)
    expect(reader.get('faqs', 1)?.question).toBe('Khác')
    expect(reader.get('faqs', 500)?.question).toBe('Mới')
    expect(reader.get('faqs', 2)).toBeNull()
    expect(reader.single('nasinfo')?.phone).toBe('0900000100')
    expect(model.position.cursor).toBe(75)
    expect(await sync.catchUp()).toBe(false)
  })

  it('finds a row that became visible late', async () => {
    const { reader, sync } = await following()
    payload.put('publications', publication(90, 'faqs', 3))
    await sync.catchUp()
    payload.put('faqs', faq(4, 'Muộn'))
    payload.put('publications', publication(80, 'faqs', 4))
    expect(await sync.catchUp()).toBe(true)
    expect(reader.get('faqs', 4)?.question).toBe('Muộn')
  })

  it('reports which publications it has', async () => {
    const { sync } = await following()
    payload.put('publications', publication(72, 'faqs', 1))
    expect([sync.has(70), sync.has(72)]).toEqual([true, false])
    await sync.catchUp()
    expect([sync.has(71), sync.has(72)]).toEqual([false, true])
  })

  it('reloads everything when the feed has been replaced, as by a restored database', async () => {
    const { reader, sync, model } = await following()
    payload.put('faqs', faq(1, 'Sẽ mất'))
    payload.put('faqs', faq(600, 'Sẽ mất'))
    payload.put('publications', publication(71, 'faqs', 600))
    await sync.catchUp()
    model.setCounts({ delivered: new Map([[1, 4]]) })
    payload.put('faqs', faq(1, 'Câu hỏi 1'))
    payload.remove('faqs', 600)
    payload.remove('publications', 71)
    expect(await sync.catchUp()).toBe(true)
    expect(reader.get('faqs', 1)?.question).toBe('Câu hỏi 1')
    expect(reader.get('faqs', 600)).toBeNull()
    expect(reader.list('provinces')).toHaveLength(63)
    expect(model.position.cursor).toBe(70)
    expect(model.counts.delivered).toEqual(new Map([[1, 4]]))
    expect(await sync.catchUp()).toBe(false)
  })

  it('keeps its content while a replaced feed cannot be read completely', async () => {
    const { reader, sync } = await following()
    payload.remove('publications', 70)
    payload.put('faqs', faq(1, 'Khác'))
    payload.failAfter(3)
    await expect(sync.catchUp()).rejects.toThrow(BackendDownError)
    expect(reader.get('faqs', 1)?.question).toBe('Câu hỏi 1')
    expect(reader.list('faqs')).toHaveLength(201)
    payload.fail(false)
    await sync.catchUp()
    expect(reader.get('faqs', 1)?.question).toBe('Khác')
  })

  it('loses nothing while the content service is unavailable', async () => {
    const { reader, sync } = await following()
    payload.put('faqs', faq(5, 'Sau sự cố'))
    payload.put('publications', publication(91, 'faqs', 5))
    payload.fail(true)
    await expect(sync.catchUp()).rejects.toThrow(BackendDownError)
    payload.fail(false)
    await sync.catchUp()
    expect(reader.get('faqs', 5)?.question).toBe('Sau sự cố')
  })
})
