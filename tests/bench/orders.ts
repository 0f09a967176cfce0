import { loadavg } from 'node:os'
import { commerceEnv } from '../../scripts/stack/environment.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { loadSettings } from '../../scripts/stack/settings.ts'
import { Stack } from '../../scripts/stack/stack.ts'
import { newGoods, removeGoods } from '../faults/storm/goods.ts'
import { sql } from '../support/commerce-database.ts'
import { eightCalls, ourFlow, type Place } from './orders/flows.ts'
import { MeteredMedusa } from './orders/metered-medusa.ts'
import { Tally } from './orders/tally.ts'
import { findRunningShop, machine } from './running-shop.ts'

// Orders a second of the shop's one call beside Medusa's standard flow of eight calls, on a Medusa
// of its own with the running shop's database: never run it against a shop that is used.
// A call that is answered with an error counts as failed; CPU and statements are those of an order
// that was made. Usage: docs/benchmarks.md.

const turns = Number(process.env.TURNS || 4)
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
const medusa = new MeteredMedusa(port, {
  ...env,
  MEDUSA_ROUTES: 'open',
  UNPAID_ORDERS: '1000000',
  NODE_ENV: 'production',
})
await medusa.ready()
const key = process.env.COMMERCE_PUBLISHABLE_KEY ?? ''
const wanted = { product: good.id, ...sold }
const flows: { name: string; place: Place; orders: (clients: number) => number }[] = [
  {
    name: 'one call',
    place: ourFlow(medusa.url, key, wanted),
    orders: (clients) => 40 + clients,
  },
  {
    name: 'eight calls',
    place: eightCalls(medusa.url, key, wanted),
    orders: (clients) => 2 + clients,
  },
]

const columns = [
  'clients',
  'flow',
  'orders/s',
  'median ms',
  'p95 ms',
  'CPU ms',
  'statements',
  'failed',
]
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
  const tallies = flows.map((flow) => ({ ...flow, tally: new Tally() }))
  // In short turns, so that whatever else the machine does slows both.
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { tally, place, orders } of tallies) {
      await tally.turn(medusa, place, clients, orders(clients))
    }
  }
  for (const { name, tally } of tallies) row([String(clients), name, ...tally.figures()])
  const [ours = 0, theirs = 1] = tallies.map(({ tally }) => tally.perSecond)
  row([String(clients), 'ratio', (ours / theirs).toFixed(1), '', '', '', '', ''])
}
console.log(`load after: ${load()}`)
await medusa.stop()
await removeGoods([good])
