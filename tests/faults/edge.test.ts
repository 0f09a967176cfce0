import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, get, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isThere } from '../../scripts/stack/paths.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { eventually } from '../support/eventually.ts'
import { root } from '../support/runner.ts'

/** From Debian's packages varnish and varnish-modules; the suite `containers` has it always. */
const varnishd = '/usr/sbin/varnishd'

let folder: string
let front: Server
let varnish: ChildProcess
let port: number
let purgePort: number
let adminPort: number
let payload: Server
let isDying = false
let saved: string[] = []
let text = 'first'
let isHanging = false
let asked = 0

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, '': (bytes: Buffer) => bytes }
type Encoding = keyof typeof decoders

/** A page as the front server sends it, in the encoding that is asked for. */
function startFront(): Server {
  return createServer((request, response) => {
    if (isHanging) return
    if (request.url === '/ready') return response.end()
    asked += 1
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = ['br', 'gzip'].find((one) => accepted.includes(one))
    const compress = encoding === 'br' ? brotliCompressSync : gzipSync
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('Surrogate-Key', 'shop')
    if (encoding) response.setHeader('Content-Encoding', encoding)
    return response.end(encoding ? compress(text) : text)
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

async function visit(path: string, acceptEncoding: string) {
  const headers = acceptEncoding === '' ? {} : { 'Accept-Encoding': acceptEncoding }
  const [response] = await once(get({ port, path, headers }), 'response')
  const encoding = (response.headers['content-encoding'] ?? '') as Encoding
  const body = decoders[encoding](Buffer.concat(await response.toArray())).toString()
  const { vary, 'x-cache': hits } = response.headers
  return { status: response.statusCode as number, encoding, body, vary, hits }
}

const purge = () =>
  fetch(`http://127.0.0.1:${purgePort}`, { method: 'PURGE', headers: { 'Surrogate-Key': 'shop' } })

const browsers = 'gzip, deflate, br, zstd'

describe.skipIf(!(await isThere(varnishd)))('the edge', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edge-'))
    await chmod(folder, 0o755)
    front = startFront()
    const frontPort = await freePort()
    await once(front.listen(frontPort, '127.0.0.1'), 'listening')
    payload = startPayload()
    const payloadPort = await freePort()
    await once(payload.listen(payloadPort, '127.0.0.1'), 'listening')
    port = await freePort()
    adminPort = await freePort()
    purgePort = await freePort()
    const rules = await readFile(join(root, 'ops/edge/shop.vcl'), 'utf8')
    const at = (there: number) => `.host = "127.0.0.1"; .port = "${there}";`
    const here = rules
      .replaceAll(/\.host = "shop-[ab]"; \.port = "4321";/g, at(frontPort))
      .replaceAll(/\.host = "content-[ab]"; \.port = "3001";/g, at(payloadPort))
    await writeFile(join(folder, 'shop.vcl'), here)
    const places = [
      `127.0.0.1:${port}`,
      `purge=127.0.0.1:${purgePort}`,
      `admin=127.0.0.1:${adminPort}`,
    ].flatMap((place) => ['-a', place])
    const sizes = ['-p', 'http_resp_hdr_len=16k', '-p', 'workspace_backend=128k']
    const program = ['-F', '-n', join(folder, 'varnish'), '-f', join(folder, 'shop.vcl')]
    varnish = spawn(varnishd, [...program, ...places, ...sizes], { stdio: 'ignore' })
    await eventually('a page', async () => (await visit('/faq', browsers)).status === 200)
  })

  afterAll(async () => {
    varnish.kill()
    await once(varnish, 'exit')
    for (const server of [front, payload]) {
      server.closeAllConnections()
      server.close()
    }
    await rm(folder, { recursive: true })
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
