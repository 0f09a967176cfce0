import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { given } from '../support/env.ts'
import { type Answer, call } from './http.ts'
import { formOf, upload } from './multipart.ts'
import { asNewMember, asStaff } from './people.ts'
import { smallPicture } from './small-picture.ts'

let staff: string
let member: string
const stored: number[] = []

beforeAll(async () => {
  staff = await asStaff()
  member = (await asNewMember()).token
})

afterAll(async () => {
  for (const id of stored) await call('DELETE', `/upload/files/${id}`, { token: staff })
})

const jpeg = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAMABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCwAIv/2Q==',
  'base64',
)
const bytes = (buffer: Buffer) => new Uint8Array(buffer)
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

async function kept(answer: Promise<Answer>): Promise<Answer> {
  const { status, body } = await answer
  if (status === 200) stored.push(...body.map(({ id }: { id: number }) => id))
  return answer
}

async function pictures(): Promise<number> {
  const response = await fetch(`${given('CONTENT_URL')}/api/media?limit=1&depth=0`, {
    headers: { Authorization: `clients API-Key ${given('CONTENT_API_KEY')}` },
  })
  return ((await response.json()) as { totalDocs: number }).totalDocs
}

describe.each(['/upload', '/app/upload'])('POST %s', (path) => {
  it('stores pictures and returns a bare list', async () => {
    const files = [{ bytes: smallPicture(64, 48) }, { bytes: bytes(jpeg), name: 'ảnh.JPG' }]
    const { status, body } = await kept(upload(files, staff, path))
    expect(status).toBe(200)
    expect(body).toHaveLength(2)
    expect(body[0]).toMatchObject({ mime: 'image/png', ext: '.png', width: 64, height: 48 })
    expect(body[1]).toMatchObject({ mime: 'image/jpeg', ext: '.jpg', width: 16, height: 12 })
    for (const { id, url, formats, size, hash, createdAt } of body) {
      expect([typeof id, typeof size, typeof hash, typeof createdAt]).toEqual([
        'number',
        'number',
        'string',
        'string',
      ])
      for (const address of [url, formats.small.url, formats.medium.url]) {
        const served = await fetch(new URL(address, given('SHOP_URL')))
        expect([served.status, served.headers.get('x-content-type-options')]).toEqual([
          200,
          'nosniff',
        ])
      }
    }
  })

  it('limits the size of a file', async () => {
    const most = path === '/upload' ? 3_000_000 : 2_000_000
    const whole = Buffer.from(await smallPicture().arrayBuffer())
    const padded = (size: number) =>
      bytes(Buffer.concat([whole, Buffer.alloc(size - whole.length)]))
    const over = await upload([{ bytes: padded(most + 1) }], staff, path)
    expect([over.status, over.body.error.name]).toEqual([413, 'PayloadTooLargeError'])
    expect((await kept(upload([{ bytes: padded(most) }], staff, path))).status).toBe(200)
    const far = await upload([{ bytes: padded(12_000_000) }], staff, path)
    expect(far.status).toBe(413)
  })
})

describe('a file that is not a picture', () => {
  const half = jpeg.subarray(0, jpeg.length - 12)

  it.each<[string, () => Parameters<typeof upload>[0]]>([
    ['an SVG that calls itself PNG', () => [{ bytes: svg }]],
    ['HTML', () => [{ bytes: '<!doctype html><script>x()</script>', type: 'image/jpeg' }]],
    ['a GIF', () => [{ bytes: 'GIF89a....' }]],
    [
      'HTML after the first bytes of a JPEG',
      () => [{ bytes: bytes(Buffer.from(`\xff\xd8\xff${svg}`, 'latin1')) }],
    ],
    ['a JPEG cut short', () => [{ bytes: bytes(half) }]],
    ['the head of a PNG', () => [{ bytes: smallPicture().slice(0, 40) }]],
    ['41 megapixels', () => [{ bytes: smallPicture(8200, 5000) }]],
    ['one of three', () => [{ bytes: smallPicture() }, { bytes: bytes(jpeg) }, { bytes: svg }]],
    ['a broken one after a good one', () => [{ bytes: smallPicture() }, { bytes: bytes(half) }]],
  ])('%s is rejected and nothing is stored', async (_what, files) => {
    const before = await pictures()
    const { status, body } = await upload(files(), staff)
    expect([status, body.error?.name]).toEqual([400, 'ValidationError'])
    expect(body.error.details.errors[0].path[0]).toBe('files')
    expect(await pictures()).toBe(before)
  })

  const textForm = new FormData()
  textForm.set('files', 'x')

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['JSON', { files: ['x'] }],
    ['an empty file', formOf([{ bytes: '' }])],
    ['an empty file among others', formOf([{ bytes: smallPicture() }, { bytes: '' }])],
    ['text instead of a file', textForm],
    ['another field', formOf([{ bytes: 'x' }], 'file')],
  ])('%s is empty', async (_what, body) => {
    const answer = await call('POST', '/upload', { token: staff, body })
    expect([answer.status, answer.body.error.message]).toEqual([400, 'Files are empty'])
  })
})

it('a broken form, and more than ten files, are rejected', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const head = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n'
  const spoilt = head.replace('\r\n\r\n', '\r\nContent-Ty\u00023\u0003:\u0004\r\n\u001a\n')
  for (const body of [`${head}PNG`, `${spoilt}\r\n--x--\r\n`, 'rubbish', '']) {
    expect((await call('POST', '/upload', { token: staff, headers, body })).status).toBe(400)
  }
  const eleven = Array.from({ length: 11 }, () => ({ bytes: smallPicture() }))
  expect((await upload(eleven, staff)).status).toBe(400)
})

it('a picture that is also an HTML page is stored as a picture only', async () => {
  const file = bytes(Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script>')]))
  const sent = [{ bytes: file, name: 'page.html', type: 'text/html' }]
  const { body } = await kept(upload(sent, staff))
  expect(body[0]).toMatchObject({ ext: '.jpg', mime: 'image/jpeg' })
  expect(body[0].name).not.toContain('page')
  const served = await fetch(new URL(body[0].url, given('SHOP_URL')))
  expect(served.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await served.arrayBuffer()).toString('latin1')).not.toContain('script')
})

it('a stored picture can be used by a product immediately, and be deleted after it', async () => {
  const [{ id, url }] = (await upload([{ bytes: smallPicture() }], staff)).body
  const content = `<p>A</p><img src="${url}"><img src="https://evil.example/x.png">`
  const words = { name: 'Thử', slug: `thu-anh-${id}`, price: 100_000, state: 'inactive' }
  const data = { ...words, thub: id, content }
  const made = await call('POST', '/products?populate=thub', { token: staff, body: { data } })
  expect(made.body.data.attributes.thub.data.id).toBe(id)
  expect(made.body.data.attributes.content).toMatch(/^<p>A<\/p><figure.*<img src="\/media\//)
  expect(made.body.data.attributes.content).not.toContain('evil')
  expect((await call('DELETE', `/upload/files/${id}`, { token: member })).status).toBe(403)
  const used = await call('DELETE', `/upload/files/${id}`, { token: staff })
  expect([used.status, used.body.error.details.code]).toEqual([400, 'in_use'])
  expect(used.body.error.message).toContain('Product “Thử”')
  await call('DELETE', `/products/${made.body.data.id}`, { token: staff })
  const gone = await call('DELETE', `/upload/files/${id}`, { token: staff })
  expect([gone.status, gone.body.id]).toEqual([200, id])
  expect((await call('DELETE', `/upload/files/${id}`, { token: staff })).status).toBe(404)
})
