import { given } from '../support/env.ts'
import { expect, test } from './fixtures.ts'

const shop = given('SHOP_URL')
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop}${path}`, { redirect: 'manual', headers })

test.describe('the front server', () => {
  test('redirects a first visit to Vietnamese and keeps the chosen language', async () => {
    const first = await get('/?a=1', { 'accept-language': 'en' })
    expect(first.status).toBe(302)
    expect(first.headers.get('location')).toBe('/vn?a=1')
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(first.headers.get('vary')).toContain('Cookie')
    const followed = await get('/san-pham/kem-duong-ceramide', { 'accept-language': 'vi' })
    expect(followed.status).toBe(200)
    expect(await followed.text()).toContain('<html lang="en"')
    const english = { 'accept-language': 'vi', cookie: 'locale=en' }
    expect((await get('/', english)).status).toBe(200)
    expect((await get('/')).status).toBe(200)
  })

  test('revalidates by tag', async () => {
    const page = await get('/vn')
    const etag = page.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect((await get('/vn', { 'if-none-match': etag })).status).toBe(304)
  })

  test('names the charset and forbids foreign scripts', async () => {
    for (const path of ['/vn', '/vn/thanh-toan', '/vn/khong-co', '/crm-admin']) {
      const { headers } = await get(path)
      expect(headers.get('content-type'), path).toBe('text/html; charset=utf-8')
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy, path).toContain("frame-ancestors 'none'")
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
      expect(scripts, path).toContain("'self'")
      expect(scripts, path).not.toContain('unsafe')
      expect(policy, path).toContain('report-uri /policy-reports')
      // Attributes have their own styles.
      expect(/style-src ([^;]*)/.exec(policy)?.[1], path).not.toContain('unsafe')
    }
    const admin = await fetch(`${given('CONTENT_URL')}/admin/login`)
    const policy = admin.headers.get('content-security-policy') ?? ''
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(
      /^'self' 'nonce-[\w=]+' 'strict-dynamic'$/,
    )
  })

  test('does not reveal its software', async () => {
    const addresses = [
      ...['/vn', '/api/products', '/crm-admin', '/khong-co'].map(
        (path) => given('SHOP_URL') + path,
      ),
      ...['/admin/login', '/api/health', '/api/users/me'].map(
        (path) => given('CONTENT_URL') + path,
      ),
      `${given('COMMERCE_URL')}/store/shop/shippings`,
    ]
    for (const address of addresses) {
      const { headers } = await fetch(address)
      expect([headers.get('x-powered-by'), headers.get('server')], address).toEqual([null, null])
    }
  })

  test('reports a missing page in the language of the address', async () => {
    const vietnamese = await get('/vn/khong-co')
    expect(vietnamese.status).toBe(404)
    expect(await vietnamese.text()).toContain('Xin lỗi, trang bạn đang tìm kiếm không tồn tại!')
    const english = await get('/khong-co', { 'accept-language': 'vi', cookie: 'locale=en' })
    expect(english.status).toBe(404)
    const page = await english.text()
    expect(page).toContain('lang="en"')
    expect(page).toContain('<h1>This page could not be found</h1>')
  })

  test('does not serve internal files', async () => {
    for (const path of ['/_page-parts', '/vn/_page-parts', '/../package.json']) {
      expect((await get(path)).status, path).toBe(404)
    }
    for (const path of ['/index.html', '/vn.html.br', '/release.sqlite', '/media/../secrets.env']) {
      expect((await get(path)).status, path).toBe(404)
    }
  })

  test('caches files with a hash for a year', async () => {
    const page = await (await get('/vn')).text()
    const [file = ''] = /\/_assets\/[^"]+\.css/.exec(page) ?? []
    const answer = await get(file, { 'accept-encoding': 'br' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
    const pictures = page.match(/\/media\/[^"?\s]+\.(?:webp|jpg|png)/g) ?? []
    expect(pictures.length).toBeGreaterThan(20)
    for (const picture of new Set(pictures)) {
      const { status, headers } = await get(picture)
      expect([status, headers.get('cache-control')], picture).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
    }
  })

  test('removes a superfluous slash', async () => {
    const answer = await get('/vn/blog/')
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe('/vn/blog')
  })
})
