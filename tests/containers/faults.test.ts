import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { fakeCollector } from '../support/fake-collector.ts'
import { orderOf, placeOrder } from '../support/shop.ts'
import { compose, docker, healthy, signalService, sql } from './compose.ts'
import { noLoad, order, underLoad } from './load.ts'
import { mailCatcher } from './mail-catcher.ts'
import { expectNothingLost, limitMs, newProduct, orderTaken, signInStaff } from './shop.ts'

let staff: Record<string, string>
let product: number

beforeAll(async () => {
  staff = await signInStaff()
})
beforeEach(async () => {
  product = (await newProduct(staff, 'nuoc-tay-trang')).id
})

test('an order is one trace from the front server to the statement, without personal data', async () => {
  const collector = await fakeCollector(Number(given('SUITE_OTLP_PORT')))
  try {
    const person = { name: 'Trần Thị Vết', phone: '0987654321', address: '77 Lê Lợi' }
    const email = 'vet-tran@example.com'
    const answer = await fetch(`${given('SHOP_URL')}/api/app/createorder`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      },
      body: JSON.stringify(orderOf(product, 1, { ...person, email })),
    })
    expect(answer.status).toBe(200)
    const request = answer.headers.get('x-request-id')
    const { answer: parts } = await eventually(
      'the trace',
      async () => {
        const spans = collector.spans()
        const named = (service: string) =>
          spans.find(
            (span) =>
              span.service === service &&
              span.attributes['nas.request_id'] === request &&
              span.attributes['http.request.method'] === 'POST',
          )
        const [front, medusa] = [named('nas-front'), named('nas-commerce')]
        const texts = spans
          .filter(({ trace, kind }) => trace === front?.trace && kind === 3)
          .map(({ attributes }) => String(attributes['db.query.text']))
        // Each process exports its own spans, in batches. One statement inserts all rows of an order.
        const isStored = texts.some((text) => /insert into "order_address"/i.test(text))
        return isStored && front && medusa && { spans, front, medusa }
      },
      limitMs,
    )
    const { spans, front, medusa } = parts
    expect([front.parent, front.name]).toEqual([null, 'POST /api/app/createorder'])
    const adapter = spans.find(({ id }) => id === medusa.parent)
    expect(adapter).toMatchObject({ name: front.name, parent: front.id })
    expect(front.trace).not.toBe('a'.repeat(32))
    expect(collector.text()).not.toMatch(/Trần|Vết|\b0987654321\b|Lê Lợi|vet-tran/i)
  } finally {
    await collector.close()
  }
})

test('the mail of an order arrives at the mail server', async () => {
  const server = await mailCatcher(Number(given('SUITE_SMTP_PORT')))
  try {
    const email = `thu-${Date.now()}@example.com`
    const { body } = await placeOrder(orderOf(product, 1, { email }))
    const { answer } = await eventually(
      'the mail',
      async () => server.mails.find(({ to }) => to?.some(({ address }) => address === email)),
      limitMs,
    )
    expect(answer.text).toContain(body.data.attributes.code)
  } finally {
    await server.close()
  }
})

test('a hanging Valkey delays no request, and orders continue when it answers', async () => {
  await signalService('valkey', 'SIGSTOP')
  try {
    for (let at = 0; at < 4; at += 1) {
      const started = Date.now()
      const { status } = await placeOrder(orderOf(product))
      expect([200, 503]).toContain(status)
      expect(Date.now() - started).toBeLessThan(3500)
    }
  } finally {
    await signalService('valkey', 'SIGCONT')
  }
  await orderTaken(product)
})

describe('servers that hang', () => {
  const hanging = ['shop-a', 'commerce-a', 'content-a']
  const begins = () =>
    Promise.all(
      hanging.map(async (service) =>
        docker('inspect', '-f', '{{.State.StartedAt}}', await compose('ps', '-q', service)),
      ),
    )

  test('are restarted by their probes while the others sell', async () => {
    const before = await begins()
    const load = await underLoad(product, async () => {
      for (const service of hanging) {
        await compose('exec', '-T', service, 'sh', '-c', 'kill -STOP "$(cat /tmp/service.pid)"')
      }
      const started = async () => (await begins()).every((moment, at) => moment !== before[at])
      const { ms } = await eventually('all begin again', started, 120_000)
      await healthy(...hanging)
      console.log(`begun again after ${ms} ms`)
    })
    await expectNothingLost(load, staff)
    // The edge gives an order of a hanging front server to the other one, which may call the hanging Medusa first.
    expect(load.slowestMs).toBeLessThan(30_000)
  })
})

describe('a Medusa that is killed in the middle of orders', () => {
  const operations = async () =>
    Number(await sql('commerce', `select count(*) from operation where kind = 'place-order'`))

  /** The most operations at once whose process has exited, within five seconds: others take them over. */
  async function interruptedOperations(): Promise<number> {
    const statement = `select count(*) from operation where process is not null and not exists
      (select from pg_locks where locktype = 'advisory' and granted and objid::bigint = process)`
    const watch = `psql -U postgres -d commerce -tAq << 'END'\n${statement} \\watch i=0.05 c=100\nEND\n`
    const counts = await compose('exec', '-T', 'postgres', 'sh', '-c', watch)
    return Math.max(...counts.split('\n').map((line) => Number(line) || 0))
  }

  /** Orders of the product, and its reserved pieces. */
  async function figures(): Promise<{ orders: number; reserved: number }> {
    const of = `l.metadata->>'product' = '${product}'`
    const [orders = '', reserved = ''] = (
      await sql(
        'commerce',
        `select (select count(distinct i.order_id) from order_item i
            join order_line_item l on l.id = i.item_id
            join "order" o on o.id = i.order_id and o.deleted_at is null
            where ${of} and i.deleted_at is null),
          (select sum(n.reserved_quantity) from inventory_level n
            where n.inventory_item_id in (select r.inventory_item_id from reservation_item r
              join order_line_item l on l.id = r.line_item_id where ${of}))`,
      )
    ).split('|')
    return { orders: Number(orders), reserved: Number(reserved) }
  }

  test('leaves operations that another one finishes or compensates: no duplicate order, no lost reservation', async () => {
    const before = await figures()
    const load = noLoad()
    let interrupted = 0
    // Until the kill has interrupted running orders.
    for (let round = 0; round < 5 && interrupted === 0; round += 1) {
      const id = await compose('ps', '-q', 'commerce-a')
      const begun = Array.from({ length: 60 }, () => order(load, product))
      await eventually('an order that was begun', async () => (await operations()) > 0, limitMs)
      const counted = interruptedOperations()
      // The engine does not restart it, so that the others have to recover its operations.
      await docker('kill', '-s', 'KILL', id)
      await Promise.all(begun)
      interrupted = await counted
      await eventually('the end of all operations', async () => (await operations()) === 0, 120_000)
      const after = await figures()
      expect(after.orders - before.orders).toBe(load.orders.length)
      expect(after.reserved - before.reserved).toBe(load.orders.length)
      await healthy('commerce-a')
    }
    console.log(
      `${load.orders.length} orders, ${interrupted} interrupted, ${load.repeated.length} asked again`,
    )
    expect(interrupted).toBeGreaterThan(0)
    expect(load.givenUp).toEqual([])
    expect(new Set(load.orders).size).toBe(load.orders.length)
  })
})

/** Allowed changes of a newer release: docs/operations.md, "Migrations". */
const expanding = [
  `set lock_timeout = '2s'; alter table "order" add column if not exists "trial_note" text null`,
  `create index concurrently if not exists "IDX_order_trial_note" on "order" ("trial_note") where trial_note is not null`,
  `insert into mikro_orm_migrations (name, executed_at) values ('Migration29990101000000', now())`,
]

test('a release runs, restarts and is restored on a database migrated by a newer one', async () => {
  const load = await underLoad(product, async () => {
    await sleep(1000)
    for (const statement of expanding) await sql('commerce', statement)
    const newer = `insert into payload_migrations (name, batch, updated_at, created_at) values ('29990101_000000_trial', 99, now(), now())`
    await sql('content', newer)
    // As ops/update.sh restores the previous release.
    await compose('run', '--rm', '-T', 'migrate')
    await compose('restart', 'commerce-a')
    await healthy('commerce-a')
  })
  await expectNothingLost(load, staff)
  const added = await sql('commerce', `select count(*) from "order" where trial_note is null`)
  expect(Number(added)).toBeGreaterThan(load.orders.length)
  await sql('commerce', 'alter table "order" drop column trial_note')
  await sql('commerce', `delete from mikro_orm_migrations where name = 'Migration29990101000000'`)
  await sql('content', `delete from payload_migrations where name = '29990101_000000_trial'`)
})
