import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { type Load, underLoad } from '../containers/load.ts'
import { expectNothingLost, newProduct, signInStaff } from '../containers/shop.ts'
import { eventually } from '../support/eventually.ts'

const exec = promisify(execFile)

const cluster = async (...args: string[]) =>
  (await exec(new URL('cluster.sh', import.meta.url).pathname, args)).stdout.trim()

const otherOf = (host: string) => (host === 'a' ? 'b' : 'a')

const replicates = (host: string) =>
  eventually(
    `${host} is the synchronous replica`,
    () =>
      cluster('replicates', host).then(
        () => true,
        () => false,
      ),
    90_000,
  )

/** Seconds until orders are taken again, for at least ten seconds. */
async function secondsWithoutOrders(load: Load): Promise<number> {
  const begun = performance.now()
  let [last, longest, count] = [begun, 0, load.orders.length]
  while (performance.now() - begun < 20_000 || performance.now() - last > 1_000) {
    await sleep(50)
    if (performance.now() - begun > 120_000) throw new Error('no orders for two minutes')
    if (load.orders.length === count) continue
    count = load.orders.length
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  return longest / 1000
}

async function cutOff(host: string, whileOff: () => Promise<void> = async () => undefined) {
  const headers = await signInStaff()
  const product = await newProduct(headers, `failover-${host}`)
  let seconds = 0
  const load = await underLoad(product.id, async (running) => {
    await sleep(5_000)
    await cluster('cut', host)
    seconds = await secondsWithoutOrders(running)
    await whileOff()
    await cluster('join', host)
    await replicates(host)
    await sleep(5_000)
  })
  console.log(`${seconds.toFixed(1)} s without orders`)
  await expectNothingLost(load, headers)
  // Publications reach Medusa again.
  await newProduct(headers, `after-failover-${host}`)
  return seconds
}

it.each([1, 2])('the host of the primary is cut off: no order is lost (%i)', async () => {
  const primary = await cluster('primary')
  const seconds = await cutOff(primary, async () => {
    expect(await cluster('primary')).toBe(otherOf(primary))
    const written = cluster('sql', primary, 'create table written_alone ()')
    await expect(written).rejects.toThrow('read-only')
  })
  expect(seconds).toBeLessThan(30)
})

it('the host of the replica is cut off: orders go on', async () => {
  const primary = await cluster('primary')
  const seconds = await cutOff(otherOf(primary))
  expect(await cluster('primary')).toBe(primary)
  expect(seconds).toBeLessThan(30)
})
