import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/stack/ports.ts'
import { compress } from '../../server/release/asset.ts'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { startVarnish } from '../support/varnish.ts'
import { findRunningShop, machine } from './running-shop.ts'

// Compares who serves pages: Varnish with ops/edge/shop.vcl, the front server behind it, and nginx with the same pages as
// files. They take short turns, so that what else the machine does meets all of them.
// Usage: apt-get install nginx-light libnginx-mod-http-brotli-static varnish varnish-modules wrk; in one terminal
// `EDGE_PURGE_URLS=http://127.0.0.1:6391 npm start`, without which nothing may be kept, then with the same settings
// `node tests/bench/edge.ts [turns]`.

const exec = promisify(execFile)
const turns = Number(process.argv[2] ?? 5)
const turnSeconds = 3
const connections = 50
const pages = ['/vn', '/vn/chuyen-muc/cham-soc-da', '/vn/san-pham/tinh-chat-phuc-hoi-b5', '/vn/faq']

const asBrowsersDo = 'Accept-Encoding: gzip, br'

const folder = await mkdtemp(join(tmpdir(), 'edge-'))
const started: ChildProcess[] = []
let stopEdge: (() => Promise<void>) | undefined

function start(program: string, ...args: string[]): void {
  started.push(spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }))
}

async function varnish(shop: URL): Promise<string> {
  const port = await freePort()
  const purge = Number(new URL(given('EDGE_PURGE_URLS')).port)
  const listens = { shop: port, purge, admin: await freePort() }
  stopEdge = await startVarnish({ shop: Number(shop.port), listens })
  return `http://127.0.0.1:${port}`
}

/** The bodies of the compared pages as files: as HTML and with Brotli. */
async function savePages(shop: URL): Promise<string> {
  const site = join(folder, 'site')
  for (const page of pages) {
    const html = Buffer.from(await (await fetch(new URL(page, shop))).arrayBuffer())
    const file = join(site, `${page}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
    await writeFile(`${file}.br`, (await compress(html, 'page')).br ?? '')
  }
  return site
}

async function nginx(shop: URL): Promise<string> {
  const site = await savePages(shop)
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  const conf = `
    load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    user root; worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr crit;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on;
      open_file_cache max=1000; keepalive_requests 1000000; brotli_static on; gzip_static on;
      server { listen 127.0.0.1:${port}; root ${site};
        location / { try_files $uri.html $uri =404; } }
    }`
  await writeFile(file, conf)
  start('nginx', '-c', file)
  return `http://127.0.0.1:${port}`
}

/** Requests per second for one page. */
async function rate(url: string): Promise<number> {
  const load = ['-t', '1', '-c', String(connections), '-d', `${turnSeconds}s`]
  const { stdout } = await exec('wrk', [...load, '-H', asBrowsersDo, url])
  const [, failed] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? []
  if (failed !== undefined) throw new Error(`${url}: ${failed} refused`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

const bytesOf = async (url: string) => {
  const { stdout } = await exec('curl', [
    '-s',
    '-o',
    '/dev/null',
    '-w',
    '%{http_code} %{size_download}',
    '-H',
    asBrowsersDo,
    url,
  ])
  return stdout
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

await findRunningShop()
const front = new URL(given('SHOP_URL'))
try {
  const servers = {
    nginx: await nginx(front),
    edge: await varnish(front),
    front: `http://127.0.0.1:${front.port}`,
  }
  for (const [name, server] of Object.entries(servers)) {
    await eventually(name, async () => (await fetch(`${server}/vn/faq`)).ok)
  }
  for (const page of pages) {
    const asked = async () => (await fetch(servers.edge + page)).headers.get('x-cache')
    await eventually(`${page} kept`, async () => Number(await asked()) > 0)
  }
  console.log(`${machine()}; ${connections} connections, ${turns} turns of ${turnSeconds} s\n`)
  for (const page of pages) {
    const rates: Record<string, number[]> = { nginx: [], edge: [], front: [] }
    for (let turn = 0; turn < turns; turn += 1) {
      for (const [name, server] of Object.entries(servers)) {
        rates[name]?.push(await rate(server + page))
      }
    }
    const best = median(rates.nginx ?? [])
    console.log(page)
    for (const [name, server] of Object.entries(servers)) {
      const mine = median(rates[name] ?? [])
      const share = (mine / best).toFixed(2)
      console.log(
        `  ${name.padEnd(6)} ${Math.round(mine).toString().padStart(7)}/s  ${share} of nginx  ${await bytesOf(server + page)} bytes`,
      )
    }
  }
} finally {
  await stopEdge?.()
  for (const process of started) process.kill()
}
