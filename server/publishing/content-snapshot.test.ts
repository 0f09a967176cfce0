import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReadModel } from '../../src/content/read-model.ts'
import { loadedCollections } from '../../src/gateways/content/content-sync.ts'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { sampleProduct } from '../../tests/support/sample-records.ts'
import { ReleaseStore } from '../release/release-store.ts'
import { ContentSnapshot, lastCounts, readSnapshot } from './content-snapshot.ts'

let dir: string
let store: ReleaseStore
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nas-store-'))
  store = new ReleaseStore(dir)
})
afterEach(() => rm(dir, { recursive: true }))

const rowsOf = (content: ReadModel | null) =>
  loadedCollections.map((name) => content?.table(name).rows())

const at = (cursor: number) => ({ cursor, applied: { [cursor]: `t${cursor}` } })

it('stores everything once, then what has changed', async () => {
  const content = sampleContent()
  content.position = at(1)
  const snapshot = new ContentSnapshot(store, content)
  expect(readSnapshot(store)).toBeNull()
  await snapshot.save()
  const put = vi.spyOn(store, 'putRecord')
  content.table('products').put(sampleProduct(2, { price: 1 }))
  content.table('products').delete(1)
  content.setCounts({ delivered: new Map([[2, 7]]), rated: new Map([[2, [0, 0, 0, 1, 2]]]) })
  content.position = at(3)
  await snapshot.save()
  expect(put.mock.calls.map(([{ kind, id }]) => `${kind} ${id}`)).toEqual(['products 2'])
  const stored = readSnapshot(new ReleaseStore(dir))
  stored?.setCounts(lastCounts(store))
  expect(rowsOf(stored)).toEqual(rowsOf(content))
  expect(stored?.position).toEqual(at(3))
})

it('stores at the next call what could not be stored', async () => {
  const content = sampleContent()
  const snapshot = new ContentSnapshot(store, content)
  await snapshot.save()
  content.table('products').put(sampleProduct(2, { price: 1 }))
  vi.spyOn(store, 'putRecord').mockImplementationOnce(() => {
    throw new Error('disk is full')
  })
  await expect(snapshot.save()).rejects.toThrow('disk is full')
  expect(readSnapshot(store)?.table('products').byId(2)?.price).not.toBe(1)
  await snapshot.save()
  expect(readSnapshot(store)?.table('products').byId(2)?.price).toBe(1)
})

it('takes over a restored database, also its older and its missing records', async () => {
  const content = sampleContent()
  content.position = at(9)
  const snapshot = new ContentSnapshot(store, content)
  await snapshot.save()
  const restored = ReadModel.empty()
  restored.position = at(1)
  restored.table('products').put(sampleProduct(2))
  content.become(restored)
  await snapshot.save()
  expect(rowsOf(readSnapshot(store))).toEqual(rowsOf(content))
})

it('keeps the newer version when a server that is behind stores later', async () => {
  const [behind, ahead] = [sampleContent(), sampleContent()]
  const servers = [behind, ahead].map((content) => new ContentSnapshot(store, content))
  for (const server of servers) await server.save()
  // The clock was set back between the two changes.
  ahead.table('products').put(sampleProduct(2, { price: 2, updatedAt: '2026-12-01T00:00:00.000Z' }))
  ahead.position = at(2)
  await servers[1]?.save()
  behind
    .table('products')
    .put(sampleProduct(2, { price: 1, updatedAt: '2026-12-02T00:00:00.000Z' }))
  behind.position = at(1)
  await servers[0]?.save()
  expect(readSnapshot(store)?.table('products').byId(2)?.price).toBe(2)
})
