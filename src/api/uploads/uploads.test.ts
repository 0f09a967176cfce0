import { beforeEach, describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'

let api: ReturnType<typeof apiUnderTest>

beforeEach(() => {
  api = apiUnderTest()
})

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function form(...files: (Buffer | string)[]): FormData {
  const body = new FormData()
  files.forEach((file, at) => {
    body.append(
      'files',
      new Blob([typeof file === 'string' ? file : new Uint8Array(file)]),
      `${at}.jpg`,
    )
  })
  return body
}

const upload = (body: unknown, path = '/api/upload', as: 'staff' | 'member' = 'staff') =>
  api.call('POST', path, { as, body })
const sized = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])

describe.each([
  ['/api/upload', 3_000_000],
  ['/api/app/upload', 2_000_000],
])('%s', (path, most) => {
  it('answers a bare list, in the order of the files', async () => {
    const { status, body } = await upload(form(png, png), path)
    expect(status).toBe(200)
    expect(body.map(({ id }: { id: number }) => id)).toEqual(api.contentWriter.pictureIds)
    expect(body[0]).toMatchObject({ ext: '.png', mime: 'image/png', size: 4, width: 40 })
    expect(body[0].formats.small.url).toBe(body[0].url)
    const { id } = body[0]
    const used = { name: 'Kem', slug: 'kem', price: 1, thub: id }
    const options = { as: 'staff', body: { data: used } } as const
    const product = await api.call('POST', '/api/products?populate=thub', options)
    expect(product.body.data.attributes.thub.data.id).toBe(id)
  })

  it('takes a file of just its limit and none above', async () => {
    expect((await upload(form(sized(most)), path)).status).toBe(200)
    const over = await upload(form(png, sized(most + 1)), path)
    expect([over.status, over.body.error.name]).toEqual([413, 'PayloadTooLargeError'])
    expect(api.contentWriter.pictureIds).toHaveLength(1)
  })

  it('is for staff', async () => {
    expect((await api.call('POST', path, { body: form(png) })).status).toBe(403)
    expect((await upload(form(png), path, 'member')).status).toBe(403)
  })
})

describe('a form', () => {
  const otherField = new FormData()
  otherField.append('file', new Blob([new Uint8Array(png)]), 'a.png')

  it.each<[string, unknown]>([
    ['none', undefined],
    ['JSON', { files: ['x'] }],
    ['an empty file', form('')],
    ['an empty file among others', form(png, '')],
    ['another field', otherField],
    [
      'a text in the place of a file',
      (() => {
        const body = new FormData()
        body.set('files', 'x')
        return body
      })(),
    ],
  ])('without files (%s) is refused', async (_what, body) => {
    const answer = await upload(body)
    expect([answer.status, answer.body.error.message]).toEqual([400, 'Files are empty'])
  })

  it('that breaks off or is spoilt is refused', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const head = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n'
    const spoilt = head.replace('\r\n\r\n', '\r\nContent-Ty\u00023\u0003:\u0004\r\n\u001a\n')
    const bodies = [head + png.toString('latin1'), `${spoilt}\r\n--x--\r\n`, 'rubbish', '']
    for (const body of bodies) {
      const answer = await api.call('POST', '/api/upload', { as: 'staff', headers, body })
      expect(answer.status).toBe(400)
    }
  })

  it('of more than ten files is refused', async () => {
    expect((await upload(form(...Array(10).fill(png)))).status).toBe(200)
    expect((await upload(form(...Array(11).fill(png)))).status).toBe(400)
  })

  it('with something that is no picture stores nothing', async () => {
    const { status, body } = await upload(form(png, '<svg onload="x()">'))
    expect(status).toBe(400)
    expect(body.error.details.errors[0]).toMatchObject({ path: ['files', 1] })
    expect(api.contentWriter.pictureIds).toEqual([])
  })

  it('of which one is refused by content stores nothing', async () => {
    api.contentWriter.mostPictures = 2
    const { status, body } = await upload(form(png, png, png))
    expect([status, body.error.details.errors[0].path]).toEqual([400, ['files', 2]])
    expect(api.contentWriter.pictureIds).toEqual([])
  })

  it('waits for content to come back', async () => {
    api.contentWriter.down = true
    expect((await upload(form(png))).status).toBe(503)
  })
})

it('a picture is deleted by staff', async () => {
  const { body } = await upload(form(png))
  const path = `/api/upload/files/${body[0].id}`
  expect((await api.call('DELETE', path, { as: 'member' })).status).toBe(403)
  const gone = await api.call('DELETE', path, { as: 'staff' })
  expect([gone.status, gone.body.id]).toEqual([200, body[0].id])
  expect((await api.call('DELETE', path, { as: 'staff' })).status).toBe(404)
})
