import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { orderOf, placeOrder } from '../support/shop.ts'
import { compose, docker, ops, sql as sqlIn } from './compose.ts'
import { keptOf, newProduct, orderTaken, rename, shownAs, signInStaff } from './shop.ts'

const limitMs = 120_000
const name = 'Kem dưỡng ẩm'
let staff: Record<string, string>
let product: { id: number; slug: string }

const sql = (text: string) =>
  compose('exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-Atc', text)

const content = (text: string) => sqlIn('content', text)

async function renamed(to: string): Promise<void> {
  await rename(staff, product.id, to)
  await shownAs(product.slug, to)
}

/** Waits until committed data are archived, which otherwise happens after BACKUP_WAL_SECONDS. */
async function archived(): Promise<void> {
  const segment = await sql('select pg_walfile_name(pg_current_wal_insert_lsn())')
  await eventually(
    `${segment} is archived`,
    async () => (await sql('select last_archived_wal from pg_stat_archiver')) >= segment,
    limitMs,
  )
}

async function restoredTo(...words: string[]): Promise<void> {
  const started = Date.now()
  console.log(await ops('restore.sh', ...words))
  await orderTaken(product.id)
  console.log(`orders ${Math.round((Date.now() - started) / 1000)} s after the restore was begun`)
}

beforeAll(async () => {
  staff = await signInStaff()
  product = await newProduct(staff, 'kem-duong-am')
  await renamed(name)
  await eventually(
    'the first backup',
    async () => Number(await compose('exec', '-T', 'backup', 'cat', '/srv/last-backup/time')) > 0,
    limitMs,
  )
  // Otherwise each restore replays the log of all files before, a segment for every BACKUP_WAL_SECONDS.
  await ops('backup.sh')
})

test('an invalid or future moment is rejected without effect', async () => {
  await expect(ops('restore.sh', 'yesterdayish')).rejects.toThrow('invalid date')
  await expect(ops('restore.sh', 'tomorrow')).rejects.toThrow('Command failed')
  expect((await placeOrder(orderOf(product.id))).status).toBe(200)
})

test('a restore to a point in time contains all earlier data and no later', async () => {
  const before = await orderTaken(product.id)
  await sleep(1000)
  const moment = await sql('select now()')
  await sleep(1000)
  const after = await orderTaken(product.id)
  await renamed('Kem trị mụn')

  await restoredTo(moment)
  staff = await signInStaff()
  expect(await keptOf(staff, [before, after])).toEqual([before])
  await shownAs(product.slug, name)
})

test('a record that was deleted for good comes back from an earlier moment, while orders go on', async () => {
  const counted = () => content('select count(*) from faqs')
  const all = await counted()
  const moment = await sql('select now()')
  await sleep(1000)
  await content('delete from faqs')
  const later = await orderTaken(product.id)

  const started = Date.now()
  console.log(await ops('former.sh', moment))
  console.log(`there after ${Math.round((Date.now() - started) / 1000)} s`)
  expect(await ops('former.sh', 'psql', 'content', '-Atc', 'select count(*) from faqs')).toBe(all)
  const write = ops('former.sh', 'psql', 'content', '-c', 'delete from faqs')
  await expect(write).rejects.toThrow('read-only transaction')
  await ops('former.sh', 'copy', 'content', 'faqs', 'faqs_locales')
  await content('insert into faqs select * from former.faqs')
  await content('insert into faqs_locales select * from former.faqs_locales')
  expect(await counted()).toBe(all)
  await ops('former.sh', 'end')
  expect(await content(`select to_regclass('former.faqs') is null`)).toBe('t')
  expect(await keptOf(staff, [later])).toEqual([later])
})

/** A picture of the home page, requested past the edge's cache. */
async function pictureIs(status: number): Promise<void> {
  const home = await (await fetch(`${given('SHOP_URL')}/vn`)).text()
  const path = /\/media\/[^"\s?]+/.exec(home)?.[0]
  const url = `${given('SHOP_URL')}${path}?${Date.now()}`
  await eventually(
    `${path} is ${status}`,
    async () => (await fetch(url)).status === status,
    limitMs,
  )
}

test('after the loss of database and pictures everything backed up is restored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nas-saved-'))
  await pictureIs(200)
  await ops('backup.sh', 'diff', folder)
  const acknowledged = [await orderTaken(product.id), await orderTaken(product.id)]
  await archived()
  const late = [await orderTaken(product.id)]
  await compose('kill', 'postgres', 'backup', 's3')
  await compose('rm', '-f', 'postgres', 'backup', 's3')
  for (const volume of ['postgres', 's3']) {
    await docker('volume', 'rm', `${process.env.COMPOSE_PROJECT_NAME}_${volume}`)
  }
  expect((await placeOrder(orderOf(product.id))).status).toBe(503)

  // A new, empty database would look like a shop without orders.
  await compose('up', '-d', 'postgres')
  await eventually('it says what is gone', async () =>
    (await compose('logs', 'postgres')).includes('ops/restore.sh latest brings it back'),
  )

  await restoredTo('latest', folder)
  await rm(folder, { recursive: true })
  await pictureIs(200)
  staff = await signInStaff()
  expect(await keptOf(staff, acknowledged)).toEqual(acknowledged)
  const kept = await keptOf(staff, late)
  console.log(`${kept.length} of ${late.length} orders of the last seconds came back`)
  await renamed('Kem dưỡng mới')
})
