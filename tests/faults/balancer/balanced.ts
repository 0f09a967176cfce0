import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, type RequestOptions, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../../../scripts/stack/paths.ts'
import { freePort } from '../../../scripts/stack/ports.ts'
import { makeCertificate } from '../../../scripts/testing/own-certificate.ts'

/** From Debian's package; the suite `containers` has it always. */
export const caddy = '/usr/bin/caddy'

const at = (port: number) => `127.0.0.1:${port}`

interface Balancer {
  folder: string
  name: string
  port: number
  httpPort: number
  /** The edges of visitors, and those of editors at `editors`. */
  urls: { shop: string; editors?: string }
  edges: string[]
  /** Certificate and key. */
  files: string[]
}

/** A process with the rules of `ops/balancer`. */
export async function startBalancer(balancer: Balancer) {
  const { folder, name, port, httpPort, urls, edges, files } = balancer
  const env = {
    ...process.env,
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(port),
    PUBLIC_URL: urls.shop,
    CONTENT_ADMIN_URL: urls.editors ?? '',
    EDITORS: urls.editors ? inRoot('ops/balancer') : '',
    EDGES: edges.join(' '),
    EDITOR_EDGES: edges.join(' '),
    BALANCER_TLS: files.join(' '),
    METRICS_HOST: '127.0.0.1',
    METRICS_PORT: String(await freePort()),
    BALANCER_SOCKET: join(folder, `${name}.sock`),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: join(folder, name),
  }
  const program = ['run', '--adapter', 'caddyfile', '--config', inRoot('ops/balancer/Caddyfile')]
  return spawn(caddy, program, { env })
}

/** The balancer of `ops/balancer` as two processes, and two edges behind it, on this machine. */
export class Balanced {
  readonly edges: ChildProcess[] = []
  /** Calls that edges have received. */
  readonly received: { url: string; body: string }[] = []
  readonly balancers: ChildProcess[] = []
  log = ''
  port = 0
  httpPort = 0
  ca = ''
  #folder = ''
  #ports: number[] = []

  async start(): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'balancer-'))
    this.#ports = [await freePort(), await freePort()]
    this.port = await freePort()
    this.httpPort = await freePort()
    const hosts = ['shop.test', 'editors.test']
    const { certificate, key } = await makeCertificate(this.#folder, 'cert', hosts)
    this.ca = await readFile(certificate, 'utf8')
    for (const edge of [0, 1]) this.startEdge(edge)
    for (const process of ['a', 'b']) await this.#startBalancer(process, [certificate, key])
  }

  startEdge(edge: number): void {
    const started = fork(inRoot('tests/faults/balancer/fake-edge.ts'), [String(this.#ports[edge])])
    started.on('message', (call) => this.received.push(call as { url: string; body: string }))
    this.edges[edge] = started
  }

  async #startBalancer(name: string, files: string[]): Promise<void> {
    const started = await startBalancer({
      folder: this.#folder,
      name,
      port: this.port,
      httpPort: this.httpPort,
      urls: {
        shop: `https://shop.test:${this.port}`,
        editors: `https://editors.test:${this.port}`,
      },
      edges: this.#ports.map(at),
      files,
    })
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk) => {
        this.log += chunk
      })
    }
    this.balancers.push(started)
  }

  /** @returns status, headers and text; 0 when the connection was closed without an answer */
  async visit(path: string, options: RequestOptions & { body?: string } = {}) {
    const { body, ...more } = options
    const own = { host: '127.0.0.1', port: this.port, path, ca: this.ca, servername: 'shop.test' }
    const asked = request({
      ...own,
      ...more,
      headers: { Host: `shop.test:${this.port}`, ...more.headers },
    })
    asked.end(body)
    try {
      const [response] = await once(asked, 'response')
      const text = Buffer.concat(await response.toArray()).toString()
      return { status: response.statusCode as number, headers: response.headers, text }
    } catch {
      return { status: 0, headers: {}, text: '' }
    }
  }

  async stop(): Promise<void> {
    for (const one of [...this.edges, ...this.balancers]) one.kill('SIGKILL')
    await rm(this.#folder, { recursive: true })
  }
}

/** Keeps connections as a browser does. */
export const browser = () => new Agent({ keepAlive: true })
