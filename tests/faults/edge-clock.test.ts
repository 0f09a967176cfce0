import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { isThere } from '../../scripts/stack/paths.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { eventually } from '../support/eventually.ts'
import { startVarnish, varnishd } from '../support/varnish.ts'

const compiler = '/usr/bin/cc'
const canRun = (await isThere(varnishd)) && (await isThere(compiler))

it.skipIf(!canRun)(
  'the edge keeps its pages and connections when the clock is set back',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clock-'))
    // Varnish reads it as an unprivileged user.
    await chmod(folder, 0o755)
    const [clock, offset] = [join(folder, 'clock.so'), join(folder, 'offset')]
    const source = new URL('clock/clock.c', import.meta.url).pathname
    await promisify(execFile)(compiler, ['-shared', '-fPIC', '-o', clock, source, '-ldl'])
    const setClock = (seconds: number) =>
      writeFile(offset, new BigInt64Array([BigInt(seconds)]), { flag: 'r+' })
    await writeFile(offset, new Uint8Array(8))
    let rendered = 0
    const [shop, port] = [await freePort(), await freePort()]
    const server = createServer((request, response) => {
      if (request.url === '/kept') rendered += 1
      response.setHeader('Surrogate-Key', 'shop')
      response.end('page')
    }).listen(shop)
    const listens = { shop: port, purge: await freePort(), admin: await freePort() }
    const more = { LD_PRELOAD: clock, CLOCK_OFFSET: offset }
    const stopEdge = await startVarnish({ shop, listens }, { more })
    // One connection, to which Varnish compares its clock.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const visit = () =>
      new Promise<string>((resolve, reject) => {
        const answered = (response: IncomingMessage) => text(response).then(resolve, reject)
        get(`http://127.0.0.1:${port}/kept`, { agent }, answered).on('error', reject)
      })
    try {
      const isShown = () =>
        visit().then(
          (page) => page === 'page',
          () => false,
        )
      await eventually('a page', isShown, 20_000)
      await setClock(-3600)
      expect(await visit()).toBe('page')
      agent.destroy()
      await new Promise((resolve) => setTimeout(resolve, 1000))
      expect(await visit()).toBe('page')
      expect(rendered).toBe(1)
    } finally {
      agent.destroy()
      await stopEdge()
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true })
    }
  },
)
