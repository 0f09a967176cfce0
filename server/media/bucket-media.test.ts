import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject } from 'light-my-request'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startS3 } from '../../scripts/testing/own-storage.ts'
import { openBucket } from './bucket.ts'
import { bucketMedia } from './bucket-media.ts'

let s3: Awaited<ReturnType<typeof startS3>>
const closing: (() => Promise<void>)[] = []
const picture = Buffer.from('0123456789')
const name = 'kem dưỡng+1.3f2a9c04b1de.webp'

const settings = () => s3.settings
const log = pino({ level: 'silent' })

function mediaOf(changes: object = {}, timeoutMs?: number) {
  const bucket = openBucket({ ...settings(), ...changes })
  if (bucket === null) throw new Error('there is no bucket')
  return bucketMedia(bucket, { log, ...(timeoutMs && { timeoutMs }) })
}

const ask = (media: ReturnType<typeof mediaOf>, path: string, headers = {}, method = 'GET') =>
  inject(
    (request, response) =>
      void media.send(request, response, path, () => response.writeHead(404).end('missing')),
    { method: method as 'GET', url: path, headers },
  )

/** A server that is not an S3 storage. */
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0)
  await once(server, 'listening')
  closing.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const address = `/${encodeURIComponent(name)}`

beforeAll(async () => {
  s3 = await startS3()
  const headers = { 'Content-Type': 'text/html' }
  const key = encodeURIComponent(name)
  const stored = await openBucket(settings())?.call(key, { method: 'PUT', body: picture, headers })
  expect(stored?.status).toBe(200)
})

afterAll(async () => {
  for (const close of closing) await close()
  await s3.stop()
})

it('streams a picture by its name, with a type that does not come from the bucket', async () => {
  const answer = await ask(mediaOf(), address)
  expect([answer.statusCode, answer.rawPayload]).toEqual([200, picture])
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '10',
    etag: expect.stringMatching(/^"[0-9a-f]+"$/),
    'last-modified': expect.any(String),
  })
  const head = await ask(mediaOf(), address, {}, 'HEAD')
  expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([200, '10', ''])
})

it('answers an unchanged picture with 304, and a range with 206', async () => {
  const { headers } = await ask(mediaOf(), address)
  const again = await ask(mediaOf(), address, { 'If-None-Match': headers.etag })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  const part = await ask(mediaOf(), address, { Range: 'bytes=2-4' })
  expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
    206,
    '234',
    'bytes 2-4/10',
  ])
  expect((await ask(mediaOf(), address, { Range: 'bytes=20-' })).statusCode).toBe(416)
})

it('answers 404 for a missing picture', async () => {
  const media = mediaOf()
  expect((await ask(media, '/kem.000000000000.webp')).statusCode).toBe(404)
  expect(media.isUp).toBe(true)
})

it.each(['/', '/%E0%A4%A', '/..%2fother%2fa.webp', '/a/b.webp'])(
  'does not forward %s to the storage',
  async (path) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    expect((await ask(mediaOf(), path)).statusCode).toBe(404)
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  },
)

it.each([
  ['does not know the key', async () => ({ S3_ACCESS_KEY_ID: 'another' })],
  ['does not believe the key', async () => ({ S3_SECRET_ACCESS_KEY: 'another' })],
  ['is unavailable', async () => ({ S3_ENDPOINT: 'http://127.0.0.1:1' })],
  ['hangs', async () => ({ S3_ENDPOINT: await listening(() => {}) })],
  [
    'fails',
    async () => ({
      S3_ENDPOINT: await listening((_, answer) => answer.writeHead(500).end('<E/>')),
    }),
  ],
  [
    'sends elsewhere',
    async () => ({
      S3_ENDPOINT: await listening((_, answer) =>
        answer.writeHead(307, { Location: settings().S3_ENDPOINT }).end(),
      ),
    }),
  ],
])('asks to retry when the storage %s', async (_what, changes) => {
  const media = mediaOf(await changes(), 300)
  const answer = await ask(media, address)
  expect([
    answer.statusCode,
    answer.headers['retry-after'],
    answer.headers['cache-control'],
  ]).toEqual([503, '5', 'no-store'])
  expect([answer.payload, media.isUp]).toEqual(['Try again', false])
})

it('is up again after the first response', async () => {
  let status = 500
  const S3_ENDPOINT = await listening((_, answer) => answer.writeHead(status).end())
  const media = mediaOf({ S3_ENDPOINT })
  expect([(await ask(media, address)).statusCode, media.isUp]).toEqual([503, false])
  status = 200
  expect([(await ask(media, address)).statusCode, media.isUp]).toEqual([200, true])
})

it('aborts when the client disconnects before the storage answers', async () => {
  const asked = Promise.withResolvers<IncomingMessage>()
  const media = mediaOf(
    { S3_ENDPOINT: await listening((request) => asked.resolve(request)) },
    60_000,
  )
  const shop = await listening((request, response) => {
    void media.send(request, response, address, () => response.end())
  })
  const client = new AbortController()
  const answer = fetch(shop, { signal: client.signal })
  answer.catch(() => {})
  const gone = once((await asked.promise).socket, 'close')
  client.abort()
  await gone
  expect(media.isUp).toBe(true)
})

it('puts the bucket into the host when the storage requires it', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const changes = { S3_ENDPOINT: 'https://s3.example.com', S3_FORCE_PATH_STYLE: 'off' }
  await ask(mediaOf(changes), '/a.webp')
  const [request] = fetched.mock.calls[0] ?? []
  expect((request as Request).url).toBe('https://pictures.s3.example.com/a.webp')
  fetched.mockRestore()
})

it('has no bucket without its settings', () => {
  expect(openBucket({})).toBeNull()
})
