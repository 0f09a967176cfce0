import { loadavg } from 'node:os'
import { commerceEnv } from '../../scripts/stack/environment.ts'
import { loadSettings } from '../../scripts/stack/load-settings.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { Stack } from '../../scripts/stack/stack.ts'
import { sql } from '../faults/storm/commerce-database.ts'
import { newGoods, removeGoods } from '../faults/storm/goods.ts'
import { eightCalls, ourFlow, type Place } from './orders/flows.ts'
import { MeteredMedusa } from './orders/metered-medusa.ts'
import { findRunningShop, machine } from './running-shop.ts'

// Orders a second of the shop's one call beside Medusa's standard flow of eight calls, on a Medusa
// of its own with the running shop's database: never run it against a shop that is used.
// Usage: docs/benchmarks.md.

const size = Number(process.env.SIZE || 1)
const places = await findRunningShop()
process.env.COMMERCE_DATABASE = places.commerceDatabase
const [good] = await newGoods([10_000_000])
if (good === undefined) throw new Error('There is nothing to sell')
const [sold] = await sql<{ variantId: string; regionId: string }>(
  `select variant_id as "variantId", (select id from region where deleted_at is null limit 1)
     as "regionId"
   from product_variant_inventory_item where inventory_item_id = $1`,
  [good.inventoryItemId],
)
if (sold === undefined) throw new Error('What is sold has no variant')

const settings = await loadSettings()
const port = await freePort()
const env = { ...commerceEnv(settings, new Stack(settings).places), COMMERCE_PORT: String(port) }
const medusa = new MeteredMedusa(port, { ...env, NODE_ENV: 'production' })
await medusa.ready()
const key = process.env.COMMERCE_PUBLISHABLE_KEY ?? ''
const wanted = { product: good.id, ...sold }
const flows: { name: string; place: Place; orders: (clients: number) => number }[] = [
  {
    name: 'one call',
    place: ourFlow(medusa.url, key, wanted),
    orders: (clients) => 100 + 10 * clients,
  },
  {
    name: 'eight calls',
    place: eightCalls(medusa.url, key, wanted),
    orders: (clients) => 8 + clients,
  },
]

async function measure(place: Place, clients: number, orders: number) {
  const before = await medusa.read()
  const begun = performance.now()
  const times: number[] = []
  let left = orders
  const client = async () => {
    while (left-- > 0) {
      const sent = performance.now()
      await place()
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - begun) / 1000
  const after = await medusa.read()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    perSecond: orders / seconds,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    cpuMs: (after.cpuMs - before.cpuMs) / orders,
    statements: (after.statements - before.statements) / orders,
  }
}

const columns = ['clients', 'flow', 'orders/s', 'median ms', 'p95 ms', 'CPU ms', 'statements']
const row = (cells: string[]) =>
  console.log(
    `| ${cells.map((cell, at) => cell.padEnd(Math.max(11, columns[at]?.length ?? 0))).join(' | ')} |`,
  )

const load = () => loadavg()[0]?.toFixed(1)
console.log(`${machine()}; load before: ${load()}`)
for (const { place } of flows) for (let warm = 0; warm < 3; warm += 1) await place()
row(columns)
row(columns.map(() => '-----------'))
for (const clients of [1, 8, 32]) {
  const speeds: number[] = []
  for (const { name, place, orders } of flows) {
    const measured = await measure(place, clients, Math.ceil(orders(clients) * size))
    const { perSecond, medianMs, p95Ms, cpuMs, statements } = measured
    speeds.push(perSecond)
    const figures = [perSecond.toFixed(1), medianMs.toFixed(0), p95Ms.toFixed(0), cpuMs.toFixed(1)]
    row([String(clients), name, ...figures, statements.toFixed(0)])
  }
  const [ours = 0, theirs = 1] = speeds
  row([String(clients), 'ratio', (ours / theirs).toFixed(1), '', '', '', ''])
}
console.log(`load after: ${load()}`)
await medusa.stop()
await removeGoods([good])
