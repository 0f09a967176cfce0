import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { api, orderOf, placeOrder } from '../support/shop.ts'
import { slowdown } from '../support/slowdown.ts'
import { type Front, startFront } from './fronts/start-front.ts'
import type { OwnProcess } from './rush/own-process.ts'
import { newRedisUrl, startRedis } from './rush/own-redis.ts'
import { type Good, newGoods, removeGoods } from './storm/goods.ts'

let redis: OwnProcess
let fronts: [Front, Front]
let goods: Good[] = []
let token: string

beforeAll(async () => {
  const body = { identifier: given('STAFF_EMAIL'), password: given('STAFF_PASSWORD') }
  token = (await api<{ jwt: string }>('/auth/local', { method: 'POST', body })).body.jwt
  goods = await newGoods([40, 40])
  const REDIS_URL = await newRedisUrl()
  redis = await startRedis(REDIS_URL)
  const start = () => startFront({ RATE_LIMITS: 'on', REDIS_URL })
  fronts = await Promise.all([start(), start()])
})
afterAll(async () => {
  await Promise.all([...(fronts ?? []).map((front) => front.process.stop()), redis?.stop()])
  await removeGoods(goods)
})

const json = (data: object) => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ data }),
})
const ones = (count: number) => Array<number>(count).fill(1)

function blankLines() {
  const form = new FormData()
  form.append('files', new Blob(['\n'.repeat(1_900_000)]), 'gia.csv')
  return { headers: {}, body: form }
}

/** Calls that stopped a front server for up to a minute; staff send the last three. */
const attacks: [string, () => RequestInit][] = [
  ['/app/createorder', () => json({ cartitems: ones(30_000) })],
  ['/app/createorder', () => json({ cartitems: ones(400_000) })],
  ['/carts', () => json({ items: ones(30_000) })],
  ['/app/checkstock', () => json({ items: ones(30_000) })],
  ['/app/rateprovenorder', () => json({ proof: 'x', ratings: ones(30_000) })],
  ['/app/staffjobs', () => json({ records: ones(30_000) })],
  ['/app/comparestock', () => json({ lines: ones(30_000) })],
  ['/app/compareprices', blankLines],
]

/**
 * In ms; these calls took 600 ms to a minute. The goal for any request is 100 ms, but other work on
 * the machine delays an event loop too.
 */
const mostMs = 500

const lag = /^nodejs_eventloop_lag_max_seconds (\S+)$/m

/** The longest delay of its event loop in ms since the last reading. */
async function delayOf({ metrics }: Front): Promise<number> {
  const [, seconds = '0'] = lag.exec(await (await fetch(metrics)).text()) ?? []
  return Number(seconds) * 1000
}

interface Result {
  status: number
  bytes: number
  delay: number
  page: number
}

async function attack(front: Front, path: string, request: () => RequestInit): Promise<Result> {
  await delayOf(front)
  const { headers, body } = request()
  const response = await fetch(`${front.url}/api${path}`, {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${token}` },
    body,
  })
  const bytes = (await response.arrayBuffer()).byteLength
  const page = await fetch(`${front.url}/vn/`)
  await page.arrayBuffer()
  return { status: response.status, bytes, delay: await delayOf(front), page: page.status }
}

/** Sends every attack to both and reports delays and answers beyond the limits. */
async function survived(when: string): Promise<string[]> {
  const found: string[] = []
  let longest = 0
  for (const [path, request] of attacks) {
    for (const front of fronts) {
      const { status, bytes, delay, page } = await attack(front, path, request)
      longest = Math.max(longest, delay)
      const isRefused = [400, 413].includes(status) && bytes < 20_000 && page === 200
      if (!isRefused || delay > mostMs * slowdown()) {
        found.push(`${path}: ${status}, ${bytes} B, page ${page}, ${delay.toFixed(0)} ms`)
      }
    }
  }
  console.log(`${when}: longest delay of an event loop ${longest.toFixed(0)} ms`)
  return found
}

async function duringPublications<Result>(job: () => Promise<Result>): Promise<Result> {
  const editor = await Editor.signIn()
  let done = false
  const publishing = (async () => {
    for (let price = 90_000; !done; price += 1000) {
      await editor.publish('products', goods[1]?.id ?? 0, { price })
    }
  })()
  try {
    return await job()
  } finally {
    done = true
    await publishing
  }
}

describe('two front servers with Redis', () => {
  it('are not delayed by bodies that are too long', async () => {
    expect(await survived('two front servers')).toEqual([])
  })

  it('nor during publications', async () => {
    expect(await duringPublications(() => survived('during publications'))).toEqual([])
  })

  it('count the forged proofs of an address together', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 100; turn += 1) {
      const body = { data: { proof: randomBytes(32).toString('base64url') } }
      const shop = fronts[turn % 2]?.url ?? ''
      statuses.push((await api('/app/provenorder', { method: 'POST', body, shop })).status)
    }
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(60)
  })

  it('let one address hold a fifth of a product', async () => {
    let held = 0
    for (let turn = 0; turn < 12; turn += 1) {
      const phone = `09${String(12_345_600 + turn)}`
      const body = orderOf(goods[0]?.id ?? 0, 2, { phone })
      const { status } = await placeOrder(body, fronts[turn % 2]?.url ?? '')
      if (status === 200) held += 2
    }
    expect(held).toBe(8)
  })

  it('are not delayed while Redis is unavailable', async () => {
    await redis.stop()
    expect(await survived('Redis away')).toEqual([])
  })
})
