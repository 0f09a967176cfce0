import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { shopEnv } from '../../scripts/stack/environment.ts'
import { inRoot } from '../../scripts/stack/paths.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { loadSettings } from '../../scripts/stack/settings.ts'
import { Stack } from '../../scripts/stack/stack.ts'
import { siteOf } from '../../server/release/release-folder.ts'
import { ReleaseStore } from '../../server/release/release-store.ts'
import { machine } from './running-shop.ts'

// Prints how long pages in memory and calls of the API take while a front server renders all other
// pages, and without that. It needs only a release with content, such as those of `growth.ts`, and
// works on a copy of it, with the build of these sources. Usage: `VAR_DIR=var/serving RELEASE=var/growth/bench-growth/1000 npx node tests/bench/serving.ts`.

const pages = ['/vn', '/vn/faq', '/faq', '/vn/blog', '/aura-club']
const calls = ['/api/products?pagination[pageSize]=24', '/api/categories?populate=*']

const percentile = (times: readonly number[], share: number) =>
  Math.round([...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN)

const folder = await mkdtemp(join(tmpdir(), 'nas-serving-'))
await cp(inRoot(process.env.RELEASE ?? ''), folder, { recursive: true })
const store = new ReleaseStore(folder)
store.removePages()
store.close()
await cp(inRoot('dist/client'), siteOf(folder), { recursive: true })

const [port, metricsPort] = [String(await freePort()), String(await freePort())]
// Payload and Medusa do not run.
const settings = await loadSettings({
  ...process.env,
  SHOP_PORT: port,
  SHOP_METRICS_PORT: metricsPort,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
})
const env = {
  ...process.env,
  ...(await shopEnv(settings, new Stack(settings).places)),
  COMMERCE_PUBLISHABLE_KEY: 'pk_serving1234567890',
  COMMERCE_SECRET_KEY: 'sk_serving1234567890',
  RELEASE_DIR: folder,
}
const front = spawn(process.execPath, [inRoot('server/main.ts')], { env, stdio: 'inherit' })
const exited = new Promise((resolve) => front.once('exit', resolve))

const get = async (url: string) => {
  const response = await fetch(url)
  return { status: response.status, text: await response.text() }
}

async function waiting(): Promise<number> {
  const { text } = await get(`http://localhost:${metricsPort}/metrics`)
  return Number(/^nas_render_queue_pages (\S+)/m.exec(text)?.[1])
}

/** Requests these in turn, 25 a second, until it is stopped. */
function visit(paths: readonly string[]) {
  const times: number[] = []
  const begun: Promise<void>[] = []
  let failed = 0
  const ask = async (path: string) => {
    const started = performance.now()
    const answer = await get(`http://localhost:${port}${path}`).catch(() => null)
    times.push(performance.now() - started)
    if (answer?.status !== 200) failed += 1
  }
  let at = 0
  const timer = setInterval(() => begun.push(ask(paths[at++ % paths.length] ?? '/')), 40)
  return async () => {
    clearInterval(timer)
    await Promise.all(begun)
    const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times, share))
    return `${times.length}, ${failed} failed | ${p50} ms | ${p99} ms | ${most} ms`
  }
}

async function print(what: string, work: () => Promise<unknown>): Promise<void> {
  const [stopPages, stopCalls] = [visit(pages), visit(calls)]
  await work()
  console.log(`| pages, ${what} | ${await stopPages()} |`)
  console.log(`| calls, ${what} | ${await stopCalls()} |`)
}

try {
  while ((await get(`http://localhost:${port}/ready`).catch(() => null))?.status !== 200) {
    await sleep(20)
  }
  for (const path of pages) await get(`http://localhost:${port}${path}`)
  const began = performance.now()
  console.log(
    `${machine()}\n\n| What | Number | p50 | p99 | most |\n| --- | --- | --- | --- | --- |`,
  )
  const count = await waiting()
  await print(`${count} pages are rendered`, async () => {
    while ((await waiting()) > 0) await sleep(200)
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  await print('idle', () => sleep(10_000))
  console.log(`All were rendered after ${seconds} s.`)
} finally {
  front.kill('SIGTERM')
  await exited
  await rm(folder, { recursive: true })
}
process.exit(0)
