import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Good, newGoods, removeGoods } from './storm/goods.ts'
import { judge, outcomes } from './storm/judge.ts'
import { troubles } from './storm/persist.ts'
import { stormPlan } from './storm/plan.ts'
import { storm } from './storm/storm.ts'

// More orders, more kills and a repeatable storm: docs/benchmarks.md.
const orders = Number(process.env.ORDERS || 30)
const kills = Number(process.env.KILLS || Math.max(4, Math.ceil(orders / 10)))
const seed = Number(process.env.SEED || Date.now() % 1_000_000)
const online = Number(process.env.ONLINE ?? 0.5)
const moved = Number(process.env.MOVED ?? 1)
const edits = Number(process.env.EDITS || 2)

let goods: Good[]

beforeAll(async () => {
  const [plenty, scarce] = [orders * 4, Math.ceil(orders / 4)]
  goods = await newGoods([plenty, scarce, plenty, plenty])
})
afterAll(() => removeGoods(goods))

it(`${orders} orders while parts are killed: none lost or duplicated, all sums agree`, async () => {
  const options = { orders, kills, online, moved, edits }
  console.log(JSON.stringify({ seed, ...options }))
  const plan = stormPlan(seed, { ...options, goods: goods.length })
  const end = await storm({ plan, goods, buyersAtOnce: 8, settleMs: 60_000 })
  const breaches = await judge(end.since, end.stories, goods)
  const refused = end.stories.filter(({ refusal }) => refusal !== null).length
  const sumOf = (answer: 'done' | 'refused') =>
    end.stories.reduce((sum, { changed }) => sum + changed[answer], 0)
  const vanished = end.stories.filter(({ plan }) => plan.vanishes).length
  const summary = {
    killed: end.killed,
    refused,
    changes: sumOf('done'),
    refusedChanges: sumOf('refused'),
    vanished,
    ...(await outcomes(end.since)),
  }
  console.log(JSON.stringify({ ...summary, troubles: Object.fromEntries(troubles) }))
  expect([...end.failures, ...breaches]).toEqual([])
  expect(Object.values(end.killed).every((times) => times > 0)).toBe(true)
}, 1_800_000)
