import { readdir, readFile, stat } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { call, type Role, unique } from './support/content'
import { rowsWrittenBy } from './support/feed'

type Media = {
  id: number
  filename: string
  color: string
  mimeType: string
  width: number
  height: number
  filesize: number
  focalX: number
  focalY: number
  sizes: Record<string, { filename: string | null; width: number | null }>
}

const folder = () => process.env.MEDIA_DIR ?? ''
const stored = (name: string) => readFile(`${folder()}/${name}`)
const blank = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#338888' } })
const noise = (width: number, height: number) => {
  const noisy = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: noisy } })
}

function pictureForm(
  bytes: Buffer,
  { name = 'photo.jpg', type = 'image/jpeg', data }: { name?: string; type?: string; data: object },
): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  form.append('_payload', JSON.stringify(data))
  return form
}

function send(role: Role, bytes: Buffer, name?: string, type?: string) {
  const data = { alt: 'Ảnh thử', picture_confirmed: true }
  return call(role, 'media', { method: 'POST', form: pictureForm(bytes, { name, type, data }) })
}

async function keep(...given: Parameters<typeof send>): Promise<Media> {
  const answer = await send(...given)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { doc: Media }).doc
}

/** The size for sharing, with its stored file. */
async function shared({ sizes: { share } }: Media) {
  const { format, width, height } = await sharp(await stored(share?.filename ?? '')).metadata()
  return { ...share, stored: { format, width, height } }
}

const forSharing = {
  filename: expect.stringMatching(/^[\w.-]+-1200x630\.jpg$/),
  mimeType: 'image/jpeg',
  width: 1200,
  height: 630,
  filesize: expect.any(Number),
  stored: { format: 'jpeg', width: 1200, height: 630 },
}

async function refuse(...given: Parameters<typeof send>): Promise<string> {
  const before = await readdir(folder())
  const answer = await send(...given)
  expect(answer.status).toBe(400)
  expect(await readdir(folder())).toEqual(before)
  const { errors } = (await answer.json()) as {
    errors: { data: { errors: { path: string; message: string }[] } }[]
  }
  const [problem] = errors[0]?.data.errors ?? []
  expect(problem?.path).toBe('file')
  return problem?.message ?? ''
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A small file whose header claims a picture of this size, one bit per pixel. */
function bomb(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** 64 × 48 px, as a phone stores photos. */
const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAGQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACFtZGF0AAAAFSgBrxmA70mlv/+nlEalW/xCtaY+bg==',
  'base64',
)

describe('a HEIC picture', () => {
  it('is converted to JPEG for an editor', async () => {
    const media = await keep('editor', heic, 'IMG 0001.HEIC', 'application/octet-stream')
    expect(media).toMatchObject({ mimeType: 'image/jpeg', width: 64, height: 48, color: '#388888' })
    expect(media.filename).toMatch(/^img-0001\.\w+\.jpg$/)
  })

  it('is refused when it is damaged, and by staff', async () => {
    const cut = Buffer.concat([heic.subarray(0, 400), Buffer.alloc(90)])
    expect(await refuse('editor', cut)).toContain('HEIC picture could not be converted')
    expect(await refuse('writer', heic)).toBe('This is not a picture that is taken')
  })
})

describe('a picture uploaded by staff', () => {
  it('gets a generated name, the extension of its format, and its sizes', async () => {
    const png = await blank(1200, 800).png().toBuffer()
    const media = await keep('writer', png, '../../evil name.html', 'text/html')
    expect(media.filename).toMatch(/^[0-9a-f]{24}\.[0-9a-f]{12}\.png$/)
    expect(media).toMatchObject({ mimeType: 'image/png', width: 1200, height: 800 })
    for (const size of ['thumbnail', 'small', 'medium', 'large']) {
      expect(media.sizes[size]?.filename, size).toMatch(
        /^[0-9a-f]{24}\.[0-9a-f]{12}-\d+x\d+\.webp$/,
      )
    }
    expect(media.sizes.avif600?.filename).toMatch(/-600x400\.avif$/)
    expect(media.sizes.avif1600?.filename).toBeNull()
    expect((await sharp(await stored(media.filename)).metadata()).format).toBe('png')
    const jpeg = await blank().jpeg().toBuffer()
    const other = await keep('writer', jpeg, 'drawing.svg', 'image/svg+xml')
    expect(other).toMatchObject({ mimeType: 'image/jpeg', width: 60, height: 40 })
    expect(other.filename).toMatch(/\.jpg$/)
    for (const one of [media, other]) expect(await shared(one)).toMatchObject(forSharing)
  })

  it('loses location and camera data, and is rotated upright', async () => {
    const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '21/1 1/1 40/1' } }
    const bytes = await blank().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(bytes.includes('SecretCamera')).toBe(true)
    const media = await keep('writer', bytes)
    const kept = await stored(media.filename)
    const { exif: left, width, height, orientation = 1 } = await sharp(kept).metadata()
    expect([left, width, height, orientation]).toEqual([undefined, 40, 60, 1])
    expect(media).toMatchObject({ width: 40, height: 60 })
  })

  it.each(['jpeg', 'png'] as const)('loses data appended to a %s', async (format) => {
    const script = '<script>alert(1)</script><?php system("id"); ?>'
    const picture = await blank().toFormat(format).toBuffer()
    const comment = chunk('tEXt', Buffer.from(`Comment\0${script}`))
    const inside =
      format === 'jpeg'
        ? [
            picture.subarray(0, 2),
            Buffer.from([0xff, 0xfe, 0, script.length + 2]),
            Buffer.from(script),
            picture.subarray(2),
          ]
        : [picture.subarray(0, 33), comment, picture.subarray(33)]
    const polyglot = Buffer.concat([...inside, Buffer.from(script)])
    const media = await keep('writer', polyglot, 'a.php', 'application/x-php')
    expect(media.filename).not.toContain('php')
    expect((await stored(media.filename)).includes('script')).toBe(false)
  })

  it('has at most 40 megapixels by its header', async () => {
    const before = process.cpuUsage()
    const message = await refuse('writer', bomb(60_000, 60_000, Buffer.alloc(1000)), 'b.png')
    expect(message).toBe('The picture has more than 40 megapixels')
    expect(await refuse('writer', bomb(8000, 5001, Buffer.alloc(1)))).toBe(message)
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
    const whole = bomb(8000, 5000, Buffer.alloc(5000 * 1001))
    expect(await keep('writer', whole)).toMatchObject({ width: 8000, height: 5000 })
  })

  it.each(['jpeg', 'png'] as const)('is rejected when a %s is truncated', async (format) => {
    const bytes = await noise(400, 300).toFormat(format).toBuffer()
    for (const share of [0.02, 0.5, 0.9]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * share))
      expect(await refuse('writer', cut)).toBe('The picture is broken or not whole')
    }
  })

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['GIF', atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')],
    ['the first bytes of a JPEG and no more', '\xff\xd8\xff<script>alert(1)</script>'],
    ['the first bytes of a PNG and no more', '\x89PNG\r\n\x1a\n<svg onload="alert(1)"/>'],
    ['nothing at all', ''],
  ])('is rejected when it is %s', async (_what, text) => {
    await refuse('writer', Buffer.from(text, 'latin1'))
  })

  it.each(['webp', 'avif', 'tiff', 'gif'] as const)('is not a %s', async (format) => {
    const message = await refuse('writer', await blank().toFormat(format).toBuffer())
    expect(message).toBe('This is not a picture that is taken')
  })

  it('is never fetched from an address', async () => {
    const body = { url: 'http://169.254.169.254/latest', filename: 'a.jpg' }
    for (const role of ['writer', 'editor'] as const) {
      const answer = await call(role, 'media', { method: 'POST', body })
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining('No files were uploaded'),
      ])
    }
  })

  it('is deleted with its files', async () => {
    const media = await keep('writer', await blank(900, 600).jpeg().toBuffer())
    const stem = media.filename.replace('.jpg', '')
    const files = async () => (await readdir(folder())).filter((name) => name.startsWith(stem))
    expect((await files()).length).toBeGreaterThan(3)
    const rows = await rowsWrittenBy(() =>
      call('writer', `media/${media.id}`, { method: 'DELETE' }),
    )
    expect(rows).toEqual([{ resource: 'media', documentId: String(media.id), operation: 'delete' }])
    expect(await files()).toEqual([])
    expect((await call('writer', `media/${media.id}`, { method: 'DELETE' })).status).toBe(404)
  })
})

describe('a picture uploaded by an editor', () => {
  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'avif'],
  ] as const)(
    'may be %s, and keeps its name, with a mark of what is in it',
    async (format, ending) => {
      const stem = unique('anh')
      const bytes = await blank().toFormat(format).toBuffer()
      const media = await keep('editor', bytes, `${stem}.png`, 'image/png')
      expect(media.filename).toMatch(new RegExp(`^${stem}\\.[0-9a-f]{12}\\.${ending}$`))
      expect(media.mimeType).toBe(`image/${format}`)
      expect(await shared(media)).toMatchObject(forSharing)
    },
  )

  it.each(['webp', 'avif'] as const)('loses location and camera data of a %s', async (format) => {
    const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '21/1 1/1 40/1' } }
    const bytes = await blank().withExif(exif).toFormat(format).toBuffer()
    expect(bytes.includes('SecretCamera')).toBe(true)
    const media = await keep('editor', bytes)
    const kept = await stored(media.filename)
    expect(kept.includes('SecretCamera')).toBe(false)
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
  })

  it('is refused above 15 MB, which a film may have', async () => {
    const large = Buffer.concat([await blank().png().toBuffer(), Buffer.alloc(15_000_000)])
    const answer = await send('editor', large, 'lon.png', 'image/png')
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('15 MB')])
  })

  it('gets a new sharing picture when its file is replaced', async () => {
    const before = await keep('editor', await blank(900, 900).png().toBuffer(), 'truoc.png')
    const other = await blank(800, 800).jpeg().toBuffer()
    const form = pictureForm(other, { name: 'sau.jpg', data: { picture_confirmed: true } })
    const answer = await call('editor', `media/${before.id}`, { method: 'PATCH', form })
    const { doc } = (await answer.json()) as { doc: Media }
    expect(doc.sizes.share?.filename).toMatch(/^sau/)
    expect(await shared(doc)).toMatchObject(forSharing)
    await expect(shared(before)).rejects.toThrow('ENOENT')
    const renamed = await call('editor', `media/${before.id}`, {
      method: 'PATCH',
      body: { alt: 'Khác' },
    })
    expect(((await renamed.json()) as { doc: Media }).doc.sizes.share).toEqual(doc.sizes.share)
  })

  it('keeps the point that must be seen, and is not drawn again for it', async () => {
    const { id, filename, sizes } = await keep('editor', await noise(900, 600).jpeg().toBuffer())
    const names = Object.values(sizes).flatMap((size) => size.filename ?? [])
    const times = () =>
      Promise.all(names.map(async (name) => (await stat(`${folder()}/${name}`)).mtimeMs))
    const drawn = await times()
    const save = async (query: string, options: object = { body: {} }) => {
      const answer = await call('editor', `media/${id}${query}`, { method: 'PATCH', ...options })
      return ((await answer.json()) as { doc: Media }).doc
    }
    const point = (x: number, y: number) =>
      `?uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=${y}`
    const rows = await rowsWrittenBy(async () => {
      const crop = '&uploadEdits[crop][x]=10&uploadEdits[widthInPixels]=9'
      const set = { focalX: 20, focalY: 1, filename, sizes }
      expect(await save(`${point(20.4, 0)}${crop}`)).toMatchObject(set)
    })
    expect(rows).toMatchObject([{ resource: 'media', operation: 'upsert' }])
    const renamed = await save('', { body: { alt: 'Khác', focalX: 30, focalY: 40 } })
    expect(renamed).toMatchObject({ focalX: 30, focalY: 40, filename, sizes })
    expect(await times()).toEqual(drawn)

    const replaced = async (query: string) => {
      const data = { picture_confirmed: true, focalX: 30, focalY: 40 }
      const form = pictureForm(await noise(90, 60).jpeg().toBuffer(), { data })
      return save(query, { form })
    }
    expect(await replaced('')).toMatchObject({ focalX: 50, focalY: 50, width: 90 })
    expect(await replaced(point(70, 80))).toMatchObject({ focalX: 70, focalY: 80 })
  })

  it('is compared with the library, and kept twice when the editor confirms', async () => {
    const bytes = await noise(50, 50).png().toBuffer()
    const first = await keep('editor', bytes, 'mot.png')
    const again = (data: object) =>
      call('editor', 'media', { method: 'POST', form: pictureForm(bytes, { data }) })
    const refused = await again({ alt: 'Khác' })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain(`The library has this picture: ${first.filename}`)
    expect((await again({ alt: 'Khác', picture_confirmed: true })).status).toBe(201)
  })

  it('asks for its text and takes a new colour when its file is replaced', async () => {
    const before = await keep('editor', await noise(40, 40).png().toBuffer())
    const red = await sharp({ create: { width: 41, height: 40, channels: 3, background: '#f00' } })
      .png()
      .toBuffer()
    const replace = (alt: string) =>
      call('editor', `media/${before.id}?locale=vi`, {
        method: 'PATCH',
        form: pictureForm(red, { data: { alt, color: before.color } }),
      })
    const refused = await replace('Ảnh thử')
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('rewrite its text')
    expect((await stored(before.filename)).length).toBeGreaterThan(0)
    const { doc } = (await (await replace('Ảnh đỏ')).json()) as { doc: Media }
    expect(doc.color).toMatch(/^#F[0-9A-F]0[0-9A-F]0[0-9A-F]$/)
  })

  it.each(['webp', 'avif'] as const)('is rejected when a %s is truncated', async (format) => {
    const bytes = await noise(400, 300).toFormat(format).toBuffer()
    await refuse('editor', bytes.subarray(0, Math.floor(bytes.length * 0.6)), 'x.webp')
  })

  it('is not decoded for a caller without permission to upload', async () => {
    for (const role of ['anonymous', 'reader'] as const) {
      expect((await send(role, Buffer.from('<svg/>'))).status).toBe(403)
    }
  })
})

it('a new picture gets its text in both languages by one save', async () => {
  const data = { alt: 'Hũ kem trắng', other_alt: 'A white jar', picture_confirmed: true }
  const form = pictureForm(await noise(60, 40).jpeg().toBuffer(), { data })
  const made = await call('editor', 'media?locale=vi', { method: 'POST', form })
  const { doc } = (await made.json()) as { doc: Media & { updatedAt: string } }
  const stored = await (await call('editor', `media/${doc.id}?locale=all`)).json()
  expect(stored).toMatchObject({
    alt: { vi: 'Hũ kem trắng', en: 'A white jar' },
    filename: doc.filename,
    incomplete: false,
    updatedAt: doc.updatedAt,
  })
})
