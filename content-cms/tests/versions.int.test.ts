import { describe, expect, it } from 'vitest'
import { call, content, unique } from './support/content'
import { makePublished } from './support/published'

type Doc = { updatedAt: string; [field: string]: unknown }

const payload = await content()

const read = async (path: string): Promise<Doc> => {
  const answer = await call('editor', `${path}?locale=vi&depth=0&draft=true`)
  return (await answer.json()) as Doc
}

/** A save of Payload's admin: the whole document as it was loaded, with the typed fields. */
function save(path: string, loaded: Doc, typed: object, query = ''): Promise<Response> {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ ...loaded, ...typed }))
  const method = path.startsWith('globals/') ? 'POST' : 'PATCH'
  return call('editor', `${path}?locale=vi&depth=0${query}`, { method, form })
}

const publish = (path: string, loaded: Doc, typed: object) =>
  save(path, loaded, { ...typed, _status: 'published' })
const saveDraft = (path: string, loaded: Doc, typed: object) =>
  save(path, loaded, { ...typed, _status: 'draft' }, '&draft=true')

const statuses = async (...answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort()

async function makeTip(): Promise<string> {
  const data = { name: 'Mẹo', content: 'Cũ' }
  return `tips/${(await payload.create({ collection: 'tips', data })).id}`
}

const productPath = async () => `products/${await makePublished('products')}`

it('saves of a program wait for each other', async () => {
  const path = await productPath()
  // Versions that every further save changes.
  for (let at = 0; at < 10; at += 1) await publish(path, await read(path), { title: unique('A') })
  const saves = Array.from({ length: 40 }, (_, at) =>
    call('editor', `${path}?draft=true`, { method: 'PATCH', body: { title: `Bản ${at}` } }),
  )
  expect(new Set(await statuses(...saves))).toEqual(new Set([200]))
})

it('a form of a collection with two words in its name is saved, and deleted', async () => {
  const data = { name: 'Dự án', url: unique('du-an'), _status: 'published' as const }
  const { id: work } = await payload.create({ collection: 'works', data })
  const { id } = await payload.create({ collection: 'featured-works', data: { work, order: 7 } })
  const path = `featured-works/${id}`
  expect((await save(path, await read(path), { order: 8 })).status).toBe(200)
  expect((await call('manager', path, { method: 'DELETE' })).status).toBe(200)
})

describe('two forms of one version', () => {
  it('one wins in a collection without drafts', async () => {
    const path = await makeTip()
    const loaded = await read(path)
    const both = [{ content: 'A' }, { content: 'B' }].map((typed) => save(path, loaded, typed))
    expect(await statuses(...both)).toEqual([200, 409])
  })

  it.each([
    ['both are published', publish, publish],
    ['both are drafts', saveDraft, saveDraft],
    ['a draft meets a publication', saveDraft, publish],
  ])('one wins in a collection with drafts where %s', async (_case, first, second) => {
    const path = await productPath()
    for (let round = 1; round <= 5; round += 1) {
      const loaded = await read(path)
      const both = [
        first(path, loaded, { title: unique('A') }),
        second(path, loaded, { title: unique('B') }),
      ]
      expect(await statuses(...both)).toEqual([200, 409])
    }
  })

  it('one wins in a global, also at its first save', async () => {
    const both = async () => {
      const loaded = await read('globals/bannerinfo')
      const titles = ['A', 'B'].map((heading) => publish('globals/bannerinfo', loaded, { heading }))
      return statuses(...titles)
    }
    await payload.db.drizzle.execute('delete from bannerinfo')
    expect(await both()).toEqual([200, 409])
    expect(await both()).toEqual([200, 409])
  })

  it('one wins in a global whose fields have tables of their own', async () => {
    const loaded = await read('globals/menuinfo')
    const both = ['A', 'B'].map((about) => save('globals/menuinfo', loaded, { about }))
    expect(await statuses(...both)).toEqual([200, 409])
    await save('globals/menuinfo', await read('globals/menuinfo'), { about: loaded.about })
  })
})

describe('a form of an older version', () => {
  const refusal = async (answer: Response) => {
    expect(answer.status).toBe(409)
    const { errors } = (await answer.json()) as {
      errors: { message: string; data: { errors: { path: string }[] } }[]
    }
    expect(errors[0]?.data.errors).toMatchObject([{ path: 'updatedAt' }])
    return errors[0]?.message
  }

  it('does not publish over what a colleague has published', async () => {
    const path = await productPath()
    const loaded = await read(path)
    expect((await publish(path, loaded, { price: 120_000 })).status).toBe(200)
    const message = await refusal(await publish(path, loaded, { price: 110_000 }))
    expect(message).toMatch(/^editor@tests\.example has just changed/)
    expect((await read(path)).price).toBe(120_000)
    expect((await publish(path, await read(path), { price: 110_000 })).status).toBe(200)
  })

  it('does not publish over the draft of a colleague', async () => {
    const path = await productPath()
    const loaded = await read(path)
    expect((await saveDraft(path, loaded, { title: 'Nháp' })).status).toBe(200)
    await refusal(await publish(path, loaded, { title: 'Khác' }))
    expect((await read(path)).title).toBe('Nháp')
  })

  it.each([publish, saveDraft])('meets a change of staff in the back office', async (again) => {
    const path = await productPath()
    await saveDraft(path, await read(path), { title: 'Nháp' })
    const loaded = await read(path)
    const change = { method: 'PATCH', body: { vi: { price: 130_000 } } }
    const staff = await call('writer', path.replace('/', '/published/'), {
      ...change,
      headers: { 'x-acting-staff': 'user_mai' },
    })
    expect(staff.status).toBe(200)
    expect(await refusal(await again(path, loaded, { price: 90_000 }))).toMatch(/^A colleague/)
    expect(await read(path)).toMatchObject({ price: 130_000, title: 'Nháp' })
  })
})

describe('callers other than the forms of the admin', () => {
  it('save without a version, and revert to the published one', async () => {
    const path = await productPath()
    const published = await read(path)
    await saveDraft(path, published, { title: 'Nháp' })
    const patch = (body: object) => call('editor', path, { method: 'PATCH', body })
    expect((await patch({ title: 'Không kèm bản' })).status).toBe(200)
    // "Revert to published" of Payload sends the published document.
    expect((await patch(published)).status).toBe(200)
  })
})

it('“Revert to published” of Payload brings a document back in both languages', async () => {
  const path = await productPath()
  const id = Number(path.split('/')[1]?.split('?')[0])
  const title = async (draft: boolean) =>
    (await payload.findByID({ collection: 'products', id, locale: 'all', draft })).title
  const patch = (query: string, body: object) =>
    call('editor', `products/${id}?${query}`, { method: 'PATCH', body })
  await patch('locale=en', { name: 'Cream', title: 'Shown', _status: 'published' })
  await patch('locale=vi', { title: 'Đang hiện', _status: 'published' })
  await patch('locale=en&draft=true', { title: 'Draft', _status: 'draft' })
  await patch('locale=vi&draft=true', { title: 'Nháp', _status: 'draft' })
  const query = 'locale=vi&fallback-locale=null&depth=0'
  const published = await (await call('editor', `products/${id}?${query}`)).json()
  expect((await patch(query, published)).status).toBe(200)
  expect(await title(false)).toEqual({ vi: 'Đang hiện', en: 'Shown' })
  expect(await title(true)).toEqual({ vi: 'Đang hiện', en: 'Shown' })
})

it('collections without drafts and globals keep their earlier versions', async () => {
  const path = await makeTip()
  await save(path, await read(path), { content: 'Mới' })
  const parent = { equals: Number(path.split('/')[1]) }
  const { docs } = await payload.findVersions({ collection: 'tips', where: { parent } })
  expect(docs.map(({ version }) => version.content)).toEqual(['Mới', 'Cũ'])
  const zalo = { link_zalo: 'https://zalo.me/1' }
  await publish('globals/siteinfo', await read('globals/siteinfo'), zalo)
  const versions = await payload.findGlobalVersions({ slug: 'siteinfo' })
  expect(versions.docs[0]?.version.link_zalo).toBe('https://zalo.me/1')
})
