import { once } from 'node:events'
import { createServer, get, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isThere } from '../../scripts/stack/paths.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { eventually } from '../support/eventually.ts'
import { startVarnish, varnishd } from '../support/varnish.ts'

/** Purged pages are served that long; longer than a busy machine needs for a test. */
const staleSeconds = 5

let front: Server
let stopEdge: () => Promise<void>
let port: number
let purgePort: number
let adminPort: number
let payload: Server
let isDying = false
let saved: string[] = []
let text = 'first'
let isHanging = false
let isGone = false
/** Of the answers with pages, in ms. */
let delay = 0
let asked = 0

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, '': (bytes: Buffer) => bytes }
type Encoding = keyof typeof decoders

/** A page as the front server sends it, in the encoding that is asked for. */
function startFront(): Server {
  return createServer(async (request, response) => {
    if (isHanging) return
    if (request.url === '/ready') return response.end()
    asked += 1
    const sent = text
    await sleep(delay)
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = ['br', 'gzip'].find((one) => accepted.includes(one))
    const compress = encoding === 'br' ? brotliCompressSync : gzipSync
    response.setHeader('Vary', 'Accept-Encoding')
    if (isGone) response.statusCode = 404
    response.setHeader('Surrogate-Key', 'shop')
    if (encoding) response.setHeader('Content-Encoding', encoding)
    return response.end(encoding ? compress(sent) : sent)
  })
}

/** Stands for both processes of Payload. `isDying` closes the connection of the next call before its answer. */
function startPayload(): Server {
  return createServer(async (request, response) => {
    if (request.url === '/api/health') return response.end()
    saved.push(`${request.method} ${Buffer.concat(await request.toArray())}`)
    if (!isDying) return response.end(request.headers['x-forwarded-for'])
    isDying = false
    return request.socket.destroy()
  })
}

async function visit(path: string, acceptEncoding: string, host = 'nas.test') {
  const encodings = acceptEncoding === '' ? {} : { 'Accept-Encoding': acceptEncoding }
  const headers = { ...encodings, Host: host }
  const [response] = await once(get({ port, path, headers }), 'response')
  const encoding = (response.headers['content-encoding'] ?? '') as Encoding
  const body = decoders[encoding](Buffer.concat(await response.toArray())).toString()
  const { vary, 'x-cache': hits } = response.headers
  return { status: response.statusCode as number, encoding, body, vary, hits }
}

const purge = () =>
  fetch(`http://127.0.0.1:${purgePort}`, { method: 'PURGE', headers: { 'Surrogate-Key': 'shop' } })

/** As a front server that has renewed a page. */
const renew = async (path: string) => {
  await purge()
  await fetch(`http://127.0.0.1:${purgePort}${path}`, { headers: { 'Accept-Encoding': 'br' } })
}

const browsers = 'gzip, deflate, br, zstd'

describe.skipIf(!(await isThere(varnishd)))('the edge', () => {
  beforeAll(async () => {
    front = startFront()
    const frontPort = await freePort()
    await once(front.listen(frontPort, '127.0.0.1'), 'listening')
    payload = startPayload()
    const payloadPort = await freePort()
    await once(payload.listen(payloadPort, '127.0.0.1'), 'listening')
    port = await freePort()
    adminPort = await freePort()
    purgePort = await freePort()
    const listens = { shop: port, purge: purgePort, admin: adminPort }
    stopEdge = await startVarnish(
      { shop: frontPort, content: payloadPort, listens },
      { staleSeconds },
    )
    await eventually('a page', async () => (await visit('/faq', browsers)).status === 200)
  })

  afterAll(async () => {
    await stopEdge()
    for (const server of [front, payload]) {
      server.closeAllConnections()
      server.close()
    }
  })

  it('serves each encoding, and asks for a new page once in each that it keeps', async () => {
    asked = 0
    expect(await visit('/a', browsers)).toMatchObject({ encoding: 'br', body: text, hits: '0' })
    expect(await visit('/a', browsers)).toMatchObject({ encoding: 'br', vary: 'Accept-Encoding' })
    expect(await visit('/a', 'gzip')).toMatchObject({ encoding: 'gzip', body: text })
    expect(await visit('/a', '')).toMatchObject({ encoding: '', body: text })
    expect(asked).toBe(2)
  })

  it.each([
    ['/for-browsers', browsers],
    ['/for-machines', 'gzip'],
    ['/plain', ''],
  ])(
    'serves a purged page in every encoding while the servers hang, also if one was asked for: %s',
    async (path, warm) => {
      await visit(path, warm)
      await purge()
      isHanging = true
      try {
        const encodings = Array.from(
          { length: 99 },
          (_, at) => [browsers, 'gzip', ''][at % 3] ?? '',
        )
        const answers = await Promise.all(encodings.map((encoding) => visit(path, encoding)))
        expect(answers.filter(({ status, body }) => status !== 200 || body !== text)).toEqual([])
      } finally {
        isHanging = false
      }
      const answers = async () => (await visit('/new', 'gzip')).status === 200
      await eventually('the servers are well again', answers)
    },
  )

  it('serves a purged page at once while the new one is made', async () => {
    text = 'former'
    await renew('/slow')
    text = 'latter'
    delay = 1500
    try {
      await purge()
      const started = performance.now()
      const answers = await Promise.all(
        [browsers, 'gzip', ''].map((encoding) => visit('/slow', encoding)),
      )
      expect(performance.now() - started).toBeLessThan(delay)
      expect(answers.map(({ body }) => body)).toEqual(['former', 'former', 'former'])
      for (const encoding of [browsers, 'gzip', '']) {
        const isShown = async () => (await visit('/slow', encoding)).body === text
        await eventually(`the new page as ${encoding}`, isShown)
      }
    } finally {
      delay = 0
    }
  })

  it('fetches a purged page first when no visitor has asked for it for a while', async () => {
    text = 'long ago'
    await renew('/seldom')
    text = 'now'
    await purge()
    await sleep((staleSeconds + 0.5) * 1000)
    expect((await visit('/seldom', browsers)).body).toBe('now')
  })

  it('fetches a renewed page when a front server asks for it, and removes a deleted one', async () => {
    for (const next of ['third', 'fourth']) {
      text = next
      await renew('/c')
      asked = 0
      for (const encoding of [browsers, 'gzip', '']) {
        expect((await visit('/c', encoding)).body).toBe(next)
      }
      expect(asked).toBe(0)
    }
    isGone = true
    try {
      await renew('/c')
      expect((await visit('/c', browsers)).status).toBe(404)
      expect((await visit('/c', 'gzip')).status).toBe(404)
      isGone = false
      await renew('/c')
      expect((await visit('/c', browsers)).status).toBe(200)
    } finally {
      isGone = false
    }
  })

  it('keeps one page for all names of the shop', async () => {
    await visit('/d', browsers, 'nas.test')
    asked = 0
    expect((await visit('/d', browsers, 'www.nas.test')).status).toBe(200)
    expect(asked).toBe(0)
  })

  it('tells a balancer that it runs while no server answers', async () => {
    isHanging = true
    try {
      for (const at of [port, adminPort]) {
        expect((await fetch(`http://127.0.0.1:${at}/edge`)).status).toBe(200)
      }
    } finally {
      isHanging = false
    }
  })

  it('shows a publication in each encoding', async () => {
    await visit('/b', browsers)
    text = 'second'
    await purge()
    for (const encoding of [browsers, 'gzip', '']) {
      const isShown = async () => (await visit('/b', encoding)).body === text
      await eventually(`the new page as ${encoding}`, isShown)
    }
  })

  it.each([
    ['PATCH', 'a short save', 200, 2],
    ['PATCH', 'x'.repeat(1_100_000), 503, 1],
    ['POST', 'a new document', 503, 1],
  ])(
    'sends %s to the other process of Payload when one ends in its middle, if it is short: %.20s',
    async (method, body, status, times) => {
      isDying = true
      saved = []
      const save = () => fetch(`http://127.0.0.1:${adminPort}/api/products/1`, { method, body })
      expect((await save()).status).toBe(status)
      expect(saved).toEqual(Array(times).fill(`${method} ${body}`))
      isDying = false
      const next = await save()
      expect([next.status, await next.text()]).toEqual([200, '127.0.0.1'])
    },
  )
})
