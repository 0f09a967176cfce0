import { describe, expect, it } from 'vitest'
import { call, content } from './support/content'
import { rowsWrittenBy } from './support/feed'

const payload = await content()

const save = (data: object, query = '') =>
  call('editor', `globals/bannerinfo?locale=vi${query}`, { method: 'POST', body: data })
const saveDraft = (heading: string) => save({ heading, _status: 'draft' }, '&draft=true')

const written = { resource: 'bannerinfo', documentId: '', operation: 'upsert' }

async function read(role: 'reader' | 'editor', query = ''): Promise<unknown> {
  const answer = await call(role, `globals/bannerinfo?locale=vi&depth=0${query}`)
  return Object(await answer.json()).heading
}

async function versionOf(heading: string): Promise<number | string | undefined> {
  const where = { 'version.heading': { equals: heading } }
  const { docs } = await payload.findGlobalVersions({ slug: 'bannerinfo', where, limit: 1 })
  return docs[0]?.id
}

const restore = async (heading: string, draft: boolean) => {
  const path = `globals/bannerinfo/versions/${await versionOf(heading)}?draft=${draft}`
  return (await call('editor', path, { method: 'POST' })).status
}

describe('a draft of a global', () => {
  it('changes neither the feed nor what the shop reads, until it is published', async () => {
    await save({ heading: 'Bản đang hiện' })
    expect(await rowsWrittenBy(() => saveDraft('Bản nháp'))).toEqual([])
    expect(await read('reader')).toBe('Bản đang hiện')
    expect(await read('reader', '&draft=true')).toBe('Bản đang hiện')
    expect(await read('editor', '&draft=true')).toBe('Bản nháp')
    expect(await rowsWrittenBy(() => save({ _status: 'published' }))).toEqual([written])
    expect(await read('reader')).toBe('Bản nháp')
  })

  it('is a save with this status, however it is sent', async () => {
    await save({ heading: 'Đang hiện' })
    await save({ heading: 'Chỉ là nháp', _status: 'draft' })
    expect(await read('reader')).toBe('Đang hiện')
    expect(await read('editor', '&draft=true')).toBe('Chỉ là nháp')
  })

  it('cannot hide the global', async () => {
    await save({ heading: 'Luôn hiện' })
    const answer = await save({ _status: 'draft' }, '&unpublishAllLocales=true')
    expect(answer.status).toBe(400)
    expect(JSON.stringify(await answer.json())).toContain('it cannot be hidden')
    expect(await read('reader')).toBe('Luôn hiện')
  })
})

describe('“Revert to published” of Payload', () => {
  it('brings a global back in both languages', async () => {
    const inBoth = async (draft: boolean) =>
      (await payload.findGlobal({ slug: 'bannerinfo', locale: 'all', draft })).heading
    const path = (locale: string, query = '') => `globals/bannerinfo?locale=${locale}${query}`
    const post = (address: string, body: object) =>
      call('editor', address, { method: 'POST', body })
    await post(path('en'), { heading: 'Shown' })
    await save({ heading: 'Đang hiện' })
    await post(path('en', '&draft=true'), { heading: 'Draft', _status: 'draft' })
    await saveDraft('Nháp')
    expect(await inBoth(true)).toEqual({ vi: 'Nháp', en: 'Draft' })
    // It sends the published document as read in the language of the form.
    const address = path('vi', '&fallback-locale=null&depth=0')
    expect((await post(address, await (await call('editor', address)).json())).status).toBe(200)
    expect(await inBoth(false)).toEqual({ vi: 'Đang hiện', en: 'Shown' })
    expect(await inBoth(true)).toEqual({ vi: 'Đang hiện', en: 'Shown' })
  })
})

describe('a former version of a global', () => {
  it('is restored as a draft or published', async () => {
    await save({ heading: 'Cũ' })
    await save({ heading: 'Mới' })
    const asDraft = () => restore('Cũ', true)
    expect(await rowsWrittenBy(asDraft)).toEqual([])
    expect(await read('reader')).toBe('Mới')
    expect(await read('editor', '&draft=true')).toBe('Cũ')
    expect(await restore('Cũ', false)).toBe(200)
    expect(await read('reader')).toBe('Mới')
    expect(await rowsWrittenBy(() => restore('Mới', false))).toEqual([written])
    expect(await read('editor', '&draft=true')).toBe('Mới')
  })
})
