import { once } from 'node:events'
import { get } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isThere } from '../../scripts/stack/paths.ts'
import { eventually } from '../support/eventually.ts'
import { unclear } from '../support/unclear-messages.ts'
import { Balanced, browser, caddy } from './balancer/balanced.ts'

const shop = new Balanced()

/** 100 visits a second while the work lasts; returns the answers. */
async function underLoad(work: () => Promise<unknown>, visit: () => Promise<{ status: number }>) {
  const begun: Promise<{ status: number }>[] = []
  const visiting = setInterval(() => begun.push(visit()), 10)
  await work().finally(() => clearInterval(visiting))
  return Promise.all(begun)
}

const failed = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).filter((status) => status !== 200)

/** Starts those that were killed, and waits until both get calls. */
async function restartEdges() {
  await eventually('both edges get calls', async () => {
    for (const [at, { signalCode }] of shop.edges.entries()) if (signalCode) shop.startEdge(at)
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.visit('/who')))
    return (
      failed(answers).length === 0 &&
      new Set(answers.map((one) => one.headers['x-edge'])).size === 2
    )
  })
}

function raw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({
      host: '127.0.0.1',
      port: shop.port,
      ca: shop.ca,
      servername: 'shop.test',
    })
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    socket.write(bytes)
  })
}

describe.skipIf(!(await isThere(caddy)))('the balancer', () => {
  beforeAll(async () => {
    await shop.start()
    await restartEdges()
  })
  afterAll(() => shop.stop())

  it('shows each page while an edge is killed, and uses it again', async () => {
    const agent = browser()
    const answers = await underLoad(
      async () => {
        await sleep(1000)
        shop.edges[0]?.kill('SIGKILL')
        await sleep(2000)
        shop.startEdge(0)
        await sleep(2000)
      },
      () => shop.visit('/vn', { agent }),
    )
    console.log(`${answers.length} pages, ${failed(answers).length} failed`)
    expect(answers.length).toBeGreaterThan(300)
    expect(failed(answers)).toEqual([])
    await restartEdges()
  })

  it('sends no order twice', async () => {
    const order = (body: string) => shop.visit('/api/app/createorder', { method: 'POST', body })
    const sent = (body: string) => shop.received.filter((call) => call.body === body).length
    shop.edges[0]?.kill('SIGKILL')
    const bodies = Array.from({ length: 20 }, (_, at) => `order ${at}`)
    const answers = await Promise.all(bodies.map(order))
    // Caddy before 2.11.3 answers 502 to a call with a body that it could not send, until it knows that the edge is down.
    console.log(`${bodies.length} orders, ${failed(answers).length} failed`)
    for (const [at, { status }] of answers.entries()) {
      expect([status, sent(`order ${at}`)]).toEqual(status === 200 ? [200, 1] : [502, 0])
    }
    await eventually('the other edge takes all', async () => (await order('next')).status === 200)
    await restartEdges()
    const dying = await shop.visit('/dies', { method: 'POST' })
    const times = shop.received.filter(({ url }) => url === '/dies').length
    expect([dying.status, times]).toEqual([502, 1])
    await restartEdges()
  })

  it.each(['shop.test', 'editors.test'])(
    'replaces a forged X-Forwarded-For by the address of the client for the edges of %s',
    async (servername) => {
      const headers = { Host: `${servername}:${shop.port}`, 'X-Forwarded-For': '203.0.113.9' }
      const { text, headers: got } = await shop.visit('/', { servername, headers })
      expect(text).toBe('127.0.0.1')
      expect(got['strict-transport-security']).toBe('max-age=31536000')
      expect(got).not.toHaveProperty('server')
    },
  )

  it.each([
    ['/vn/faq?a=b', 308, 'https://shop.test/vn/faq?a=b'],
    ['/api/products', 403, undefined],
  ])('leads pages from http to https, and refuses calls: %s', async (path, status, location) => {
    const call = get({ port: shop.httpPort, path, headers: { Host: 'shop.test' } })
    const [response] = await once(call, 'response')
    expect([response.statusCode, response.headers.location]).toEqual([status, location])
  })

  it.each([
    ['TLSv1.1', 0],
    ['TLSv1.2', 200],
    ['TLSv1.3', 200],
  ] as const)('answers by %s: %i', async (version, status) => {
    const only = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' }
    expect((await shop.visit('/', only)).status).toBe(status)
  })

  it.each(Object.entries(unclear))('passes nothing that is hidden in %s', async (_, bytes) => {
    const before = shop.received.length
    const answer = await raw(bytes.replaceAll('Host: shop', `Host: shop.test:${shop.port}`))
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
    // Calls that Caddy takes for two are sent as two.
    const passed = shop.received.length - before
    expect(statuses).toEqual(
      passed === 0 ? [expect.stringMatching(/^(400|501)$/)] : Array(passed).fill('200'),
    )
  })

  it('passes no body of HTTP/2 that is longer than its length', async () => {
    const before = shop.received.length
    const client = connectHttp2(`https://127.0.0.1:${shop.port}`, {
      ca: shop.ca,
      servername: 'shop.test',
    })
    const path = { ':method': 'POST', ':path': '/', ':authority': `shop.test:${shop.port}` }
    const call = client.request({ ...path, 'content-length': '0' })
    call.end('GET /hidden HTTP/1.1\r\nHost: shop\r\n\r\n')
    await expect(once(call, 'response')).rejects.toThrow('PROTOCOL_ERROR')
    client.destroy()
    expect(shop.received.slice(before)).toEqual([])
  })

  it('shows pages while clients send headers slowly, and closes their connections', async () => {
    const head = `GET / HTTP/1.1\r\nHost: shop.test:${shop.port}\r\n`
    const slow = Array.from({ length: 500 }, () => raw(head))
    const started = performance.now()
    await sleep(1000)
    const visits = Array.from({ length: 100 }, () => shop.visit('/vn'))
    expect(failed(await Promise.all(visits))).toEqual([])
    expect(performance.now() - started).toBeLessThan(5000)
    await Promise.all(slow)
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  it('names neither addresses nor queries of people in its log', async () => {
    for (const edge of shop.edges) edge.kill('SIGKILL')
    const { status } = await shop.visit('/vn/don-hang?code=secret-code', {
      headers: { Cookie: 'a=secret' },
    })
    expect([502, 503]).toContain(status)
    expect(shop.log).toContain('http.log.error')
    expect(shop.log).not.toMatch(/secret|don-hang/)
    await restartEdges()
  })

  it('keeps the address while one of its two processes is killed', async () => {
    // A browser repeats a GET on a connection that was closed.
    let closed = 0
    const visit = async () => {
      const answer = await shop.visit('/vn')
      if (answer.status !== 0) return answer
      closed += 1
      // The process that ends may accept one more connection.
      await sleep(50)
      return shop.visit('/vn')
    }
    const answers = await underLoad(async () => {
      await sleep(1000)
      shop.balancers[0]?.kill('SIGKILL')
      await sleep(2000)
    }, visit)
    console.log(
      `${answers.length} pages, ${closed} connections closed, ${failed(answers).length} failed`,
    )
    expect(failed(answers)).toEqual([])
    expect(closed).toBeLessThan(20)
  })
})
