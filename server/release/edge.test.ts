import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EdgePurger, edgeCaches } from './edge.ts'

let server: Server
let url: string
let asked: IncomingMessage[]
let status: () => number

beforeEach(async () => {
  asked = []
  status = () => 200
  server = createServer((request, response) => {
    asked.push(request)
    response.writeHead(status()).end('{"status":"ok"}')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const log = pino({ level: 'silent' })
const none = {
  EDGE_PURGE_URLS: undefined,
  FASTLY_SERVICE_ID: undefined,
  FASTLY_API_TOKEN: undefined,
}

function purgerOf(
  settings: Partial<Parameters<typeof edgeCaches>[0]>,
  fastlyUrl?: string,
): EdgePurger {
  const [cache] = edgeCaches({ ...none, ...settings }, fastlyUrl)
  if (cache === undefined) throw new Error('no cache is set')
  return new EdgePurger(cache, log, 1)
}

const tagsAsked = () => asked.flatMap(({ headers }) => String(headers['surrogate-key']).split(' '))

it('purges our own Varnish by tags', async () => {
  await purgerOf({ EDGE_PURGE_URLS: url }).purge(['one', 'two'])
  expect(asked.map(({ method }) => method)).toEqual(['PURGE'])
  expect(tagsAsked()).toEqual(['one', 'two'])
})

it('has renewed pages fetched after their purge, once, and no others', async () => {
  const purger = purgerOf({ EDGE_PURGE_URLS: url })
  await Promise.all([purger.purge(['one'], ['/vn/a']), purger.purge(['two'], ['/vn/a', '/b'])])
  await purger.purge(['three'])
  expect(asked.map(({ method, url: path }) => `${method} ${path}`)).toEqual([
    'PURGE /',
    'PURGE /',
    'GET /vn/a',
    'GET /b',
    'PURGE /',
  ])
})

it('goes on when a renewed page cannot be fetched', async () => {
  const purger = purgerOf({ EDGE_PURGE_URLS: url })
  status = () => (asked.at(-1)?.method === 'GET' ? 503 : 200)
  await purger.purge(['one'], ['/vn/a'])
  expect(asked).toHaveLength(2)
})

it('does not ask Fastly for pages', async () => {
  const settings = { FASTLY_SERVICE_ID: 'SU1Z0isxPaozGVKXdv0eY', FASTLY_API_TOKEN: 'token' }
  await purgerOf(settings, url).purge(['one'], ['/vn/a'])
  expect(asked.map(({ method }) => method)).toEqual(['POST'])
})

it('purges Fastly by its API, at most 256 tags per call', async () => {
  const settings = { FASTLY_SERVICE_ID: 'SU1Z0isxPaozGVKXdv0eY', FASTLY_API_TOKEN: 'token' }
  const tags = Array.from({ length: 450 }, (_, at) => `tag-${at}`)
  await purgerOf(settings, url).purge(tags)
  expect(new Set(tagsAsked())).toEqual(new Set(tags))
  for (const { method, url: path, headers } of asked) {
    expect([method, path]).toEqual(['POST', '/service/SU1Z0isxPaozGVKXdv0eY/purge'])
    expect(headers['fastly-key']).toBe('token')
    expect(String(headers['surrogate-key']).split(' ').length).toBeLessThanOrEqual(256)
  }
})

it('purges a cache after an outage with all tags since', async () => {
  let failures = 3
  const purger = purgerOf({ EDGE_PURGE_URLS: url })
  status = () => (failures-- > 0 ? 503 : 200)
  const purged = purger.purge(['one'])
  await Promise.all([purged, purger.purge(['two'])])
  expect(asked.length).toBeGreaterThanOrEqual(4)
  expect(tagsAsked()).toContain('two')
})

it('purges again tags that were added during a purge', async () => {
  const purger = purgerOf({ EDGE_PURGE_URLS: url })
  let again: Promise<void> | undefined
  status = () => {
    again ??= purger.purge(['one'])
    return 200
  }
  await purger.purge(['one'])
  await again
  expect(tagsAsked()).toEqual(['one', 'one'])
})

it('purges tags immediately after the previous purge', async () => {
  const purger = purgerOf({ EDGE_PURGE_URLS: url })
  await purger.purge([])
  for (const tag of ['one', 'two', 'three']) await purger.purge([tag])
  expect(tagsAsked()).toEqual(['one', 'two', 'three'])
})

it('says when tags that are being purged are accepted', async () => {
  const purger = purgerOf({ EDGE_PURGE_URLS: url })
  await purger.purged
  void purger.purge(['one'])
  await purger.purged
  expect(tagsAsked()).toEqual(['one'])
})

it('stops retrying when the server stops', async () => {
  status = () => 503
  const purger = purgerOf({ EDGE_PURGE_URLS: url })
  const purged = purger.purge(['one'])
  purger.stop()
  await purged
})

it('has no cache without settings', () => {
  expect(edgeCaches(none)).toEqual([])
})
