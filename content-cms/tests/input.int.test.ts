import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { call, content, manager, unique } from './support/content'

type ErrorAnswer = { errors: { data?: { errors?: { message: string; path: string }[] } }[] }

async function complaints(path: string, body: unknown): Promise<Record<string, string>> {
  const answer = await call('editor', path, { method: 'POST', body })
  expect(answer.status).toBe(400)
  const { errors } = (await answer.json()) as ErrorAnswer
  const fields = errors.flatMap(({ data }) => data?.errors ?? [])
  return Object.fromEntries(fields.map(({ message, path: field }) => [field, message]))
}

describe('input of an editor', () => {
  it('names each invalid field of a product in the language of the editor', async () => {
    const body = { name: 'Kem', slug: 'Kem Dưỡng', price: 1.5, _status: 'published' }
    expect(await complaints('products', body)).toEqual({
      slug: 'A slug has only plain lower-case letters, digits and hyphens, for example kem-duong',
      price: 'A price is a whole number of đồng, 0 or more',
    })
  })

  it('rejects a slug that is taken', async () => {
    const body = { name: 'Kem', slug: unique('kem'), price: 100_000, _status: 'published' }
    expect((await call('editor', 'products', { method: 'POST', body })).status).toBe(201)
    expect(await complaints('products', body)).toHaveProperty('slug')
  })

  it('derives the slug from the name', async () => {
    const name = unique('Kem chống nắng Đậu đỏ')
    const body = { name, price: 100_000, _status: 'published' }
    const answer = await call('editor', 'products', { method: 'POST', body })
    const { doc } = (await answer.json()) as { doc: { slug: string } }
    expect(doc.slug).toMatch(/^kem-chong-nang-dau-do-/)
  })

  it('rejects invalid colours and links', async () => {
    const category = {
      name: 'X',
      slug: unique('x'),
      palette: { wall: 'red' },
      _status: 'published',
    }
    expect(await complaints('categories', category)).toHaveProperty(['palette.wall'])
    const banner = {
      name: 'X',
      type: 'home',
      link: 'https://elsewhere.example',
      _status: 'published',
    }
    expect(await complaints('banners', banner)).toHaveProperty('link')
  })

  it.each(['abc', 'password', '12345678', 'weak-editor'])(
    'refuses the password %s of an editor, new and old',
    async (password) => {
      const email = `${unique('weak-editor')}@nas.example`
      const added = { email, password, currentPassword: manager.password }
      const refused = await call('manager', 'users', { method: 'POST', body: added })
      expect(refused.status).toBe(400)
      const payload = await content()
      const data = { email, password: unique('right'), role: 'editor' as const }
      const { id } = await payload.create({ collection: 'users', data })
      const { token } = await payload.login({ collection: 'users', data })
      const headers = { Authorization: `JWT ${token}` }
      const body = { password, currentPassword: data.password }
      const sent = { method: 'PATCH', body, headers }
      const changed = await call('anonymous', `users/${id}`, sent)
      expect((await changed.json()).errors[0].data.errors[0].path).toBe('password')
    },
  )

  it('changes the own password of an editor only with the current one', async () => {
    const payload = await content()
    const present = { email: `${unique('own')}@nas.example`, password: unique('present') }
    const data = { ...present, role: 'editor' as const }
    const { id } = await payload.create({ collection: 'users', data })
    const signIn = (password: string) =>
      call('anonymous', 'users/login', { method: 'POST', body: { email: data.email, password } })
    const { token } = await (await signIn(data.password)).json()
    const change = async (body: object, where = `users/${id}`) => {
      const headers = { Authorization: `JWT ${token}` }
      const answer = await call('anonymous', where, { method: 'PATCH', body, headers })
      return { status: answer.status, body: await answer.json() }
    }
    const password = unique('another')
    for (const wrong of [{}, { currentPassword: '' }, { currentPassword: 'not it' }]) {
      const refused = await change({ password, ...wrong })
      expect([refused.status, refused.body.errors[0].data.errors[0].path]).toEqual([
        400,
        'currentPassword',
      ])
    }
    const byFilter = await change({ password }, `users?where[id][equals]=${id}`)
    expect(byFilter.body.errors).not.toEqual([])
    expect((await change({ name: 'Chị Biên' })).status).toBe(200)
    const changed = await change({ password, currentPassword: data.password })
    expect([changed.status, changed.body.doc?.currentPassword]).toEqual([200, undefined])
    expect((await signIn(password)).status).toBe(200)
  })
})

describe('pictures', () => {
  async function upload(
    name: string,
    type: string,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    const form = new FormData()
    form.append('file', new Blob([bytes], { type }), name)
    form.append('_payload', JSON.stringify({ alt: 'Ảnh thử' }))
    return call('editor', 'media', { method: 'POST', form })
  }

  it('get sizes and a dominant colour', async () => {
    const background = { r: 0x33, g: 0x88, b: 0x88 }
    const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    const answer = await upload(
      `${unique('teal')}.jpg`,
      'image/jpeg',
      new Uint8Array(await picture.jpeg().toBuffer()),
    )
    const { doc } = (await answer.json()) as {
      doc: {
        color: string
        sizes: Record<string, { width: number | null; filename: string | null }>
      }
    }
    expect(doc.color).toMatch(/^#3[0-9A-F]8[0-9A-F]8[0-9A-F]$/)
    const widths = Object.entries(doc.sizes).map(([name, { width }]) => [name, width])
    expect(Object.fromEntries(widths)).toEqual({
      thumbnail: 245,
      small: 500,
      medium: 750,
      large: 1000,
      xlarge: null,
      share: 1200,
      avif400: 400,
      avif600: 600,
      avif900: 900,
      avif1200: 1200,
      avif1600: null,
      avif2400: null,
    })
    expect(doc.sizes.small?.filename).toMatch(/\.webp$/)
    const file = await readFile(`${process.env.MEDIA_DIR}/${doc.sizes.small?.filename}`)
    expect((await sharp(file).metadata()).format).toBe('webp')
  })

  it.each([
    ['drawing.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['page.html', 'text/html', '<p>hello</p>'],
    ['disguised.jpg', 'image/jpeg', '<script>alert(1)</script>'],
    ['moving.gif', 'image/gif', atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')],
  ])('reject %s', async (name, type, text) => {
    const answer = await upload(name, type, Uint8Array.from(Buffer.from(text, 'latin1')))
    expect(answer.status).toBe(400)
  })
})

describe('text that PostgreSQL cannot store', () => {
  const nul = 'a\u0000b'

  it.each([
    [
      'a sign-in',
      'anonymous',
      'users/login',
      'POST',
      { email: `${nul}@nas.example`, password: 'x' },
    ],
    ['a forgotten password', 'anonymous', 'users/forgot-password', 'POST', { email: nul }],
    ['a saved document', 'editor', 'works', 'POST', { name: nul, slug: unique('w') }],
    [
      'a filter',
      'editor',
      `products?where[name][equals]=${encodeURIComponent(nul)}`,
      'GET',
      undefined,
    ],
    ['a number beyond its type', 'editor', 'products/99999999999', 'GET', undefined],
  ] as const)('in %s is answered 400', async (_, role, path, method, body) => {
    const { status } = await call(role, path, { method, body })
    expect(status).toBe(400)
  })
})
