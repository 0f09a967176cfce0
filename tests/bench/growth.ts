import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { buildPages } from '../../scripts/stack/builds.ts'
import { shopEnv } from '../../scripts/stack/environment.ts'
import { inRoot } from '../../scripts/stack/paths.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { loadSettings } from '../../scripts/stack/settings.ts'
import { Stack } from '../../scripts/stack/stack.ts'
import { makeRelease } from '../../server/release/release-folder.ts'
import { Editor } from '../support/editor.ts'
import { startVarnish } from '../support/varnish.ts'
import { fillWithProducts } from './many-products.ts'
import { machine } from './running-shop.ts'

// Prints what the number of products costs a front server: first build, warm start, memory, and
// the time from an editor's save to the page, idle and while a change of the menu is applied. It
// starts Payload and fills it with products: give it a VAR_DIR of its own, in which no shop runs.
// Varnish stands before the front server: apt-get install varnish varnish-modules.
// Usage: `VAR_DIR=var/growth SIZES=34,1000,10000 npx node tests/bench/growth.ts`.

const sizes = (process.env.SIZES || '34,1000,10000').split(',').map(Number)
const edits = Number(process.env.EDITS || 20)
const mostMs = 3_600_000

const stack = new Stack(await loadSettings())
const { places, settings } = stack
await stack.clear()
await stack.assertPorts()
await stack.prepare()
await stack.content.start()
// As in an image, which is built without content: the first start renders every page.
await buildPages(places.logDir)
const folder = join(places.varDir, 'bench-growth')
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
Object.assign(process.env, settings, { CONTENT_URL: places.contentUrl })
const editor = await Editor.signIn()
const database = new Client(places.contentDatabase.owner)
await database.connect()

const percentile = (times: readonly number[], share: number) =>
  Math.round([...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN)

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function until(ready: () => Promise<boolean>, everyMs = 25): Promise<number> {
  const started = performance.now()
  while (!(await ready().catch(() => false))) {
    const ms = performance.now() - started
    if (ms > mostMs) throw new Error('took too long')
    await sleep(everyMs)
  }
  return performance.now() - started
}

/** A front server of its own release on the content of the running shop. */
async function startFront(release: string) {
  const port = String(await freePort())
  const metricsPort = String(await freePort())
  const purge = await freePort()
  const own = {
    SHOP_PORT: port,
    SHOP_METRICS_PORT: metricsPort,
    RATE_LIMITS: 'off',
    EDGE_PURGE_URLS: `http://127.0.0.1:${purge}`,
  }
  const ownSettings = await loadSettings({ ...process.env, ...own })
  const env = { ...process.env, ...(await shopEnv(ownSettings, places)), RELEASE_DIR: release }
  const child = spawn(process.execPath, [inRoot('server/main.ts')], { env, stdio: 'inherit' })
  const url = `http://localhost:${port}`
  const edge = await freePort()
  const listens = { shop: edge, purge, admin: await freePort() }
  const stopEdge = await startVarnish({ shop: Number(port), listens })
  const waiting = async () => {
    const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
    return Number(/^nas_render_queue_pages (\S+)/m.exec(text)?.[1])
  }
  const html = async (path: string) => (await fetch(url + path)).text()
  const atEdge = async (path: string) => (await fetch(`http://127.0.0.1:${edge}${path}`)).text()
  return {
    html,
    atEdge,
    waiting,
    listening: () => until(async () => (await fetch(`${url}/ready`)).ok),
    /** Every page is up to date; it takes two equal looks, because the first may come too early. */
    async settled() {
      const isIdle = async () => (await waiting()) === 0
      return until(async () => (await isIdle()) && (await sleep(1000)) === undefined && isIdle())
    },
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
    },
    stop: async () => {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
      await stopEdge()
    },
  }
}

type Front = Awaited<ReturnType<typeof startFront>>

/** Times from saves of products, one after the other, to their pages. */
async function publish(front: Front): Promise<number[]> {
  const { rows } = await database.query<{ id: number; slug: string }>(
    `select id, slug from products where "order" < 0 order by id limit $1`,
    [edits],
  )
  const times: number[] = []
  for (let at = 0; at < edits; at += 1) {
    const product = rows[at % rows.length]
    if (product === undefined) throw new Error('the shop has no products of the filler')
    const name = `Sản phẩm đo ${Math.random().toString(36).slice(2)}`
    await editor.publish('products', product.id, { name })
    const path = `/vn/san-pham/${product.slug}`
    times.push(await until(async () => (await front.html(path)).includes(name)))
  }
  return times
}

/** Times of requests of these pages, ten a second, until it is stopped. */
function visit(html: Front['html'], paths: readonly string[]) {
  const times: number[] = []
  const stopped = new AbortController()
  const run = (async () => {
    for (let at = 0; !stopped.signal.aborted; at += 1) {
      const started = performance.now()
      await html(paths[(at * 7919) % paths.length] ?? '/')
      times.push(performance.now() - started)
      await sleep(100)
    }
  })()
  return async () => {
    stopped.abort()
    await run
    return times
  }
}

async function measure(size: number): Promise<void> {
  await fillWithProducts(places.contentDatabase.owner, size)
  const { rows } = await database.query<{ slug: string }>('select slug from products')
  const products = rows.map(({ slug }) => `/vn/san-pham/${slug}`)
  const release = join(folder, String(size))
  await makeRelease(inRoot('dist'), release)
  const print = (what: string, figure: string) => console.log(`| ${size} | ${what} | ${figure} |`)

  const printTimes = (what: string, times: number[]) =>
    print(`${what}, p50, p99`, `${percentile(times, 0.5)} ms, ${percentile(times, 0.99)} ms`)

  const first = await startFront(release)
  print('first start: listens after', seconds(await first.listening()))
  print(
    'a page that is missing, on request',
    seconds(await until(async () => (await first.html(products.at(-1) ?? '/')).includes('<h1'))),
  )
  const existing = ['/vn', '/', '/vn/faq', '/faq', '/vn/blog', '/aura-club']
  for (const path of existing) await first.html(path)
  const visitedFirst = visit(first.html, existing)
  print('all pages rendered after', seconds(await first.settled()))
  printTimes('pages served meanwhile', await visitedFirst())
  print('memory after the first build', `${await first.memory()} MB`)
  await first.stop()

  const front = await startFront(release)
  print('warm start: listens after', seconds(await front.listening()))
  print('and compares its pages within', seconds(await front.settled()))
  const idle = await publish(front)
  print('publish, p50 and p95', `${percentile(idle, 0.5)} ms, ${percentile(idle, 0.95)} ms`)

  const [menu] = (
    await database.query<{ id: number; name: string }>(
      `select c.id, l.name from categories c join categories_locales l on l._parent_id = c.id
       where l._locale = 'vi' order by c."order" desc limit 1`,
    )
  ).rows
  if (menu === undefined) throw new Error('the shop has no category')
  // As before the change, when the edge has the pages.
  for (const path of products) await front.atEdge(path)
  const visited = visit(front.html, products)
  const visitedAtEdge = visit(front.atEdge, products)
  const name = `${menu.name} ${Date.now()}`
  await editor.publish('categories', menu.id, { name })
  const started = performance.now()
  const some = existing.concat(products.slice(-20)).filter((path) => path.startsWith('/vn'))
  await until(async () =>
    (await Promise.all(some.map(front.html))).every((html) => html.includes(name)),
  )
  print(`the menu is on ${some.length} pages after`, seconds(performance.now() - started))
  const busy = await publish(front)
  await front.settled()
  print(
    'publish during a change of the menu',
    `${percentile(busy, 0.5)} ms, ${percentile(busy, 0.95)} ms`,
  )
  print('every page that shows it is rendered after', seconds(performance.now() - started))
  printTimes('pages served meanwhile', await visited())
  printTimes('pages served meanwhile by the edge', await visitedAtEdge())
  print('memory then', `${await front.memory()} MB`)
  await editor.publish('categories', menu.id, { name: menu.name })
  await front.stop()
}

try {
  console.log(`${machine()}\n\n| Products | What | Figure |\n| --- | --- | --- |`)
  for (const size of sizes) await measure(size)
} finally {
  await database.end()
  await stack.stop()
}
process.exit(0)
