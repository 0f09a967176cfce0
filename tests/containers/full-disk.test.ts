import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { given } from '../support/env.ts'
import { orderOf, placeOrder } from '../support/shop.ts'
import { compose, docker, healthy, imageWith, ops } from './compose.ts'
import { underLoad } from './load.ts'
import {
  expectNothingLost,
  keptOf,
  newProduct,
  orderTaken,
  rename,
  shownAs,
  signInStaff,
} from './shop.ts'

const sh = (line: string, ...args: string[]) =>
  execFileSync('sh', ['-euc', line, 'sh', ...args], { encoding: 'utf8' })

const freeMegabytes = 128

/** Two updates, at a load that triples their time. */
const updateMs = 900_000

/** Runs with a volume, which only these services use, on a separate small disk; moves its files back afterwards. */
async function onSmallDisk(
  name: string,
  services: string[],
  work: () => Promise<void>,
): Promise<void> {
  const volume = `${process.env.COMPOSE_PROJECT_NAME}_${name}`
  const place = await docker('volume', 'inspect', '-f', '{{.Mountpoint}}', volume)
  const folder = mkdtempSync(join(tmpdir(), 'nas-disk-'))
  const [file, side] = [join(folder, 'disk'), join(folder, 'side')]
  writeFileSync(file, '')
  const copy = 'cp -a "$1/." "$2/"'
  await compose('stop', ...services)
  // Beside the files the inodes of ext4 take 1.6 %.
  const megabytes = Math.ceil(Number(sh('du -sm "$1" | cut -f1', place)) * 1.02) + freeMegabytes
  truncateSync(file, megabytes * 1024 * 1024)
  try {
    // Neither a journal nor blocks for root, which would take all that is free.
    sh('mkfs.ext4 -q -m 0 -O ^has_journal "$1"; mkdir "$2"; mount -o loop "$1" "$2"', file, side)
    // Copied back, it would be a folder of root in the way of pgBackRest.
    sh('rmdir "$1/lost+found"', side)
    sh(`${copy}; umount "$2"; mount -o loop "$3" "$1"`, place, side, file)
    await healthy(...services)
    await work()
    await compose('stop', ...services)
    sh(
      `umount "$1"; mount -o loop "$3" "$2"; find "$1" -mindepth 1 -delete; cp -a "$2/." "$1/"`,
      place,
      side,
      file,
    )
  } finally {
    sh('umount "$1" || true; umount "$2" || true', side, place)
    rmSync(folder, { recursive: true })
    await healthy(...services)
  }
}

/** Fills the disk of a service. */
const fill = (service: string, file: string) => {
  const line = `dd if=/dev/zero of="${file}" bs=1M 2> /dev/null || true; sync`
  return compose('exec', '-T', service, 'sh', '-c', line)
}

test('on a full disk orders are rejected, acknowledged ones are kept, and service resumes automatically', async () => {
  const staff = await signInStaff()
  const product = await newProduct(staff, 'gel-rua-mat')
  await onSmallDisk('postgres', ['postgres', 'backup'], async () => {
    const codes = [await orderTaken(product.id)]
    await fill('postgres', '$PGDATA/filler')
    const statuses = new Set<number>()
    // Until PostgreSQL's preallocated space is used up too.
    for (let tries = 0; tries < 400 && !statuses.has(503); tries++) {
      const { status, body } = await placeOrder(orderOf(product.id))
      statuses.add(status)
      if (status === 200) codes.push(body.data.attributes.code)
    }
    console.log(`answers: ${[...statuses].join()}; ${codes.length} orders on the small disk`)
    expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([])
    expect(statuses).toContain(503)
    await compose(
      'run',
      '--rm',
      '-T',
      '--entrypoint',
      'rm',
      'postgres',
      '/var/lib/postgresql/data/filler',
    )
    codes.push(await orderTaken(product.id))
    expect(await keptOf(await signInStaff(), codes)).toEqual(codes)
  })
}, 400_000)

test(
  'a version without room for its release is refused, and the way back is one command',
  async () => {
    const staff = await signInStaff()
    const product = await newProduct(staff, 'kem-chong-nang')
    const [image = '', former = ''] = given('IMAGE').split(':')
    const folder = mkdtempSync(join(tmpdir(), 'nas-release-'))
    const file = join(folder, 'release.name')
    writeFileSync(file, `release-without-room-${Date.now()}`)
    const to = `${image}:without-room`
    await imageWith(file, { from: given('IMAGE'), to, path: '/shop/release.name' })
    rmSync(folder, { recursive: true })
    const filler = '/srv/shop/releases/filler'
    await onSmallDisk('releases', ['shop-a', 'shop-b'], async () => {
      await fill('shop-a', filler)
      const load = await underLoad(product.id, async () => {
        const updated = ops('update.sh', 'without-room')
        await expect(updated).rejects.toThrow(
          new RegExp(`no space left on device[^]*back: ops/update.sh ${former}`),
        )
        await rename(staff, product.id, 'Kem chống nắng mới')
        await shownAs(product.slug, 'Kem chống nắng mới')
        await compose('exec', '-T', 'shop-a', 'rm', filler)
        await ops('update.sh', former)
      })
      await expectNothingLost(load, staff)
      expect(load.failedSaves).toEqual([])
    })
  },
  updateMs,
)
