import { describe, expect, it } from 'vitest'
import { call, type Role, unique } from './support/content'
import { rowsWrittenBy } from './support/feed'
import { storePicture } from './support/picture'

async function makeFolder(data: object = {}): Promise<number> {
  const body = { name: unique('Mùa hè'), ...data }
  const answer = await call('editor', 'folders', { method: 'POST', body })
  expect(answer.status).toBe(201)
  return (await answer.json()).doc.id
}

const change = (picture: number, body: object, role: Role = 'editor') =>
  call(role, `media/${picture}?locale=vi`, { method: 'PATCH', body })

const read = async (role: Role, path: string) => (await call(role, path)).json()

describe('a folder of pictures', () => {
  it('is neither in what the shop reads nor in the feed', async () => {
    const [folder, picture] = [await makeFolder(), await storePicture()]
    expect(await rowsWrittenBy(() => change(picture, { folder }))).toEqual([])
    expect(await read('editor', `media/${picture}?depth=0`)).toMatchObject({ folder })
    for (const role of ['reader', 'writer'] as const) {
      expect(await read(role, `media/${picture}`)).not.toHaveProperty('folder')
      const { docs } = await read(role, `media?where[id][equals]=${picture}&depth=0`)
      expect(docs[0]).not.toHaveProperty('folder')
      const filtered = await call(role, `media?where[folder][equals]=${folder}`)
      expect(filtered.status).toBe(400)
    }
  })

  it('does not hide a change of the picture from the shop', async () => {
    const [folder, picture] = [await makeFolder(), await storePicture()]
    const rows = await rowsWrittenBy(() => change(picture, { folder, alt: 'Khác' }))
    expect(rows).toMatchObject([{ resource: 'media', operation: 'upsert' }])
    const moved = await rowsWrittenBy(() => change(picture, { folder: null, alt: 'Khác' }))
    expect(moved).toEqual([])
  })

  it('is filled by editors, also when they upload, but not by contributors', async () => {
    const [folder, picture] = [await makeFolder(), await storePicture()]
    expect((await change(picture, { folder }, 'contributor')).status).toBe(403)
    const body = { name: unique('a') }
    const made = await call('contributor', 'folders', { method: 'POST', body })
    expect(made.status).toBe(403)
    const found = await read('editor', `folders/${folder}`)
    expect(found.documentsAndFolders.docs).toEqual([])
  })

  it('leaves its pictures when it is deleted', async () => {
    const folder = await makeFolder()
    const [inner, picture] = [await makeFolder({ folder }), await storePicture()]
    await change(picture, { folder: inner })
    const rows = await rowsWrittenBy(() =>
      call('editor', `folders/${folder}`, { method: 'DELETE' }),
    )
    expect(rows).toEqual([])
    expect((await call('editor', `folders/${inner}`)).status).toBe(404)
    expect((await read('editor', `media/${picture}`)).folder ?? null).toBeNull()
  })

  it('is searched with the list of pictures, without accents', async () => {
    const [folder, picture] = [await makeFolder(), await storePicture()]
    const mark = unique('chong')
    await change(picture, { folder, alt: `Chống nắng ${mark}` })
    const where = `where[and][0][searchText][like]=${encodeURIComponent(`Chong NẮNG ${mark}`)}`
    const { docs } = await read('editor', `media?${where}&where[and][1][folder][equals]=${folder}`)
    expect(docs.map(({ id }: { id: number }) => id)).toEqual([picture])
    const joined = `joins[documentsAndFolders][where][searchText][like]=${encodeURIComponent('CHỐNG nắng')}`
    const { documentsAndFolders } = await read('editor', `folders/${folder}?${joined}`)
    expect(documentsAndFolders.docs).toMatchObject([{ relationTo: 'media' }])
  })

  it('is found by its name without accents, also inside another folder', async () => {
    const outer = await makeFolder()
    const name = unique('Ảnh Tết')
    const inner = await makeFolder({ name, folder: outer })
    const words = name.replace('Ảnh Tết', 'anh tet')
    const asked = `[name][like]=${encodeURIComponent(words)}`
    const { docs } = await read('editor', `folders?where${asked}`)
    expect(docs.map(({ id }: { id: number }) => id)).toEqual([inner])
    const { documentsAndFolders } = await read(
      'editor',
      `folders/${outer}?joins[documentsAndFolders][where][or][0]${asked}`,
    )
    expect(documentsAndFolders.docs).toMatchObject([{ relationTo: 'folders' }])
  })
})
