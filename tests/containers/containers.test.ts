import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { api, orderOf, placeOrder, productBySlug } from '../support/shop.ts'
import { compose, docker, healthy, killService, ops, opsWith, startOps } from './compose.ts'
import { underLoad } from './load.ts'
import { expectNothingLost, keptOf, limitMs, newProduct, orderTaken, signInStaff } from './shop.ts'

const slug = 'tinh-chat-phuc-hoi-b5'
/** A shopper's order during a release may take this long; a call of Medusa is given up after 30 s. */
const longestOrderMs = 10_000
/** Two updates, at a load that triples their time. */
const interruptedMs = 900_000

let product: number
let staff: Record<string, string>

beforeAll(async () => {
  staff = await signInStaff()
  product = (await newProduct(staff, 'nuoc-tay-trang')).id
})

const page = async (path: string, edge = given('SHOP_URL')) => {
  const response = await fetch(`${edge}${path}`)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('the image is small, and its processes run unprivileged on a read-only root', async () => {
  const [size = '', user] = (
    await docker('image', 'inspect', '-f', '{{.Size}} {{.Config.User}}', given('IMAGE'))
  ).split(' ')
  console.log(`the image has ${Math.round(Number(size) / 1e6)} MB`)
  expect(Number(size)).toBeLessThan(800e6)
  expect(user).toBe('node')
  const write = compose('exec', '-T', 'shop-a', 'touch', '/shop/new')
  await expect(write).rejects.toThrow('Read-only file system')
})

test.each(['postgres', 'backup', 'valkey', 's3'])(
  '%s has neither a writable root nor a capability',
  async (service) => {
    const inside = (...command: string[]) => compose('exec', '-T', service, ...command)
    await expect(inside('touch', '/usr/new')).rejects.toThrow('Read-only file system')
    const status = await inside('cat', '/proc/1/status')
    expect(status).toMatch(/^CapBnd:\s+0+$/m)
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
    expect(await inside('id', '-u')).not.toBe('0')
  },
)

test('a front server reaches Valkey with its password, and no database', async () => {
  expect(await compose('exec', '-T', 'valkey', 'valkey-cli', 'dbsize')).toContain('NOAUTH')
  const find = (name: string) =>
    `require('dns').lookup('${name}', (error) => console.log('${name}', error?.code ?? 'found'))`
  const found = await compose(
    'exec',
    '-T',
    'shop-a',
    'node',
    '-e',
    ['valkey', 's3', 'postgres'].map(find).join(';'),
  )
  expect(found.split('\n').sort()).toEqual(['postgres ENOTFOUND', 's3 found', 'valkey found'])
})

test('a wrong setting is reported by the first job', async () => {
  const run = compose('run', '--rm', '-T', '-e', 'PUBLIC_URL=ftp://nas', 'settings')
  await expect(run).rejects.toThrow('PUBLIC_URL must be http(s)://host without a path')
})

test('services have only the secrets that they read', async () => {
  const names = async (service: string) =>
    (await compose('exec', '-T', service, 'sh', '-c', 'tr "\\0" "\\n" < /proc/1/environ'))
      .split('\n')
      .map((line) => line.split('=')[0])
  expect(await names('shop-a')).not.toContain('CONTENT_DATABASE_URL')
  expect(await names('content-a')).not.toContain('COMMERCE_JWT_SECRET')
  expect(await names('commerce-a')).not.toContain('STAFF_PASSWORD')
})

describe('the edge', () => {
  test('caches pages and files with a hash, and no personal responses', async () => {
    await page('/vn/faq')
    const { text, headers } = await page('/vn/faq')
    expect(Number(headers.get('x-cache'))).toBeGreaterThan(0)
    expect(headers.get('surrogate-key')).toBeNull()
    const asset = /\/_assets\/[^"]+\.js/.exec(text)?.[0] ?? ''
    await page(asset)
    expect(Number((await page(asset)).headers.get('x-cache'))).toBeGreaterThan(0)
    for (const path of ['/', '/api/products', '/crm-admin']) {
      expect((await page(path)).headers.get('x-cache')).toBe('0')
    }
  })

  test.each(['br', 'gzip', undefined])('caches a page for each encoding: %s', async (encoding) => {
    const headers = {
      'Accept-Encoding': encoding === 'br' ? 'gzip, deflate, br, zstd' : (encoding ?? 'identity'),
    }
    const ask = () => fetch(`${given('SHOP_URL')}/vn/faq`, { headers })
    await (await ask()).text()
    const kept = await ask()
    expect(await kept.text()).toContain('<h1')
    expect(kept.headers.get('content-encoding') ?? undefined).toBe(encoding)
    expect(Number(kept.headers.get('x-cache'))).toBeGreaterThan(0)
  })

  test('accepts purges only from the servers', async () => {
    const headers = { 'Surrogate-Key': 'shop' }
    const { status } = await fetch(`${given('SHOP_URL')}/vn/faq`, { method: 'PURGE', headers })
    expect(status).toBe(405)
  })

  test('shows a publication at both edges once the page was purged', async () => {
    const path = `/vn/san-pham/${slug}`
    const edges = [given('SHOP_URL'), given('SECOND_EDGE_URL')]
    for (const edge of edges) {
      await page(path, edge)
      expect(Number((await page(path, edge)).headers.get('x-cache'))).toBeGreaterThan(0)
    }
    const shows = (name: string) => async () => {
      const texts = await Promise.all(edges.map(async (edge) => (await page(path, edge)).text))
      return texts.every((text) => text.includes(name))
    }
    const name = `Tinh chất ${Date.now()}`
    const shown = await productBySlug(slug)
    const former = shown?.attributes.name ?? ''
    const rename = (to: string) =>
      api(`/products/${shown?.id}`, { method: 'PUT', body: { data: { name: to } }, headers: staff })
    const started = Date.now()
    await rename(name)
    await eventually('the new name', shows(name), limitMs)
    console.log(`a new name was at the edges after ${Date.now() - started} ms`)
    await rename(former)
    await eventually('the former name', shows(former), limitMs)
  })

  test('starts while a server of each pair is stopped', async () => {
    const stopped = ['shop-a', 'content-a']
    await compose('stop', ...stopped)
    try {
      await compose('up', '-d', '--no-build', '--force-recreate', '--wait', 'edge')
      const shown = async () => (await page('/vn/faq')).status === 200
      await eventually('a page', shown, limitMs)
      await Editor.signIn()
    } finally {
      await healthy(...stopped)
    }
  })

  test('sells through the second one while the first is stopped', async () => {
    const second = given('SECOND_EDGE_URL')
    await compose('stop', 'edge')
    try {
      expect((await page('/vn/faq', second)).status).toBe(200)
      expect((await placeOrder(orderOf(product), second)).status).toBe(200)
    } finally {
      await healthy('edge')
    }
  })

  test('serves its pages while every front server is unavailable', async () => {
    await page('/vn/faq')
    await compose('stop', 'shop-a', 'shop-b')
    try {
      expect((await page('/vn/faq')).status).toBe(200)
      expect((await page('/api/products')).status).toBe(503)
    } finally {
      await healthy('shop-a', 'shop-b')
    }
    await eventually('the shop', async () => (await page('/api/products')).status === 200, limitMs)
  })

  test('serves purged pages while every front server hangs, and renews them afterwards', async () => {
    const paths = ['/vn', '/vn/faq', '/faq', '/vn/chuyen-muc/cham-soc-da', `/san-pham/${slug}`]
    // Several visitors of each page, who would otherwise wait for each other's fetch.
    const visits = Array.from({ length: 100 }, (_, at) => paths[at % paths.length] ?? '/')
    const visit = () => Promise.all(visits.map((path) => page(path)))
    // As a front server asks, in whose network this machine is too.
    const purge = () =>
      fetch(`http://${given('EDGE_NETWORK')}.10:6081`, {
        method: 'PURGE',
        headers: { 'Surrogate-Key': 'shop' },
      })
    await visit()
    let unpaused = 0
    await compose('pause', 'shop-a', 'shop-b')
    try {
      expect((await purge()).status).toBe(200)
      const started = Date.now()
      const answers = await visit()
      console.log(`${visits.length} purged pages after ${Date.now() - started} ms`)
      expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    } finally {
      await compose('unpause', 'shop-a', 'shop-b')
      unpaused = Date.now()
      // The engine calls paused containers unhealthy, until their next probe.
      const areHealthy = async () => {
        await healthy('shop-a', 'shop-b')
        return true
      }
      await eventually('both are healthy', areHealthy, limitMs)
    }
    const isRenewed = async () => {
      await purge()
      const age = Number((await page('/vn/faq')).headers.get('age') ?? Infinity)
      return (age + 1) * 1000 < Date.now() - unpaused
    }
    await eventually('a new page', isRenewed, limitMs)
  })
})

describe('under load', () => {
  test.each(['shop-a', 'commerce-a', 'worker', 'content-a', 'valkey', 'postgres'])(
    '%s is killed and restarted',
    async (service) => {
      const load = await underLoad(product, async () => {
        await sleep(3000)
        await killService(service)
        await sleep(5000)
        await healthy(service)
      })
      await expectNothingLost(load, staff)
      if (service !== 'postgres') expect(load.failedSaves).toEqual([])
    },
  )
})

describe('through the balancer', () => {
  const balanced = given('BALANCER_URL')

  test.each(['edge', 'edge-b'])('no page fails while %s is killed', async (service) => {
    const load = await underLoad(
      product,
      async () => {
        await sleep(3000)
        await killService(service)
        await sleep(5000)
        await healthy(service)
      },
      balanced,
    )
    await expectNothingLost(load, staff)
  })

  test('pages fail only on the connections of a balancer that is killed', async () => {
    const load = await underLoad(
      product,
      async () => {
        await sleep(3000)
        await killService('balancer-a')
        await sleep(5000)
        await healthy('balancer-a')
      },
      balanced,
    )
    console.log(`of ${load.pages} pages ${load.failedPages.length} failed`)
    expect(load.failedPages.length).toBeLessThan(5)
    expect(load.givenUp).toEqual([])
    expect(await keptOf(staff, load.orders)).toEqual(load.orders)
  })

  test('failed sign-ins count for the address of the shopper, not for a forged one', async () => {
    const failSignIn = async (address: string) => {
      const { headers } = await fetch(`${balanced}/api/auth/local`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify({ identifier: 'khong-co@example.com', password: 'sai-mat-khau' }),
      })
      return headers.get('x-request-id') ?? 'none'
    }
    const requests = await Promise.all(
      ['203.0.113.9', '203.0.113.10', '203.0.113.11'].map(failSignIn),
    )
    const logs = await compose('logs', '--no-log-prefix', '--since', '1m', 'shop-a', 'shop-b')
    // A front server writes the repetitions of one client in one line.
    const lines = logs.split('\n').filter((line) => requests.some((id) => line.includes(id)))
    const clients = lines.map(
      (line) => /"event":"sign-in"/.test(line) && /"client":"[^"]+"/.exec(line)?.[0],
    )
    expect(new Set(clients.filter(Boolean)).size).toBe(1)
  })

  test('pages are shown while every front server is unavailable', async () => {
    await page('/vn/faq', balanced)
    await page('/vn/faq', balanced)
    await compose('stop', 'shop-a', 'shop-b')
    try {
      await sleep(5000)
      expect((await page('/vn/faq', balanced)).status).toBe(200)
    } finally {
      await healthy('shop-a', 'shop-b')
    }
  })
})

/** The container of each service. */
async function containers(): Promise<Record<string, string>> {
  const lines = await compose('ps', '--format', '{{.Service}}={{.ID}}')
  return Object.fromEntries(lines.split('\n').map((line) => line.split('=')))
}

const data = ['postgres', 'valkey', 's3', 'edge']

describe('an update', () => {
  /** Under load, without a failed page; returns the services that were replaced or added. */
  async function update(settings: Record<string, string>, ...args: string[]): Promise<string[]> {
    const before = await containers()
    const load = await underLoad(product, () => opsWith(settings, 'update.sh', ...args))
    await expectNothingLost(load, staff)
    expect(load.failedSaves).toEqual([])
    expect(load.slowestMs).toBeLessThan(longestOrderMs)
    const after = Object.entries(await containers())
    return after.flatMap(([service, id]) => (before[service] === id ? [] : [service]))
  }

  const pair = (name: string) => [`${name}-a`, `${name}-b`]
  const applications = ['worker', ...['content', 'commerce', 'shop'].flatMap(pair)]

  test('replaces nothing when nothing has changed', async () => {
    expect(await update({})).toEqual([])
  })

  test('turns two edges into one', async () => {
    const edge = given('EDGE_NETWORK')
    const one = { EDGE_PURGE_URLS: `http://${edge}.10:6081`, TRUSTED_PROXIES: `${edge}.10` }
    await update({ ...one, COMPOSE_PROFILES: '' })
    expect(await containers()).not.toHaveProperty('edge-b')
  })

  test('turns one edge into two', async () => {
    const replaced = await update({})
    expect(replaced).toEqual(expect.arrayContaining(['edge-b', 'shop-a', 'shop-b']))
    for (const service of data) expect(replaced).not.toContain(service)
    expect((await page('/vn/faq', given('SECOND_EDGE_URL'))).status).toBe(200)
  })

  test.each(['on', 'off'])('brings a changed setting to the applications: %s', async (value) => {
    expect((await update({ SUITE_ACCESS_LOG: value })).sort()).toEqual(applications.toSorted())
  })

  const [image = '', former = ''] = given('IMAGE').split(':')
  test.each(['next', former])('brings the version %s', async (version) => {
    await docker('tag', given('IMAGE'), `${image}:next`)
    const replaced = await update({}, version)
    expect(replaced.sort()).toEqual(applications.toSorted())
    const running = ['inspect', '-f', '{{.Config.Image}}', (await containers())['shop-b'] ?? '']
    expect(await docker(...running)).toBe(`${image}:${version}`)
  })

  test(
    'that is interrupted is completed by the next one',
    async () => {
      const load = await underLoad(product, async () => {
        const settings = { SUITE_ACCESS_LOG: 'on' }
        const former = await containers()
        const interrupted = startOps(settings, 'update.sh')
        const isReplaced = async () => (await containers())['commerce-a'] !== former['commerce-a']
        try {
          await eventually('the middle of the update', isReplaced, interruptedMs / 2)
        } finally {
          await interrupted.kill()
        }
        await opsWith(settings, 'update.sh')
      })
      await expectNothingLost(load, staff)
      expect(load.failedSaves).toEqual([])
      expect(Object.keys(await containers())).toEqual(expect.arrayContaining(applications))
    },
    interruptedMs,
  )

  test('brings the settings of before back', async () => {
    expect((await update({})).sort()).toEqual(applications.toSorted())
  })

  test('to an image that does not exist changes nothing', async () => {
    const before = await containers()
    await expect(ops('update.sh', 'no-such-version')).rejects.toThrow('Command failed')
    expect(await containers()).toEqual(before)
  })
})

test('without Valkey orders are rejected immediately or accepted, and continue when it returns', async () => {
  await compose('stop', 'valkey')
  const started = Date.now()
  const { status } = await placeOrder(orderOf(product))
  const ms = Date.now() - started
  expect([200, 503]).toContain(status)
  expect(ms).toBeLessThan(3500)
  await healthy('valkey')
  await orderTaken(product)
})
