import { readFile } from 'node:fs/promises'
import { isFilmPath } from '@nas/domain/rich-text/video-address'
import { describe, expect, it } from 'vitest'
import { call, type Role, unique } from './support/content'
import { rowsWrittenBy } from './support/feed'
import { richText, video } from './support/rich-text'

const shipped = (kind: string) =>
  readFile(new URL(`../../public/video/hero-loop.${kind}`, import.meta.url))
const withWord = (bytes: Buffer, from: string, to: string): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')

/** Without the metadata of its encoder. */
const mp4 = withWord(await shipped('mp4'), 'udta', 'free')
const webm = await shipped('webm')

function box(type: string, ...bodies: Buffer[]): Buffer {
  const body = Buffer.concat(bodies)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(head.length + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** With another box at the end of the film's description. */
function describedBy(film: Buffer, added: Buffer): Buffer {
  const at = film.indexOf('moov') - 4
  const end = at + film.readUInt32BE(at)
  const result = Buffer.concat([film.subarray(0, end), added, film.subarray(end)])
  result.writeUInt32BE(end - at + added.length, at)
  return result
}

/** The same film with another content: a box that players skip. */
const newMp4 = (): Buffer => Buffer.concat([mp4, box('free', Buffer.from(unique('film')))])

const emptyBox = Buffer.from('\0\0\0\bfree', 'latin1')
const emptyBoxes = Buffer.concat(Array<Buffer>(5000).fill(emptyBox))

const cameraTrack = ['stbl', 'minf', 'mdia', 'trak'].reduce(
  (inner, type) => box(type, inner),
  box('stsd', Buffer.alloc(8), box('gpmd')),
)

function send(bytes: Buffer, { name = 'Chống nắng.mp4', type = 'video/mp4', path = 'films' } = {}) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  const method = path === 'films' ? 'POST' : 'PATCH'
  return call('editor', path, { method, form, headers: { 'Accept-Language': 'vi' } })
}

interface Film {
  id: number
  filename: string
  mimeType: string
}

async function keep(...given: Parameters<typeof send>): Promise<Film & { path: string }> {
  const answer = await send(...given)
  expect(answer.status).toBe(201)
  const { doc } = (await answer.json()) as { doc: Film }
  return { ...doc, path: `/media/${doc.filename}` }
}

async function refusal(answer: Response): Promise<[number, string]> {
  const [error] = (await answer.json()).errors
  return [answer.status, error.data?.errors?.[0]?.message ?? error.message]
}

const toTrash = (id: number) =>
  call('editor', `films/${id}`, {
    method: 'PATCH',
    body: { deletedAt: new Date().toISOString() },
  })

describe('an uploaded film', () => {
  it('is stored unchanged under a name with the hash of its content, outside the feed', async () => {
    const bytes = newMp4()
    const rows = await rowsWrittenBy(async () => {
      const { filename, mimeType, path } = await keep(bytes)
      expect(filename).toMatch(/^chong-nang\.[0-9a-f]{12}\.mp4$/)
      expect([mimeType, isFilmPath(path)]).toEqual(['video/mp4', true])
      expect(bytes.equals(await readFile(`${process.env.MEDIA_DIR}/${filename}`))).toBe(true)
    })
    expect(rows).toEqual([])
  })

  it.each([
    ['an Android phone', (place: Buffer) => box('udta', box('\xa9xyz', place))],
    ['an iPhone', (place: Buffer) => box('meta', Buffer.from('location.ISO6709'), place)],
    ['a track', (place: Buffer) => box('trak', box('udta', box('loci', place)))],
  ])('loses the place in the metadata of %s, and is otherwise the same', async (_who, metadata) => {
    const place = Buffer.from('+21.0285+105.8542/')
    const bytes = describedBy(newMp4(), metadata(place))
    const { filename } = await keep(bytes)
    const stored = await readFile(`${process.env.MEDIA_DIR}/${filename}`)
    expect(stored.includes(place)).toBe(false)
    const at = bytes.indexOf(metadata(place))
    const end = at + metadata(place).length
    expect(stored.subarray(0, at).equals(bytes.subarray(0, at))).toBe(true)
    expect(stored.subarray(end).equals(bytes.subarray(end))).toBe(true)
    expect(stored.subarray(at, end).indexOf('free')).toBeGreaterThan(-1)
  })

  it('has the kind of its content, whatever it is called', async () => {
    const own = Buffer.concat([webm, Buffer.from([0xec, 0x88]), Buffer.from(unique('').slice(-8))])
    const { filename, mimeType } = await keep(own, { name: 'a.mp4', type: 'video/mp4' })
    expect([filename.split('.').at(-1), mimeType]).toEqual(['webm', 'video/webm'])
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'không phải là phim'],
    ['a QuickTime film', withWord(mp4, 'ftypisom', 'ftypqt  '), 'không phải là phim'],
    ['a Matroska film', withWord(webm, 'webm', 'mkv '), 'không phải là phim'],
    ['H.265', withWord(mp4, 'avc1', 'hvc1'), 'bằng H.264'],
    ['a WebM film with an old codec', withWord(webm, 'V_VP9', 'V_MPG'), 'bằng H.264'],
    ['a film with the way of its camera', describedBy(mp4, cameraTrack), 'dữ liệu vị trí'],
    ['a part of an MP4 film', mp4.subarray(0, -1), 'bị hỏng hoặc thiếu'],
    ['the head of an MP4 film', mp4.subarray(0, 32), 'bị hỏng hoặc thiếu'],
    ['a film of thousands of empty boxes', Buffer.concat([mp4, emptyBoxes]), 'bị hỏng hoặc thiếu'],
    ['a part of a WebM film', webm.subarray(0, -1), 'bị hỏng hoặc thiếu'],
    ['the head of a WebM film', webm.subarray(0, 36), 'bị hỏng hoặc thiếu'],
  ])('is refused in the editor’s language when it is %s', async (_what, bytes, sentence) => {
    const [status, message] = await refusal(await send(bytes))
    expect([status, message]).toEqual([400, expect.stringContaining(sentence)])
  })

  it('is refused above 20 MB, by the length of the body before that is read', async () => {
    const refused = [413, expect.stringContaining('tối đa 20 MB')]
    const rest = Buffer.alloc(20_000_001)
    expect(await refusal(await send(Buffer.concat([mp4, rest])))).toEqual(refused)
    const headers = { 'Content-Length': '22000001' }
    const answer = await call('editor', 'films', { method: 'POST', body: {}, headers })
    expect(await refusal(answer)).toEqual(refused)
  })

  it('is refused when the library or the trash has it, and is not replaced', async () => {
    const bytes = newMp4()
    const { id, filename } = await keep(bytes)
    const known = [400, expect.stringContaining(filename)]
    expect(await refusal(await send(bytes, { name: 'b.mp4' }))).toEqual(known)
    const replaced = await send(newMp4(), { path: `films/${id}` })
    expect(await refusal(replaced)).toEqual([400, 'Hãy tải lên thành phim mới'])
    expect((await toTrash(id)).status).toBe(200)
    expect(await refusal(await send(bytes))).toEqual(known)
  })

  it('is found without accents, and needs a file', async () => {
    const { id } = await keep(newMp4(), { name: `${unique('Dưỡng ẩm')}.mp4` })
    const where = `where[and][0][filename][like]=${encodeURIComponent('dưỡng Ẩm')}`
    const { docs } = await (await call('editor', `films?${where}`)).json()
    expect(docs.map((doc: Film) => doc.id)).toContain(id)
    const body = { filename: 'a.mp4', url: 'http://127.0.0.1/a.mp4' }
    expect((await call('editor', 'films', { method: 'POST', body })).status).toBe(400)
  })
})

describe('the film of the home page', () => {
  const save = (data: object, role: Role = 'editor') =>
    call(role, 'globals/bannerinfo', { method: 'POST', body: data })
  const read = async () => (await call('editor', 'globals/bannerinfo?depth=0')).json()

  it('is chosen from the library, and is stored as its path', async () => {
    const former = '/video/hero-loop.mp4'
    await save({ film_mp4: null, video_mp4: former })
    expect((await read()).video_mp4).toBe(former)
    const { id, path } = await keep(newMp4())
    const rows = await rowsWrittenBy(() => save({ film_mp4: id, video_mp4: former }))
    expect(rows).toMatchObject([{ resource: 'bannerinfo', operation: 'upsert' }])
    expect(await read()).toMatchObject({ film_mp4: id, video_mp4: path })
    expect((await save({ heading: 'Mùa nắng' })).status).toBe(200)
    expect((await read()).video_mp4).toBe(path)
    const uses = await (await call('editor', `films/${id}/uses`)).json()
    expect(uses).toEqual({ uses: [{ in: 'bannerinfo', id: null, title: '' }] })
    expect(await refusal(await toTrash(id))).toEqual([400, expect.stringContaining('Home video')])
    await save({ film_mp4: null, video_mp4: path })
    expect((await read()).video_mp4).toBe('')
    expect((await toTrash(id)).status).toBe(200)
    await save({ film_mp4: id, video_mp4: former })
    expect((await read()).video_mp4).toBe(former)
  })
})

describe('a film in a text', () => {
  const makeFaq = async (fields: object) => {
    const block = video('') as { fields: object }
    const body = {
      question: unique('phim'),
      answer: richText({ ...block, fields: { ...block.fields, ...fields } }),
      _status: 'published',
    }
    return call('editor', 'faqs', { method: 'POST', body })
  }

  it('is stored as its path, and shown as its film', async () => {
    const { id, path } = await keep(newMp4())
    const answer = await makeFaq({ film: id })
    expect(answer.status).toBe(201)
    const { doc } = await answer.json()
    const stored = await (await call('editor', `faqs/${doc.id}?depth=0`)).json()
    expect(stored.answer.root.children[0].fields).toMatchObject({ film: id, url: path })
    const { uses } = await (await call('editor', `films/${id}/uses`)).json()
    expect(uses).toEqual([{ in: 'faqs', id: doc.id, title: doc.question }])
    const named = [400, expect.stringContaining(doc.question)]
    expect(await refusal(await toTrash(id))).toEqual(named)
    const removal = await call('editor', `films/${id}`, { method: 'DELETE' })
    expect(await refusal(removal)).toEqual(named)
  })

  it('is obligatory without an address', async () => {
    expect((await makeFaq({ film: null })).status).toBe(400)
    expect((await makeFaq({ url: 'https://youtu.be/dQw4w9WgXcQ' })).status).toBe(201)
  })
})
