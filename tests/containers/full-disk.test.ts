import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { orderOf, placeOrder } from '../support/shop.ts'
import { compose, docker, healthy } from './compose.ts'
import { keptOf, newProduct, orderTaken, signInStaff } from './shop.ts'

const sh = (line: string, ...args: string[]) =>
  execFileSync('sh', ['-euc', line, 'sh', ...args], { encoding: 'utf8' })

const freeMegabytes = 128

/** Runs with the database's files on a separate small disk; moves them back afterwards. */
async function onSmallDisk(work: () => Promise<void>): Promise<void> {
  const volume = `${process.env.COMPOSE_PROJECT_NAME}_postgres`
  const place = await docker('volume', 'inspect', '-f', '{{.Mountpoint}}', volume)
  const folder = mkdtempSync(join(tmpdir(), 'nas-disk-'))
  const [file, side] = [join(folder, 'disk'), join(folder, 'side')]
  writeFileSync(file, '')
  const copy = 'cp -a "$1/." "$2/"'
  await compose('stop', 'backup', 'postgres')
  // Beside the files the inodes of ext4 take 1.6 %.
  const megabytes = Math.ceil(Number(sh('du -sm "$1" | cut -f1', place)) * 1.02) + freeMegabytes
  truncateSync(file, megabytes * 1024 * 1024)
  try {
    // Neither a journal nor blocks for root, which would take all that is free.
    sh('mkfs.ext4 -q -m 0 -O ^has_journal "$1"; mkdir "$2"; mount -o loop "$1" "$2"', file, side)
    // Copied back, it would be a folder of root in the way of pgBackRest.
    sh('rmdir "$1/lost+found"', side)
    sh(`${copy}; umount "$2"; mount -o loop "$3" "$1"`, place, side, file)
    await healthy('postgres')
    await work()
    await compose('stop', 'postgres')
    sh(
      `umount "$1"; mount -o loop "$3" "$2"; find "$1" -mindepth 1 -delete; cp -a "$2/." "$1/"`,
      place,
      side,
      file,
    )
  } finally {
    sh('umount "$1" || true; umount "$2" || true', side, place)
    rmSync(folder, { recursive: true })
    await healthy('postgres', 'backup')
  }
}

test('on a full disk orders are rejected, acknowledged ones are kept, and service resumes automatically', async () => {
  const staff = await signInStaff()
  const product = await newProduct(staff, 'gel-rua-mat')
  await onSmallDisk(async () => {
    const codes = [await orderTaken(product.id)]
    const fill = 'dd if=/dev/zero of="$PGDATA/filler" bs=1M 2> /dev/null || true; sync'
    await compose('exec', '-T', 'postgres', 'sh', '-c', fill)
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
