import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SettingsOf } from '@nas/settings/read-settings'
import { inject } from 'light-my-request'
import { pino } from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { ReadModel } from '../../src/content/read-model.ts'
import { folderMedia } from '../media/media.ts'
import { type Asset, immutableCaching, pageCaching } from '../release/asset.ts'
import type { Release } from '../release/release.ts'
import { CallRoutes } from './addresses.ts'
import { redirectsIn } from './redirects.ts'
import { requestHandler } from './request-handler.ts'

function pageWith(text: string): Asset {
  const type = 'text/html; charset=utf-8'
  const bodies = { identity: Buffer.from(text) }
  return { type, etag: `"${text}"`, cacheControl: pageCaching, headers: {}, bodies }
}

const pages: Record<string, Asset> = {
  '/vn': pageWith('home'),
  '/vn/404': pageWith('missing, in Vietnamese'),
  '/vn/aura-club': pageWith('club <!--listing-->all<!--/listing--> end'),
  '/500': pageWith('failure'),
  '/vn/500': pageWith('failure, in Vietnamese'),
}
const page = vi.fn((address: string) => pages[address])

const media = mkdtempSync(join(tmpdir(), 'nas-media-'))
const readiness = { ready: true, missing: [] as string[] }

const pictures = folderMedia(media)

const content = ReadModel.empty()
const stamps = { createdAt: '', updatedAt: '' }
content.replaceAll('redirects', [
  { id: 1, from: '/san-pham/cu', to: '/san-pham/mới', ...stamps },
  { id: 2, from: '/aura-club', to: '/blog', ...stamps },
])

const lists: Record<string, string> = {
  '/_lists/vn/aura-club?type=news': '<ul><li>News</li></ul>',
  '/_lists/vn/aura-club?type=busy': 'busy',
}

const missing: string[] = []

const handlerAt = (PUBLIC_URL: string) =>
  requestHandler({
    release: {
      siteDir: import.meta.dirname,
      page,
      has: page,
      file: () => undefined,
      redirectHeaders: () => ({ 'Cache-Control': pageCaching }),
    } as unknown as Release,
    media: pictures,
    settings: { PUBLIC_URL, TRUSTED_PROXIES: '192.0.2.80' } as SettingsOf<'shop' | 'server'>,
    site: (_request, _response, next) => next(),
    locals: {
      log: pino({ level: 'silent' }),
      security: { info() {} },
      settings: { contentAdminUrl: 'https://admin.example/admin' },
    } as unknown as Parameters<typeof requestHandler>[0]['locals'],
    calls: new CallRoutes(),
    previews: {
      find: async (token: string) => ({
        status: token === 'good' ? 200 : 410,
        html: token,
        ...(token === 'good' && { policy: "rules; frame-ancestors 'none'" }),
      }),
    },
    lists: { find: async (address: string) => lists[address] ?? null } as never,
    redirects: redirectsIn(content),
    onMissing: (pathname) => missing.push(pathname),
    health: () => ({}),
    readiness: () => readiness,
    ready: () => undefined,
    isBroken: (address) => address === '/vn/hong',
  })

const handler = handlerAt('http://shop')

const get = (url: string, headers = {}) => inject(handler, { method: 'GET', url, headers })

afterAll(() => rmSync(media, { recursive: true }))

describe('a picture', () => {
  it.each([
    ['kem.3f2a9c04b1de.webp', immutableCaching],
    ['kem.3f2a9c04b1de-500x500.webp', immutableCaching],
    ['kem-500x500.webp', pageCaching],
    ['kem.3f2a9c04b1de-1.webp', pageCaching],
    ['hero.mp4', pageCaching],
  ])('of the name %s is cached as %s', async (name, caching) => {
    writeFileSync(join(media, name), 'picture')
    const answer = await get(`/media/${name}`)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, caching])
    const headers = { 'if-none-match': String(answer.headers.etag) }
    const again = await inject(handler, { method: 'GET', url: `/media/${name}`, headers })
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, caching])
  })

  it('that does not exist is not cached', async () => {
    const answer = await get('/media/kem.000000000000.webp')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})

it('a failure of the storage is answered with 500, and the next request is answered', async () => {
  vi.spyOn(pictures, 'send').mockRejectedValueOnce(new Error('broken'))
  const answer = await get('/media/kem.webp')
  expect([answer.statusCode, answer.payload, answer.headers['cache-control']]).toEqual([
    500,
    'failure',
    'no-store',
  ])
  expect((await get('/vn')).statusCode).toBe(200)
})

describe('a preview', () => {
  it.each([
    ['good', 200, 'rules; frame-ancestors https://admin.example'],
    ['over', 410, 'frame-ancestors https://admin.example'],
  ])('%s is kept by no cache, and framed by the admin only', async (token, status, policy) => {
    const { statusCode, payload, headers } = await get(`/preview/${token}`)
    expect([statusCode, payload]).toEqual([status, token])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': policy,
    })
    expect(headers.etag).toBeUndefined()
    expect(headers['x-frame-options']).toBeUndefined()
  })
})

describe('a call', () => {
  it.each([
    ['keeps the ID of a trusted proxy', 'edge-0123456789', '192.0.2.80', /^edge-0123456789$/],
    ['gets a new ID without one', undefined, '192.0.2.80', /^[0-9a-f-]{36}$/],
    ['gets a new ID for a malformed one', 'a b\tc <script>', '192.0.2.80', /^[0-9a-f-]{36}$/],
    ['gets a new ID when a visitor sends one', 'edge-0123456789', '192.0.2.1', /^[0-9a-f-]{36}$/],
  ])('%s', async (_what, id, remoteAddress, name) => {
    const headers = id === undefined ? {} : { 'x-request-id': id }
    const answer = await inject(handler, { method: 'GET', url: '/vn', remoteAddress, headers })
    expect(answer.headers['x-request-id']).toMatch(name)
  })
})

describe('readiness', () => {
  it('names missing backends, and is not ready once the shutdown begins', async () => {
    const ask = async () => {
      const { statusCode, payload } = await get('/ready')
      return [statusCode, JSON.parse(payload)]
    }
    Object.assign(readiness, { ready: true, missing: ['commerce'] })
    expect(await ask()).toEqual([200, { ready: true, missing: ['commerce'] }])
    Object.assign(readiness, { ready: false, missing: [] })
    expect(await ask()).toEqual([503, { ready: false, missing: [] }])
    expect((await get('/health')).statusCode).toBe(200)
  })
})

describe('a page', () => {
  it('names the rules by which browsers render the next one, which name no personal page', async () => {
    const name = (await get('/vn')).headers['speculation-rules']
    const rules = await get(JSON.parse(String(name)))
    expect(rules.headers['content-type']).toBe('application/speculationrules+json')
    const [{ where, eagerness }] = JSON.parse(rules.payload).prerender
    expect(eagerness).toBe('moderate')
    const isFetched = (path: string) =>
      where.href_matches.some((one: string) => path.startsWith(one.slice(0, -1)))
    expect(['/vn/san-pham/a', '/chuyen-muc/b', '/vn/blog/c'].every(isFetched)).toBe(true)
    const personal = ['/gio-hang', '/thanh-toan', '/vn/don-hang', '/api/orders', '/crm-admin/']
    expect(personal.some(isFetched)).toBe(false)
  })

  it('that is missing names none', async () => {
    expect((await get('/vn/khong-co')).headers['speculation-rules']).toBeUndefined()
  })
})

describe('an old address', () => {
  it.each([
    ['/vn/san-pham/cu', '/vn/san-pham/m%E1%BB%9Bi'],
    ['/san-pham/cu?utm_source=zalo&a=%20', '/san-pham/m%E1%BB%9Bi?utm_source=zalo&a=%20'],
    ['/vn/san-pham/cu/', '/vn/san-pham/m%E1%BB%9Bi'],
  ])('%s leads to %s', async (url, location) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([301, location])
    expect(headers['cache-control']).toBe(pageCaching)
  })

  it('shows the page that is there', async () => {
    expect((await get('/vn/aura-club')).statusCode).toBe(200)
  })

  it('is followed from the moment at which the list has it', async () => {
    expect((await get('/vn/san-pham/khac')).statusCode).toBe(404)
    const row = { id: 3, from: '/san-pham/khac', to: '/blog', ...stamps }
    content.table('redirects').put(row)
    expect((await get('/vn/san-pham/khac')).headers.location).toBe('/vn/blog')
  })
})

describe('failures', () => {
  it('a missing page is answered with 404 and counted', async () => {
    missing.length = 0
    const answer = await get('/vn/khong-co')
    expect(answer.statusCode).toBe(404)
    expect(answer.payload).toBe('missing, in Vietnamese')
    await get('/media/khong-co.webp')
    await get('/_assets/khong-co.js')
    expect((await get('/vn/da-go', { 'X-Renewed': 'yes' })).statusCode).toBe(404)
    expect(missing).toEqual(['/vn/khong-co'])
  })

  it('an unreadable address is answered with 400, in a text of a named charset', async () => {
    const answer = await get('/vn/%')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'text/plain; charset=utf-8',
    ])
  })

  it('a page that could not be rendered is answered with 500', async () => {
    const answer = await get('/vn/hong')
    expect(answer.statusCode).toBe(500)
    expect(answer.payload).toBe('failure, in Vietnamese')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.etag).toBeUndefined()
  })

  it('a fault of the server is answered with 500, and the next request is answered', async () => {
    page.mockImplementationOnce(() => {
      throw new Error('broken')
    })
    const answer = await get('/blog')
    expect(answer.statusCode).toBe(500)
    expect(answer.payload).toBe('failure')
    expect((await get('/vn')).statusCode).toBe(200)
  })

  it.each([
    ['/vn/404', 404],
    ['/vn/500', 500],
  ])('%s itself answers %d', async (address, status) => {
    expect((await get(address)).statusCode).toBe(status)
  })
})

describe('policy reports', () => {
  const report = (url: string, from = '203.0.113.7') =>
    inject(handler, {
      method: 'POST',
      url: '/policy-reports',
      remoteAddress: from,
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({
        'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': url },
      }),
    })
  const counted = async () => JSON.parse((await get('/health')).payload).blocked_by_policy

  it('are counted by directive and origin, without an address that may be personal', async () => {
    expect((await report('https://evil.example/x.js?name=Mai')).statusCode).toBe(204)
    expect((await report('https://evil.example/y.js')).statusCode).toBe(204)
    expect((await report('inline')).statusCode).toBe(204)
    const newer = [
      { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'data' } },
    ]
    const { statusCode } = await inject(handler, {
      method: 'POST',
      url: '/policy-reports',
      payload: JSON.stringify(newer),
    })
    expect(statusCode).toBe(204)
    expect(await counted()).toEqual({
      'script-src-elem https://evil.example': 2,
      'script-src-elem inline': 1,
      'img-src data': 1,
    })
  })

  it('are limited by caller and by size, and malformed ones are ignored', async () => {
    const before = await counted()
    const post = (payload: string) =>
      inject(handler, { method: 'POST', url: '/policy-reports', payload })
    expect((await post('x'.repeat(20_000))).statusCode).toBe(400)
    expect((await post('{')).statusCode).toBe(400)
    expect((await post('{"csp-report":{"effective-directive":"<b>"}}')).statusCode).toBe(204)
    expect((await get('/policy-reports')).statusCode).toBe(400)
    const statuses = []
    for (let count = 0; count < 61; count += 1) {
      statuses.push((await report('data', '198.51.100.1')).statusCode)
    }
    expect([statuses[59], statuses[60]]).toEqual([204, 429])
    expect(await counted()).toEqual({ ...before, 'script-src-elem data': 60 })
  })

  it('are counted together once there are many kinds', async () => {
    for (let at = 0; at < 220; at += 1) {
      await report(`https://made-${at}.example`, `198.51.100.${2 + (at % 10)}`)
    }
    const before = (await counted()).other
    expect(before).toBeGreaterThanOrEqual(20)
    await report('https://evil.example/z.js', '198.51.100.20')
    await report('https://new.example/', '198.51.100.20')
    expect(await counted()).toMatchObject({
      'script-src-elem https://evil.example': 3,
      other: before + 1,
    })
  })
})

describe('the page of a filtered list', () => {
  it.each([
    ['?type=news', 'club <ul><li>News</li></ul><!--/listing--> end'],
    ['?utm_source=zalo', 'club <!--listing-->all<!--/listing--> end'],
    ['?type=khong-co', 'club <!--listing-->all<!--/listing--> end'],
    ['?type=busy', 'club <!--listing-->all<!--/listing--> end'],
  ])('%s contains it when there is one', async (search, body) => {
    const { statusCode, payload, headers } = await get(`/vn/aura-club${search}`)
    expect([statusCode, payload]).toEqual([200, body])
    expect(headers['content-security-policy']).toBe(
      (await get('/vn/aura-club')).headers['content-security-policy'],
    )
  })
})

describe('a filtered list', () => {
  it('is HTML that browsers validate', async () => {
    const { statusCode, headers, payload } = await get('/_lists/vn/aura-club?type=news')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(payload).toBe('<ul><li>News</li></ul>')
  })

  it('that does not exist is not kept', async () => {
    const { statusCode, headers } = await get('/_lists/vn/khong-co?type=news')
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('can be asked for again when too many wait', async () => {
    const { statusCode, headers } = await get('/_lists/vn/aura-club?type=busy')
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  })
})

describe('every response', () => {
  it('requires TLS in future when the shop has it', async () => {
    const name = 'strict-transport-security'
    for (const url of ['/vn', '/health', '/vn/khong-co']) {
      const secured = await inject(handlerAt('https://shop'), { method: 'GET', url })
      expect(secured.headers[name]).toBe('max-age=31536000; includeSubDomains')
      expect((await get(url)).headers[name]).toBeUndefined()
    }
  })

  it.each(['/vn', '/health', '/vn/khong-co', '/media/khong-co.webp'])(
    'forbids frames: %s',
    async (url) => {
      const { headers } = await get(url)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-frame-options']).toBe('DENY')
    },
  )

  it.each(['/vn', '/_lists/vn/aura-club?type=news', '/crm-admin', '/sitemap.xml', '/health'])(
    'rejects POST %s',
    async (url) => {
      const { statusCode, headers } = await inject(handler, { method: 'POST', url })
      expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
    },
  )

  it.each(['/vn', '/api/products', '/crm-admin'])('to TRACE %s is rejected', async (url) => {
    expect((await inject(handler, { method: 'TRACE', url })).statusCode).toBe(405)
  })
})
