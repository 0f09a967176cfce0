import type { SettingsOf } from '@nas/settings/read-settings'
import { inject } from 'light-my-request'
import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { type Asset, pageCaching } from './asset.ts'
import type { Release } from './release.ts'
import { requestHandler } from './request-handler.ts'

function pageWith(text: string): Asset {
  const type = 'text/html; charset=utf-8'
  const bodies = { identity: Buffer.from(text) }
  return { type, etag: `"${text}"`, cacheControl: pageCaching, headers: {}, bodies }
}

const pages: Record<string, Asset> = {
  '/vn': pageWith('home'),
  '/vn/404': pageWith('missing, in Vietnamese'),
  '/500': pageWith('failure'),
  '/vn/500': pageWith('failure, in Vietnamese'),
}
const page = vi.fn((address: string) => pages[address])

const handler = requestHandler({
  release: { siteDir: import.meta.dirname, page, file: () => undefined } as unknown as Release,
  settings: { MEDIA_DIR: '/nowhere', PUBLIC_URL: 'http://shop' } as SettingsOf<'shop' | 'server'>,
  site: (_request, _response, next) => next(),
  locals: { log: pino({ level: 'silent' }) } as Parameters<typeof requestHandler>[0]['locals'],
  health: () => ({}),
  isBroken: (address) => address === '/vn/hong',
})

const get = (url: string) => inject(handler, { method: 'GET', url })

describe('what cannot be answered', () => {
  it('a page that is not there is answered with 404', async () => {
    const answer = await get('/vn/khong-co')
    expect(answer.statusCode).toBe(404)
    expect(answer.payload).toBe('missing, in Vietnamese')
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
