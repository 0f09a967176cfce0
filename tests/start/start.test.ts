import { chmod, cp, mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { Runner, recordedPid, root } from '../support/runner.ts'
import { api, orderOf, pageText, placeOrder } from '../support/shop.ts'
import { slowdown } from '../support/slowdown.ts'

const varDir = given('VAR_DIR')
/** The line of a start after which the shop answers. */
const runs = 'Ctrl-C stops everything'
const servicesMs = 60_000
const demoMs = 120_000

const addresses = () => [
  `http://localhost:${given('SHOP_PORT')}/health`,
  `http://localhost:${given('CONTENT_PORT')}/api/health`,
  `http://localhost:${given('COMMERCE_PORT')}/health`,
  `http://localhost:${given('VNPAY_PORT')}/health`,
  `http://localhost:${given('SOCIAL_PORT')}/health`,
]
const allAnswer = async () => (await Promise.all(addresses().map(answers))).every(Boolean)
const noneAnswers = async () => !(await Promise.all(addresses().map(answers))).some(Boolean)

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null)
  await response?.arrayBuffer()
  return response?.ok ?? false
}

let runner: Runner | undefined
let backupDir = ''
let backups: Record<string, string>
beforeAll(async () => {
  process.env.SHOP_URL = `http://localhost:${given('SHOP_PORT')}`
  process.env.CONTENT_URL = `http://localhost:${given('CONTENT_PORT')}`
  backupDir = await mkdtemp(join(root, varDir, 'backups-'))
  await chmod(backupDir, 0o711)
  backups = { BACKUP_DIR: backupDir, BACKUP_PASSPHRASE: 'a-long-passphrase-of-the-tests' }
})
afterAll(async () => {
  runner?.signal('SIGTERM')
  await runner?.exitCode()
  await rm(backupDir, { recursive: true })
})

const slug = 'kem-duong-ceramide'

interface Placed {
  id: number
  code: string
}
/** Orders acknowledged before the start of the backup, and after it. */
const before: Placed[] = []
const after: Placed[] = []

/** A product of which more is in stock than is ordered during a backup. */
let plentiful = 0

async function makePlentiful(): Promise<void> {
  const editor = await Editor.signIn()
  const { id } = await editor.create<{ id: number }>('products', {
    name: 'Hàng nhiều',
    slug: 'hang-nhieu',
    price: 90_000,
    stock_start: 100_000,
  })
  plentiful = id
  await eventually('it can be ordered', async () => (await placeOrder(orderOf(id))).status === 200)
}

async function placeOrders(number: number): Promise<Placed[]> {
  const placed: Placed[] = []
  while (placed.length < number) {
    const { status, body } = await placeOrder(orderOf(plentiful))
    expect(status, JSON.stringify(body.error)).toBe(200)
    placed.push({ id: body.data.id, code: body.data.attributes.code })
  }
  return placed
}

async function placeUntil(signal: AbortSignal): Promise<Placed[]> {
  const placed: Placed[] = []
  while (!signal.aborted) placed.push(...(await placeOrders(1)))
  return placed
}

async function isTracked({ code }: Placed): Promise<boolean> {
  const body = { code, phone: '0912345678' }
  return (await api('/app/trackorder', { method: 'POST', body })).status === 200
}

describe('npm start', () => {
  it('repeats no unchanged step and prints the addresses', async () => {
    const started = performance.now()
    runner = new Runner()
    await runner.prints(runs, servicesMs)
    const seconds = (performance.now() - started) / 1000
    console.log(`second start: ${seconds.toFixed(1)} s`)
    expect(runner.output).toContain('a simulator of VNPAY; no real money')
    expect(runner.output).not.toMatch(/Building|Migrating|Filling|Setting up|Compressing/)
    for (const name of ['STAFF_EMAIL', 'STAFF_PASSWORD', 'EDITOR_PASSWORD', 'MEMBER_PASSWORD']) {
      expect(runner.output).toContain(given(name))
    }
    expect(await allAnswer()).toBe(true)
  })

  it('does not expose Medusa to other machines', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    for (const { address } of outside) {
      expect(await answers(`http://${address}:${given('SHOP_PORT')}/health`)).toBe(true)
      expect(await answers(`http://${address}:${given('COMMERCE_PORT')}/health`)).toBe(false)
    }
  })

  it('stores its secrets readable only for the owner', async () => {
    const { mode } = await stat(join(root, varDir, 'secrets.env'))
    expect(mode & 0o777).toBe(0o600)
  })

  it('does not run twice in one folder', async () => {
    const second = new Runner()
    expect(await second.exitCode()).toBe(1)
    expect(second.output).toContain('already running')
  })

  it.each(['shop', 'vnpay'])('restarts a killed part: %s', async (part) => {
    const pid = await recordedPid(varDir, part)
    process.kill(pid, 'SIGKILL')
    const isAnother = async () => (await recordedPid(varDir, part)) !== pid
    await eventually(`${part} runs again`, async () => (await isAnother()) && allAnswer())
  })

  it('restarts a killed PostgreSQL, and the parts reconnect', async () => {
    const file = join(root, varDir, 'postgres/postmaster.pid')
    const [pid = ''] = (await readFile(file, 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
    const body = { identifier: given('STAFF_EMAIL'), password: given('STAFF_PASSWORD') }
    const signIn = () =>
      fetch(`http://localhost:${given('SHOP_PORT')}/api/auth/local`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    await eventually('staff can sign in', async () => (await signIn()).ok, 30_000)
    await eventually('Payload is healthy', () => answers(addresses()[1] ?? ''), 30_000)
    expect(runner?.output).toContain('PostgreSQL exited; restarting it')
  })

  it('is backed up while orders are placed, one backup at a time', async () => {
    await makePlentiful()
    before.push(...(await placeOrders(3)))
    const placing = new AbortController()
    const during = placeUntil(placing.signal)
    const [one, other] = [new Runner(['--backup'], backups), new Runner(['--backup'], backups)]
    const codes = [await one.exitCode(), await other.exitCode()]
    placing.abort()
    expect((await during).length).toBeGreaterThan(0)
    expect([...codes].sort(), one.output + other.output).toEqual([0, 1])
    expect(one.output + other.output).toContain('Another backup is being made')
    after.push(...(await placeOrders(1)))
  })

  it('rejects a restore while it runs', async () => {
    const restoring = new Runner(['--restore', '--replace'], backups)
    expect(await restoring.exitCode()).toBe(1)
    expect(restoring.output).toContain('already running')
  })

  it('starts again after the runner was killed', async () => {
    process.kill(await recordedPid(varDir, 'runner'), 'SIGKILL')
    await runner?.exitCode()
    runner = new Runner([], { DEMO_ORDERS: '7' })
    await runner.prints(runs, 2 * servicesMs)
    expect(runner.output).toContain('Ended processes of an earlier run')
    expect(runner.output).toContain(given('STAFF_EMAIL'))
    for (const name of ['STAFF_PASSWORD', 'EDITOR_PASSWORD', 'MEMBER_PASSWORD']) {
      expect(runner.output).not.toContain(given(name))
    }
    expect(await allAnswer()).toBe(true)
  })

  // The installation is restored below from the backup of before.
  it(
    'has made a week of orders, which one command removes',
    async () => {
      await runner?.prints('✓ Making 7 days of demo orders', demoMs)
      console.log(/✓ Making 7 days of demo orders [\d.]+ s/.exec(runner?.output ?? '')?.[0])
      const removing = new Runner(['--remove-demo'])
      expect(await removing.exitCode(), removing.output).toBe(0)
      expect(removing.output).toMatch(/[1-9]\d+ orders and [1-9]\d* members of the demo are gone/)
      expect(removing.output).toMatch(/[1-9]\d* requests of the demo are gone/)
    },
    2 * demoMs,
  )

  it('stops everything within 10 seconds', async () => {
    const started = performance.now()
    runner?.signal('SIGTERM')
    expect(await runner?.exitCode()).toBe(0)
    expect(performance.now() - started).toBeLessThan(10_000 * slowdown())
    expect(await noneAnswers()).toBe(true)
    const database = stat(join(root, varDir, 'postgres/postmaster.pid'))
    await expect(database).rejects.toThrow('ENOENT')
  })
})

describe('a lost installation', () => {
  it('is not overwritten, and not restored from a damaged backup', async () => {
    const careless = new Runner(['--restore'], backups)
    expect(await careless.exitCode()).toBe(1)
    expect(careless.output).toContain('has an installation (postgres')
    const [name = ''] = await readdir(backupDir)
    const damaged = join(backupDir, 'damaged')
    await cp(join(backupDir, name), damaged, { recursive: true })
    await truncate(join(damaged, 'backup.tar.age'), 1_000_000)
    const wrong = new Runner(['--restore', damaged, '--replace'], backups)
    expect(await wrong.exitCode()).toBe(1)
    expect(wrong.output).toContain('backup.tar.age is damaged')
    expect(await readFile(join(root, varDir, 'postgres/PG_VERSION'), 'utf8')).toContain('18')
  })

  it('is restored with every order acknowledged before the backup', async () => {
    for (const part of ['postgres', 'media', 'secrets.env', 'commerce-keys.env', 'stamps']) {
      await rm(join(root, varDir, part), { recursive: true })
    }
    const restoring = new Runner(['--restore'], backups)
    expect(await restoring.exitCode(), restoring.output).toBe(0)
    expect(restoring.output).toMatch(/is restored: \d+ orders, \d+ pictures/)
    expect(restoring.output).not.toContain('is missing')
    runner = new Runner()
    await runner.prints(runs, servicesMs)
    expect(runner.output).not.toMatch(/Building|Migrating|Filling|Setting up/)
    expect(await Promise.all(before.map(isTracked))).toEqual(before.map(() => true))
    expect(await Promise.all(after.map(isTracked))).toEqual([false])
  })

  it('continues: orders get unused numbers, and publications reach pages', async () => {
    const [fresh] = await placeOrders(1)
    const known = [...before, ...after].map(({ id }) => id)
    expect(fresh?.id).toBeGreaterThan(Math.max(...known))
    const editor = await Editor.signIn()
    const product = await editor.find<{ id: number; name: string }>('products', slug)
    const name = `Kem thử ${fresh?.id}`
    await editor.publish('products', product.id, { name })
    const page = () => pageText(`/vn/san-pham/${slug}`)
    await eventually('the page is new', async () => (await page()).includes(name))
    await editor.publish('products', product.id, { name: product.name })
    runner?.signal('SIGTERM')
    expect(await runner?.exitCode()).toBe(0)
  })
})

describe('a wrong environment', () => {
  it('names the setting of a port in use', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(Number(given('SHOP_PORT')), resolve))
    const blocked = new Runner()
    expect(await blocked.exitCode()).toBe(1)
    expect(blocked.output).toContain(`Port ${given('SHOP_PORT')} is taken`)
    expect(blocked.output).toContain('SHOP_PORT')
    server.close()
  })

  it('does not back up an external PostgreSQL', async () => {
    const wrong = new Runner(['--backup'], { COMMERCE_DATABASE_URL: 'postgres://x/commerce' })
    expect(await wrong.exitCode()).toBe(1)
    expect(wrong.output).toContain('back up an external PostgreSQL with its own tools')
  })

  it('names the missing settings of a VNPAY terminal', async () => {
    const wrong = new Runner([], { VNPAY_TMN_CODE: 'SHOP0001' })
    expect(await wrong.exitCode()).toBe(1)
    for (const name of ['VNPAY_HASH_SECRET', 'VNPAY_URL', 'VNPAY_API_URL']) {
      expect(wrong.output).toContain(`${name} is missing`)
    }
  })

  it.each([
    ['COMMERCE_DATABASE_URL', 'mysql://x', 'external PostgreSQL for Medusa'],
    ['CONTENT_PORT', 'ninety', 'port of Payload'],
    ['STAFF_EMAIL', 'no-email', 'sign-in of the first staff member'],
    ['PAYLOAD_SECRET', 'short', 'secret that signs editors’ sign-ins'],
  ])('names %s when it is %s', async (name, value, purpose) => {
    const wrong = new Runner([], { [name]: value })
    expect(await wrong.exitCode()).toBe(1)
    expect(wrong.output).toContain(name)
    expect(wrong.output).toContain(purpose)
  })
})
