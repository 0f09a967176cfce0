import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limiterStore } from './limiter-store.ts'
import { createSecretTries, type SecretTries, waitAfter } from './secret-tries.ts'

const account = 'mai@example.com'
const owner = '203.0.113.9'
let tries: SecretTries
let stranger = 0

/** Another address for each try, as a botnet has. */
async function guess(): Promise<number> {
  stranger += 1
  return tries.take(account, `2001:db8:0:${stranger}::/64`).then(
    () => 0,
    (error) => Number(error.headers['Retry-After']),
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  tries = createSecretTries(limiterStore(), { name: 'account', freeFailures: 20 })
})

afterEach(() => vi.useRealTimers())

it('lets twenty wrong passwords a day pass, then makes each next one wait longer', async () => {
  for (let count = 0; count < 20; count += 1) expect(await guess()).toBe(0)
  for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
    expect(await guess()).toBe(0)
    expect(await guess()).toBe(wait)
    vi.advanceTimersByTime(wait * 1000 + 1)
  }
})

it('lets one of many tries at once take the turn', async () => {
  for (let count = 0; count < 20; count += 1) await guess()
  const waits = await Promise.all(Array.from({ length: 50 }, guess))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
})

it('keeps nobody out who has signed in from there before', async () => {
  await tries.take(account, owner)
  await tries.succeeded(account, owner)
  for (let count = 0; count < 40; count += 1) await guess()
  expect(await guess()).toBeGreaterThan(0)
  await expect(tries.take(account, owner)).resolves.toBeUndefined()
  await expect(tries.take(account, '198.51.100.1')).rejects.toMatchObject({ status: 429 })
  await expect(tries.take('lan@example.com', '198.51.100.1')).resolves.toBeUndefined()
})

it('does not count what succeeded or did not come about', async () => {
  for (let count = 0; count < 100; count += 1) {
    await tries.take(account, `198.51.100.${count}`)
    await tries.giveBack(account, `198.51.100.${count}`)
  }
  expect(await guess()).toBe(0)
})

it('forgets the failures after a day', async () => {
  for (let count = 0; count < 21; count += 1) await guess()
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 + 1)
  expect([await guess(), await guess()]).toEqual([0, 0])
})

it('waits a minute at most', () => expect(waitAfter(1000)).toBe(60))
