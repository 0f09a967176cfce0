import { readdir, readFile } from 'node:fs/promises'
import { inject } from 'light-my-request'
import { getPayload, type Payload } from 'payload'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startS3 } from '../../scripts/testing/own-storage.ts'
import { openBucket } from '../../server/media/bucket.ts'
import { bucketMedia } from '../../server/media/bucket-media.ts'
import { drawMissing, pictureFiles } from '../src/pictures/draw-missing'
import { readContentSettings } from '../src/settings'
import { content } from './support/content'

let s3: Awaited<ReturnType<typeof startS3>>
let payload: Payload
const before = { ...process.env }

const writer = { collection: 'clients', scope: 'writer' } as never
const asWriter = { overrideAccess: false, user: writer } as const

const blank = (width: number) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#338888' } })
    .jpeg()
    .toBuffer()

async function keep(width = 900) {
  const data = await blank(width)
  const file = { data, mimetype: 'image/jpeg', name: 'a.jpg', size: data.length }
  return payload.create({ collection: 'media', data: {}, file, ...asWriter })
}

const noSize = { filename: null, mimeType: null, filesize: null, width: null, height: null }

type Media = Awaited<ReturnType<typeof keep>>

const filesOf = ({ filename, sizes }: Media) =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)].filter(
    (name) => typeof name === 'string',
  )

/** As a shopper gets it: from the front server, which reads the same bucket. */
function shown(name: string, range?: string) {
  const bucket = openBucket(s3.settings)
  if (bucket === null) throw new Error('there is no bucket')
  const media = bucketMedia(bucket, { log: pino({ level: 'silent' }) })
  return inject(
    (request, response) =>
      void media.send(request, response, `/${name}`, () => response.writeHead(404).end()),
    { method: 'GET', url: '/', headers: { ...(range && { range }) } },
  )
}

const statuses = (names: string[]) =>
  Promise.all(names.map(async (name) => (await shown(name)).statusCode))

beforeAll(async () => {
  s3 = await startS3({ allowMismatchedSignatures: true })
  Object.assign(process.env, s3.settings)
  vi.resetModules()
  const { default: config } = await import('../src/payload.config.ts')
  payload = await getPayload({ config, key: 'pictures in a bucket' })
})

afterAll(async () => {
  process.env = before
  await payload.destroy()
  await s3.stop()
})

describe('pictures in a bucket', () => {
  it('use the tables of pictures in a folder', async () => {
    const columns = ({ db }: Payload) => Object.keys(db.rawTables.media?.columns ?? {}).sort()
    expect(columns(payload)).toEqual(columns(await content()))
  })

  it('are served by the front server in all sizes and not stored in a folder', async () => {
    const lying = await readdir(process.env.MEDIA_DIR ?? '')
    const media = await keep()
    const names = filesOf(media)
    expect(names.length).toBeGreaterThanOrEqual(8)
    expect(await statuses(names)).toEqual(names.map(() => 200))
    const share = await shown(media.sizes?.share?.filename ?? '')
    const { format, width, height } = await sharp(share.rawPayload).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect(share.headers['content-type']).toBe('image/jpeg')
    expect(await readdir(process.env.MEDIA_DIR ?? '')).toEqual(lying)
  })

  it('get the sizes in AVIF that an older picture lacks', async () => {
    const media = await keep()
    const { sizes } = media
    const older = { ...sizes, avif400: noSize, avif600: noSize, avif900: noSize }
    await payload.update({ collection: 'media', id: media.id, data: { sizes: older } })
    const inAvif = filesOf(media).filter((name) => name.endsWith('.avif'))
    await Promise.all(
      inAvif.map((name) => openBucket(s3.settings)?.call(name, { method: 'DELETE' })),
    )
    expect(await statuses(inAvif)).toEqual([404, 404, 404])
    const files = pictureFiles(readContentSettings())
    expect(await drawMissing(payload, files)).toMatchObject({ failed: 0 })
    expect(await statuses(inAvif)).toEqual([200, 200, 200])
    const drawn = await payload.findByID({ collection: 'media', id: media.id })
    expect(drawn.sizes).toEqual(sizes)
    expect(await drawMissing(payload, files)).toEqual({ drawn: 0, failed: 0 })
  })

  it('are deleted with their record', async () => {
    const media = await keep()
    await payload.delete({ collection: 'media', id: media.id, ...asWriter })
    expect(await statuses(filesOf(media))).toEqual(filesOf(media).map(() => 404))
  })

  it('are deleted when others replace them', async () => {
    const media = await keep()
    const data = await blank(800)
    const file = { data, mimetype: 'image/jpeg', name: 'b.jpg', size: data.length }
    const other = await payload.update({ collection: 'media', id: media.id, data: {}, file })
    expect(await statuses(filesOf(media))).toEqual(filesOf(media).map(() => 404))
    expect(await statuses(filesOf(other))).toEqual(filesOf(other).map(() => 200))
  })

  it('include films, which are also served in parts', async () => {
    const data = await readFile(new URL('../../public/video/hero-loop.mp4', import.meta.url))
    const file = { data, mimetype: 'video/mp4', name: 'a.mp4', size: data.length }
    const { filename, id } = await payload.create({ collection: 'films', data: {}, file })
    const { statusCode, rawPayload, headers } = await shown(filename ?? '', 'bytes=4-11')
    expect([statusCode, rawPayload]).toEqual([206, data.subarray(4, 12)])
    expect(headers['content-type']).toBe('video/mp4')
    await payload.delete({ collection: 'films', id })
    expect((await shown(filename ?? '')).statusCode).toBe(404)
  })

  it('are neither stored nor deleted while the storage is unavailable', async () => {
    const media = await keep()
    const { totalDocs } = await payload.count({ collection: 'media' })
    await s3.away(async () => {
      const refused = { status: 503, message: expect.stringContaining('Kho ảnh') }
      await expect(keep()).rejects.toMatchObject(refused)
      const remove = payload.delete({ collection: 'media', id: media.id, ...asWriter })
      await expect(remove).rejects.toMatchObject(refused)
    })
    expect((await payload.count({ collection: 'media' })).totalDocs).toBe(totalDocs)
    expect(await statuses(filesOf(media))).toEqual(filesOf(media).map(() => 200))
    await payload.delete({ collection: 'media', id: media.id, ...asWriter })
  })
})
