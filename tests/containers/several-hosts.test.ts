import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '../../scripts/stack/paths.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { startBalancer } from '../faults/balancer/balanced.ts'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { api, orderOf, placeOrder } from '../support/shop.ts'
import { docker, imageWith, ops } from './compose.ts'
import { type Load, underLoad } from './load.ts'
import { keptOf, newProduct, noteDrill, orderTaken, signInStaff } from './shop.ts'

const exec = promisify(execFile)
/** Time in ms for a host to be started, and its containers to be healthy. */
const limitMs = 300_000

/** Time in ms for an update of the whole shop, at a load that triples it. */
const updateMs = 900_000

/** A command of tests/containers/engine/hosts.sh. */
const hosts = async (...args: string[]) => (await exec(given('HOSTS_SCRIPT'), args)).stdout.trim()

/** The edges of both front hosts. */
const edges = ['10.88.0.11:8080', '10.88.0.12:8080']
const slug = 'tinh-chat-phuc-hoi-b5'
let folder: string
let balancer: Awaited<ReturnType<typeof startBalancer>>
let staff: Record<string, string>
let product: number

/** Whether each service has as many healthy containers as it should; the job of an interrupted update has none. */
async function isWhole(): Promise<boolean> {
  const services = await docker('service', 'ls', '--format', '{{.Name}} {{.Replicas}}')
  const running = services.split('\n').filter((line) => !/_job /.test(line))
  return running.every((line) => / (\d+)\/\1$/.test(line))
}

const isShown = async (edge: string) =>
  fetch(`http://${edge}/vn/faq`, { signal: AbortSignal.timeout(3000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

const whole = (): Promise<{ ms: number }> =>
  eventually(
    'the shop is whole on all hosts',
    async () => (await isWhole()) && (await Promise.all(edges.map(isShown))).every(Boolean),
    limitMs,
  )

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'))
  const files = ['pem', 'key'].map((end) => inRoot('var/certificates', `suite.${end}`))
  const shop = given('SHOP_URL')
  const [port, httpPort] = [Number(new URL(shop).port), await freePort()]
  balancer = await startBalancer({
    ...{ folder, name: 'front', port, httpPort, files },
    ...{ urls: { shop }, edges },
  })
  await whole()
  staff = await signInStaff()
  product = (await newProduct(staff, 'nuoc-tay-trang')).id
})

afterAll(async () => {
  balancer.kill()
  await rm(folder, { recursive: true })
})

async function expectOrdersKept(load: Load): Promise<void> {
  const { orders, givenUp } = load
  noteDrill(load)
  // Some may fail, and are worth a look.
  for (const reasons of [load.failedPages, load.repeated, load.failedSaves]) {
    if (reasons.length > 0) console.log([...new Set(reasons)].slice(0, 5))
  }
  expect(givenUp).toEqual([])
  expect(orders.length).toBeGreaterThan(4)
  expect(await keptOf(staff, orders)).toEqual(orders)
}

test('both front hosts sell, and show a publication', async () => {
  const shown = await api<{ data: { id: number; attributes: { name: string } }[] }>(
    `/products?filters[slug]=${slug}`,
  )
  const [found] = shown.body.data
  const name = `Tinh chất ${Date.now()}`
  for (const edge of edges) {
    await (await fetch(`http://${edge}/vn/san-pham/${slug}`)).text()
    expect((await placeOrder(orderOf(product), `http://${edge}`)).status).toBe(200)
  }
  const data = { name }
  const started = Date.now()
  await api(`/products/${found?.id}`, { method: 'PUT', body: { data }, headers: staff })
  for (const edge of edges) {
    await eventually(
      `${edge} shows it`,
      async () => (await (await fetch(`http://${edge}/vn/san-pham/${slug}`)).text()).includes(name),
      limitMs,
    )
  }
  console.log(`a new name was at both edges after ${Date.now() - started} ms`)
})

test('the host of a front is killed, and started again', async () => {
  const load = await underLoad(product, async () => {
    await sleep(5000)
    await hosts('kill', '2')
    await sleep(60_000)
  })
  const started = Date.now()
  await hosts('up')
  await whole()
  console.log(`whole ${Math.round((Date.now() - started) / 1000)} s after the host was started`)
  await expectOrdersKept(load)
  expect(load.failedPages.length).toBeLessThan(50)
})

test('the host of a front is cut off, and comes back', async () => {
  const load = await underLoad(product, async () => {
    await sleep(5000)
    await hosts('cut', '2')
    await sleep(60_000)
    await hosts('join', '2')
    const { ms } = await whole()
    console.log(`whole ${Math.round(ms / 1000)} s after it came back`)
  })
  await expectOrdersKept(load)
  expect(load.failedPages.length).toBeLessThan(50)
})

/** An image whose containers run, but whose probes fail. */
async function imageWithoutHealth(host: string): Promise<void> {
  const probe = join(folder, 'probe.ts')
  const text = await readFile(inRoot('scripts/containers/probe.ts'), 'utf8')
  await writeFile(probe, text.replace('import.meta.main', 'import.meta.main && process.exit(1)'))
  await imageWith(probe, {
    from: 'nas-shop:suite',
    to: 'nas-shop:broken',
    path: '/shop/scripts/containers/probe.ts',
    engine: (...args) => hosts('docker', host, ...args),
  })
}

const inspected = (service: string, what: string) =>
  docker('service', 'inspect', '-f', `{{.${what}}}`, `nas-hosts_${service}`)

const imageOf = (service: string) => inspected(service, 'Spec.TaskTemplate.ContainerSpec.Image')

test(
  'takes a version back that does not become healthy',
  async () => {
    for (const host of ['1', '2', '3']) await imageWithoutHealth(host)
    const started = Date.now()
    const load = await underLoad(product, async () => {
      const updated = ops('stack.sh', 'broken')
      await expect(updated).rejects.toThrow('back: ops/stack.sh suite')
      console.log(`refused after ${Math.round((Date.now() - started) / 1000)} s`)
      const isBack = async () =>
        (await inspected('content', 'UpdateStatus.State')) === 'rollback_completed'
      await eventually('the former version is back', isBack, limitMs)
      expect(await imageOf('content')).toBe('nas-shop:suite')
      await ops('stack.sh', 'suite')
    })
    await expectOrdersKept(load)
    expect(load.failedPages).toEqual([])
    expect(load.failedSaves).toEqual([])
  },
  updateMs,
)

test.each(['next', 'suite'])(
  'brings the version %s without a failed page',
  async (version) => {
    for (const host of ['1', '2', '3']) {
      await hosts('docker', host, 'tag', 'nas-shop:suite', 'nas-shop:next')
    }
    const load = await underLoad(product, () => ops('stack.sh', version))
    await expectOrdersKept(load)
    expect(load.failedPages).toEqual([])
    expect(load.failedSaves).toEqual([])
    expect(await imageOf('shop')).toBe(`nas-shop:${version}`)
  },
  updateMs,
)

test(
  'the host of the data is lost: another one restores them from the bucket',
  async () => {
    const before = await orderTaken(product)
    await ops('backup.sh')
    const after = await orderTaken(product)
    // Longer than BACKUP_WAL_SECONDS.
    await sleep(15_000)
    const pages = { shown: 0, failed: 0 }
    const visiting = setInterval(async () => {
      for (const edge of edges) pages[(await isShown(edge)) ? 'shown' : 'failed'] += 1
    }, 500)
    try {
      const started = Date.now()
      await hosts('kill', '3')
      const isDown = () =>
        docker('node', 'ls', '--format', '{{.Hostname}} {{.Status}}').then(
          (nodes) => nodes.includes('nas-host-3 Down'),
          // The swarm has no leader yet.
          () => false,
        )
      await eventually('the other hosts know', isDown, limitMs)
      await docker('node', 'update', '--label-rm', 'data', 'nas-host-3')
      await docker('node', 'update', '--label-add', 'data=true', 'nas-host-1')
      console.log(await ops('restore.sh', 'latest'))
      const taken = await orderTaken(product)
      console.log(`orders ${Math.round((Date.now() - started) / 1000)} s after the loss`)
      staff = await signInStaff()
      expect(await keptOf(staff, [before, after, taken])).toEqual([before, after, taken])
    } finally {
      clearInterval(visiting)
    }
    console.log(pages)
    expect(pages.failed).toBe(0)
    expect(pages.shown).toBeGreaterThan(50)
  },
  updateMs,
)
