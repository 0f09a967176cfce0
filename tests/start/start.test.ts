import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { Runner, recordedPid, root } from '../support/runner.ts'

const varDir = given('VAR_DIR')
const runs = 'NAS Shop runs'
const servicesMs = 60_000

const addresses = () => [
  `http://localhost:${given('SHOP_PORT')}/health`,
  `http://localhost:${given('CONTENT_PORT')}/api/health`,
  `http://localhost:${given('COMMERCE_PORT')}/health`,
  `http://localhost:${given('VNPAY_PORT')}/health`,
]
const allAnswer = async () => (await Promise.all(addresses().map(answers))).every(Boolean)
const noneAnswers = async () => !(await Promise.all(addresses().map(answers))).some(Boolean)

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null)
  await response?.arrayBuffer()
  return response?.ok ?? false
}

let runner: Runner | undefined
afterAll(async () => {
  runner?.signal('SIGTERM')
  await runner?.exitCode()
})

describe('npm start', () => {
  it('does nothing again that did not change, and says where everything is', async () => {
    const started = performance.now()
    runner = new Runner()
    await runner.prints('Ctrl-C stops everything', servicesMs)
    const seconds = (performance.now() - started) / 1000
    console.log(`second start: ${seconds.toFixed(1)} s`)
    expect(runner.output).toContain('a simulator of VNPAY; no real money')
    expect(runner.output).not.toMatch(/Building|Migrating|Filling|Setting up|Compressing/)
    for (const name of ['STAFF_EMAIL', 'STAFF_PASSWORD', 'EDITOR_PASSWORD', 'MEMBER_PASSWORD']) {
      expect(runner.output).toContain(given(name))
    }
    expect(await allAnswer()).toBe(true)
  })

  it('lets nobody outside this machine talk to Medusa', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    for (const { address } of outside) {
      expect(await answers(`http://${address}:${given('SHOP_PORT')}/health`)).toBe(true)
      expect(await answers(`http://${address}:${given('COMMERCE_PORT')}/health`)).toBe(false)
    }
  })

  it('keeps its secrets to the owner', async () => {
    const { mode } = await stat(join(root, varDir, 'secrets.env'))
    expect(mode & 0o777).toBe(0o600)
  })

  it('refuses to run twice in one folder', async () => {
    const second = new Runner()
    expect(await second.exitCode()).toBe(1)
    expect(second.output).toContain('already running')
  })

  it.each(['shop', 'vnpay'])('starts a part again that was killed: %s', async (part) => {
    const pid = await recordedPid(varDir, part)
    process.kill(pid, 'SIGKILL')
    const isAnother = async () => (await recordedPid(varDir, part)) !== pid
    await eventually(`${part} runs again`, async () => (await isAnother()) && allAnswer())
  })

  it('starts a PostgreSQL again that was killed, and the parts find it', async () => {
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
    await eventually('somebody can sign in', async () => (await signIn()).ok, 30_000)
    await eventually('Payload is well', () => answers(addresses()[1] ?? ''), 30_000)
    expect(runner?.output).toContain('PostgreSQL ended; starting it again')
  })

  it('works without help after the runner was killed', async () => {
    process.kill(await recordedPid(varDir, 'runner'), 'SIGKILL')
    await runner?.exitCode()
    runner = new Runner()
    await runner.prints(runs, servicesMs)
    expect(runner.output).toContain('Ended what an earlier run left behind')
    expect(runner.output).toContain(given('STAFF_EMAIL'))
    for (const name of ['STAFF_PASSWORD', 'EDITOR_PASSWORD', 'MEMBER_PASSWORD']) {
      expect(runner.output).not.toContain(given(name))
    }
    expect(await allAnswer()).toBe(true)
  })

  it('stops everything within 10 seconds', async () => {
    const started = performance.now()
    runner?.signal('SIGTERM')
    expect(await runner?.exitCode()).toBe(0)
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(await noneAnswers()).toBe(true)
    const database = stat(join(root, varDir, 'postgres/postmaster.pid'))
    await expect(database).rejects.toThrow('ENOENT')
  })
})

describe('a wrong environment', () => {
  it('names the setting of a port that is taken', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(Number(given('SHOP_PORT')), resolve))
    const blocked = new Runner()
    expect(await blocked.exitCode()).toBe(1)
    expect(blocked.output).toContain(`Port ${given('SHOP_PORT')} is taken`)
    expect(blocked.output).toContain('SHOP_PORT')
    server.close()
  })

  it('names what a terminal at VNPAY lacks', async () => {
    const wrong = new Runner([], { VNPAY_TMN_CODE: 'SHOP0001' })
    expect(await wrong.exitCode()).toBe(1)
    for (const name of ['VNPAY_HASH_SECRET', 'VNPAY_URL', 'VNPAY_API_URL']) {
      expect(wrong.output).toContain(`${name} is missing`)
    }
  })

  it.each([
    ['COMMERCE_DATABASE_URL', 'mysql://x', 'outside PostgreSQL for Medusa'],
    ['CONTENT_PORT', 'ninety', 'port of Payload'],
    ['STAFF_EMAIL', 'nobody', 'sign-in of the first staff member'],
    ['PAYLOAD_SECRET', 'short', 'secret that signs editors’ sign-ins'],
  ])('names %s when it is %s', async (name, value, purpose) => {
    const wrong = new Runner([], { [name]: value })
    expect(await wrong.exitCode()).toBe(1)
    expect(wrong.output).toContain(name)
    expect(wrong.output).toContain(purpose)
  })
})
