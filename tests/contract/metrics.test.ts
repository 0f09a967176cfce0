import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { figure, metricsOf } from '../support/metrics.ts'
import { call } from './http.ts'
import { place } from './place-order.ts'

describe('metrics', () => {
  it('count an order at the front server and at Medusa, by route pattern', async () => {
    const front =
      'nas_http_request_duration_seconds_count{method="POST",route="/api/app/createorder",status="200"}'
    const inside =
      'nas_http_request_duration_seconds_count{method="POST",route="/store/shop/orders",status="200"}'
    const read = async () => [
      await figure('SHOP_METRICS', front),
      await figure('COMMERCE_METRICS', inside),
      await figure('COMMERCE_METRICS', 'nas_orders_placed_total'),
    ]
    const before = await read()
    expect((await place()).status).toBe(200)
    const after = await read()
    for (const [index, value] of after.entries()) expect(value).toBeGreaterThan(before[index] ?? 0)
  })

  it('report the lag of each consumer and the state of the databases', async () => {
    const [shop, commerce, content] = await Promise.all(
      ['SHOP_METRICS', 'COMMERCE_METRICS', 'CONTENT_METRICS'].map(metricsOf),
    )
    const names = (text = '') =>
      new Set([...text.matchAll(/^(\w+)(?:\{.*\})? \S+$/gm)].map(([, name]) => name))
    expect([...names(shop)]).toEqual(
      expect.arrayContaining([
        'nas_feed_behind_seconds',
        'nas_render_queue_pages',
        'nas_backend_up',
        'nas_render_duration_seconds_count',
        'nodejs_eventloop_lag_p99_seconds',
      ]),
    )
    expect([...names(commerce)]).toEqual(
      expect.arrayContaining([
        'nas_feed_behind_seconds',
        'nas_mail_oldest_unsent_seconds',
        'nas_operations_open',
        'nas_payments_open',
        'nas_database_pool_used',
        'nodejs_eventloop_lag_p99_seconds',
      ]),
    )
    expect([...names(content)]).toEqual(
      expect.arrayContaining(['nas_publications_newest', 'nas_database_pool_used']),
    )
    expect(content).toMatch(/route="\/api\/publications"/)
  })

  it('are not served at the public address', async () => {
    expect((await fetch(`${given('SHOP_URL')}/metrics`)).status).toBe(404)
  })
})

describe('X-Request-Id', () => {
  it('is passed from the front server to Medusa and logged, without personal data', async () => {
    const phone = '0987000111'
    const asked = { code: 'NAS000000-000000X', phone }
    const { headers: answered } = await call('POST', '/app/trackorder', { body: asked })
    const request = String(answered.get('x-request-id'))
    const lines = async (log: string) =>
      (await readFile(join(given('LOG_DIR'), log), 'utf8'))
        .split('\n')
        .filter((line) => line.includes(request))
    const { answer: front } = await eventually('the front server logs it', async () => {
      const found = await lines('shop.log')
      return found.length > 0 && found
    })
    const { answer: inside } = await eventually('Medusa logs it', async () => {
      const found = await lines('commerce.log')
      return found.length > 0 && found
    })
    expect(front.join()).toContain('/api/app/trackorder')
    expect(inside.join()).toContain('/store/shop/')
    expect(front.join() + inside.join()).not.toMatch(/0987000111|NAS000000/)
  })
})
