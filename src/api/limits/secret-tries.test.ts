import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limiterStore } from './redis.ts'
import { createSecretTries, type SecretTries } from './secret-tries.ts'

const account = 'mai@example.com'
const owner = '203.0.113.9'
let tries: SecretTries
let stranger = 0

/** A different address for each attempt, as with a botnet. */
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

it('allows twenty wrong passwords a day, then increases the delay with each one', async () => {
  for (let count = 0; count < 20; count += 1) expect(await guess()).toBe(0)
  for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
    expect(await guess()).toBe(0)
    expect(await guess()).toBe(wait)
    vi.advanceTimersByTime(wait * 1000 + 1)
  }
})

it('lets one of many concurrent attempts pass', async () => {
  for (let count = 0; count < 20; count += 1) await guess()
  const waits = await Promise.all(Array.from({ length: 50 }, guess))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
})

it('does not delay a client that has signed in from there before', async () => {
  await tries.take(account, owner)
  await tries.succeeded(account, owner)
  for (let count = 0; count < 40; count += 1) await guess()
  expect(await guess()).toBeGreaterThan(0)
  await expect(tries.take(account, owner)).resolves.toBeUndefined()
  await expect(tries.take(account, '198.51.100.1')).rejects.toMatchObject({ status: 429 })
  await expect(tries.take('lan@example.com', '198.51.100.1')).resolves.toBeUndefined()
})

it('does not count successes and aborted attempts', async () => {
  for (let count = 0; count < 100; count += 1) {
    await tries.take(account, `198.51.100.${count}`)
    await tries.giveBack(account, `198.51.100.${count}`)
  }
  expect(await guess()).toBe(0)
})

it('resets the failures after a day', async () => {
  for (let count = 0; count < 21; count += 1) await guess()
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 + 1)
  expect([await guess(), await guess()]).toEqual([0, 0])
})
