import { loadavg } from 'node:os'
import { basename } from 'node:path'
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

// Orders per second of the shop's one call and of Medusa's standard flow of eight calls, on separate
// Medusa processes with the running shop's database: never run it against a shop that is used.
// A call that is answered with an error counts as failed; CPU and statements are those of an order
// that was placed. Usage: docs/benchmarks.md.

const builds = (process.env.BUILDS || 'commerce/.medusa/server').split(',')
const clientCounts = (process.env.CLIENTS || '1,8,32').split(',').map(Number)
const turns = Number(process.env.TURNS || 4)
const places = await findRunningShop()
process.env.COMMERCE_DATABASE = places.commerceDatabase.owner
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
const stackPlaces = new Stack(settings).places

async function start(build: string): Promise<MeteredMedusa> {
  const port = await freePort()
  const medusa = new MeteredMedusa(build, port, {
    ...commerceEnv(settings, stackPlaces),
    COMMERCE_PORT: String(port),
    MEDUSA_ROUTES: 'open',
    UNPAID_ORDERS: '1000000',
    NODE_ENV: 'production',
  })
  await medusa.ready()
  return medusa
}

interface Flow {
  name: string
  medusa: MeteredMedusa
  place: Place
  orders: (clients: number) => number
}

const key = process.env.COMMERCE_PUBLISHABLE_KEY ?? ''
const wanted = { product: good.id, ...sold }
const flows: Flow[] = []
for (const build of builds) {
  const medusa = await start(build)
  const name = builds.length === 1 ? 'one call' : `one call, ${basename(build)}`
  const place = ourFlow(medusa.url, key, wanted)
  flows.push({ name, medusa, place, orders: (clients) => 40 + clients })
}
const { medusa: last } = flows[flows.length - 1] ?? {}
if (last === undefined) throw new Error('No build is named')
flows.push({
  name: 'eight calls',
  medusa: last,
  place: eightCalls(last.url, key, wanted),
  orders: (clients) => 2 + clients,
})

const columns = [
  'clients',
  'flow',
  'orders/s',
  'median ms',
  'p95 ms',
  'CPU ms/order',
  'statements',
  'failed',
]
const row = (cells: string[]) =>
  console.log(
    `| ${cells.map((cell, at) => cell.padEnd(at === 1 ? 24 : Math.max(10, columns[at]?.length ?? 0))).join(' | ')} |`,
  )

const load = () => loadavg()[0]?.toFixed(1)
console.log(`${machine()}; load before: ${load()}`)
for (const { place, orders } of flows) {
  for (let warm = 0; warm < orders(1); warm += 1) await place()
}
row(columns)
row(columns.map(() => '-----------'))
for (const clients of clientCounts) {
  const tallies = flows.map((flow) => ({ ...flow, tally: new Tally() }))
  // In short turns, so that other work on the machine slows all of them.
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { tally, medusa, place, orders } of tallies) {
      await tally.turn(medusa, place, clients, orders(clients))
    }
  }
  for (const { name, tally } of tallies) row([String(clients), name, ...tally.figures()])
  const eight = tallies.at(-1)?.tally.perSecond ?? 1
  for (const { name, tally } of tallies.slice(0, -1)) {
    const ratio = (tally.perSecond / eight).toFixed(1)
    row([String(clients), `${name}: ratio`, ratio, '', '', '', '', ''])
  }
}
console.log(`load after: ${load()}`)
for (const medusa of new Set(flows.map((flow) => flow.medusa))) await medusa.stop()
await removeGoods([good])
