import { setTimeout as sleep } from 'node:timers/promises'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { orderOf } from '../support/shop.ts'

export interface Load {
  pages: number
  /** Pages with another status than 200, with the reason. */
  failedPages: string[]
  /** Codes of orders that were acknowledged. */
  orders: string[]
  /** Orders that had to be sent again, by the first response. */
  repeated: string[]
  /** Orders that were not taken within a minute, by the last responses. */
  givenUp: string[]
  saves: number
  /** Saves of an editor that were refused or got no answer. */
  failedSaves: string[]
  /** Longest time of one response to an order, in ms. */
  slowestMs: number
  /** Time of the work, in ms: a drill's ends when all is healthy again. */
  workMs: number
}

export const noLoad = (): Load => ({
  pages: 0,
  failedPages: [],
  orders: [],
  repeated: [],
  givenUp: [],
  saves: 0,
  failedSaves: [],
  slowestMs: 0,
  workMs: 0,
})

const paths = ['/vn', '/san-pham/tinh-chat-phuc-hoi-b5', '/vn/chuyen-muc/cham-soc-da', '/vn/faq']
const pageLimitMs = 10_000

async function visit(load: Load, at: number, shop: string): Promise<void> {
  const path = paths[at % paths.length] ?? '/'
  load.pages += 1
  try {
    const signal = AbortSignal.timeout(pageLimitMs)
    const response = await fetch(`${shop}${path}`, { signal })
    await response.arrayBuffer()
    if (response.status !== 200) load.failedPages.push(`${path}: ${response.status}`)
  } catch (error) {
    load.failedPages.push(`${path}: ${(error as Error).message}`)
  }
}

/** Orders like the checkout: under one key, repeated while the shop is unavailable. */
export async function order(
  load: Load,
  product: number,
  more: object = {},
  shop = given('SHOP_URL'),
): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
  const body = JSON.stringify(orderOf(product, 1, more))
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const sent = performance.now()
    try {
      const url = `${shop}/api/app/createorder`
      const response = await fetch(url, { method: 'POST', headers, body })
      const answer = await response.json().catch(() => null)
      if (response.status === 200) {
        load.orders.push(answer.data.attributes.code)
        return
      }
      load.repeated.push(String(response.status))
    } catch (error) {
      load.repeated.push((error as Error).message)
    } finally {
      load.slowestMs = Math.max(load.slowestMs, performance.now() - sent)
    }
    await sleep(500)
  }
  load.givenUp.push(load.repeated.slice(-3).join())
}

async function save(load: Load, editor: Editor, product: number): Promise<void> {
  load.saves += 1
  const draft = { title: `Bản nháp ${load.saves}` }
  await editor.saveDraft('products', product, draft).catch((error: Error) => {
    load.failedSaves.push(error.message)
  })
}

/** 50 pages, 2 orders and a save of an editor per second while the work lasts, and until running requests have ended. */
export async function underLoad(
  product: number,
  work: (load: Load) => Promise<unknown>,
  shop = given('SHOP_URL'),
): Promise<Load> {
  const load = noLoad()
  const editor = await Editor.signIn()
  const begun: Promise<void>[] = []
  let at = 0
  const started = performance.now()
  const visiting = setInterval(() => begun.push(visit(load, at++, shop)), 20)
  const ordering = setInterval(() => begun.push(order(load, product, {}, shop)), 500)
  const saving = setInterval(() => begun.push(save(load, editor, product)), 1000)
  try {
    await work(load)
  } finally {
    for (const timer of [visiting, ordering, saving]) clearInterval(timer)
    load.workMs = performance.now() - started
  }
  await Promise.all(begun)
  return load
}
