import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { ContentSnapshot, readSnapshot } from '../publishing/content-snapshot.ts'
import { filesOf, makeRelease, siteOf } from './release-folder.ts'
import { ReleaseStore } from './release-store.ts'

// Processes of two containers may have the same id, as these calls in one process do.

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nas-release-'))
})
afterEach(() => rm(dir, { recursive: true }))

const together = <T>(work: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 8 }, (_, number) => work(number)))

async function build(): Promise<string> {
  const dist = join(dir, 'dist')
  await mkdir(join(dist, 'client/_assets'), { recursive: true })
  await writeFile(join(dist, 'client/_assets/start.js'), 'start()\n'.repeat(200))
  return dist
}

it('is complete when several processes make it at once, and later again', async () => {
  const dist = await build()
  const release = join(dir, 'releases/1')
  await mkdir(join(dir, 'releases'))
  await together(() => makeRelease(dist, release))
  await makeRelease(dist, release)
  expect(await readdir(join(dir, 'releases'))).toEqual(['1'])
  const files = (await filesOf(siteOf(release))).sort()
  expect(files).toEqual(['', '.br', '.gz'].map((ending) => `_assets/start.js${ending}`))
})

it('leaves nothing behind after a failure', async () => {
  await expect(makeRelease(join(dir, 'dist'), join(dir, '1'))).rejects.toThrow('dist')
  expect(await readdir(dir)).toEqual([])
})

it('stores the content of several servers at once', async () => {
  const content = sampleContent()
  const servers = Array.from(
    { length: 8 },
    () => new ContentSnapshot(new ReleaseStore(dir), content),
  )
  await together((number) => servers[number]?.save() ?? Promise.resolve())
  expect(readSnapshot(new ReleaseStore(dir))?.table('products').rows()).toEqual(
    content.table('products').rows(),
  )
})
