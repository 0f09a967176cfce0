import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withClient } from '../../scripts/stack/database-owners.ts'
import { sql } from '../support/commerce-database.ts'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { type Answered, atMedusa, type Line, rush, throughApi } from './rush/buyers.ts'
import { type RedisShop, startRedisShop } from './rush/redis-shop.ts'
import { type Good, newGoods, removeGoods } from './storm/goods.ts'
import { stockBreaches } from './storm/stock.ts'

// The complete run is BUYERS=500: docs/benchmarks.md.
const buyers = Number(process.env.BUYERS || 60)
const products = Math.max(2, Math.round(buyers / 50))
const unitsEach = 5

let goods: Good[] = []

beforeAll(async () => {
  goods = await newGoods(Array.from({ length: products * 4 }, () => unitsEach))
})
afterAll(() => removeGoods(goods))

/** Products without orders. */
function fresh(run: number): Good[] {
  return goods.slice(run * products, (run + 1) * products)
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

/** Exactly the stock is sold, and every rejection is correct. */
async function judge(name: string, answers: Answered[], shelf: Good[], unitsAnOrder: number) {
  const orders = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  const times = answers.map(({ ms }) => ms)
  const last = Math.max(...times)
  console.log(
    `${name}: ${answers.length} buyers, ${orders.length} orders, ${refused.length} refusals for want ` +
      `of stock; answered after ${median(times).toFixed(0)} ms (median), ${last.toFixed(0)} ms (last)`,
  )
  expect(refused.filter(({ status, code }) => status !== 400 || code !== 'out_of_stock')).toEqual(
    [],
  )
  expect(refused.filter(({ left }) => left === null || left >= unitsAnOrder)).toEqual([])
  expect(orders).toHaveLength(shelf.length * Math.floor(unitsEach / unitsAnOrder))
  expect(await stockBreaches(shelf)).toEqual([])
  expect(await sql('select id from operation')).toEqual([])
}

const wantedOf = (shelf: Good[], lines: (product: number) => Line[]): Line[][] =>
  Array.from({ length: buyers }, (_, buyer) => lines(shelf[buyer % shelf.length]?.id ?? 0))

const one = (product: number): Line[] => [{ product, quantity: 1 }]
const repeated = (product: number): Line[] => [...one(product), ...one(product)]

describe(`${buyers} concurrent buyers of ${products * unitsEach} units of ${products} products`, () => {
  it('buy exactly these units', async () => {
    const shelf = fresh(0)
    await judge('one process', await rush(throughApi, wantedOf(shelf, one)), shelf, 1)
  })

  it('buy exactly these units when a product is twice in an order', async () => {
    const shelf = fresh(1)
    await judge('line repeated', await rush(throughApi, wantedOf(shelf, repeated)), shelf, 2)
  })

  describe('with the Redis modules', () => {
    let shop: RedisShop | undefined

    beforeAll(async () => {
      shop = await startRedisShop(2)
    }, 180_000)
    afterAll(() => shop?.stop())

    it('reach PostgreSQL by TLS', async () => {
      // Only the user itself may see this of its connections.
      const { rows } = await withClient(given('COMMERCE_RUNTIME_DATABASE'), (client) =>
        client.query('select pid from pg_stat_ssl where ssl'),
      )
      expect(rows.length).toBeGreaterThan(1)
    })

    it('buy exactly these units from one process', async () => {
      const shelf = fresh(2)
      const buy = atMedusa(shop?.urls.slice(0, 1) ?? [])
      await judge('Redis, one process', await rush(buy, wantedOf(shelf, one)), shelf, 1)
    })

    it('buy exactly these units from two processes', async () => {
      const shelf = fresh(3)
      const buy = atMedusa(shop?.urls ?? [])
      await judge('Redis, two processes', await rush(buy, wantedOf(shelf, one)), shelf, 1)
    })

    it('get 503 while Redis is unavailable, and buy again afterwards', async () => {
      const [good] = await newGoods([60])
      if (good) goods.push(good)
      const buy = atMedusa(shop?.urls ?? [])
      const order = () => rush(buy, [one(good?.id ?? 0), one(good?.id ?? 0)])
      await shop?.stopRedis()
      const printed = shop?.printed() ?? 0
      const refused = await order()
      expect(refused.map(({ status, code }) => [status, code])).toEqual([
        [503, 'service_unavailable'],
        [503, 'service_unavailable'],
      ])
      for (const { ms } of refused) console.log(`Redis away: refused after ${ms.toFixed(0)} ms`)
      await sleep(1_000)
      const lines = (shop?.printed() ?? 0) - printed
      console.log(`Redis away: ${lines} lines printed`)
      expect(lines).toBeLessThan(150)
      await shop?.startRedis()
      await eventually('orders are taken again', async () =>
        (await order()).every(({ status }) => status === 200),
      )
    })
  })
})
