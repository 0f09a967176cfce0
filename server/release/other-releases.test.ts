import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'light-my-request'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { immutableCaching } from './asset.ts'
import { assetsOfOthers, removeOldReleases } from './other-releases.ts'
import { siteOf } from './release-folder.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nas-releases-'))
})
afterEach(() => rm(dir, { recursive: true }))

/** A release with one script, last modified so many minutes ago. */
async function release(name: string, minutes: number): Promise<string> {
  const folder = join(dir, name)
  await mkdir(join(siteOf(folder), '_assets'), { recursive: true })
  await writeFile(join(siteOf(folder), '_assets', `cart.${name}.js`), name)
  const at = new Date(Date.now() - minutes * 60_000)
  await utimes(folder, at, at)
  return folder
}

it('keeps three releases beside the current one', async () => {
  for (const [name, minutes] of Object.entries({ a: 9, b: 2, c: 3, d: 4, e: 5 })) {
    await release(name, minutes)
  }
  await removeOldReleases(join(dir, 'a'))
  expect((await readdir(dir)).sort()).toEqual(['a', 'b', 'c', 'd'])
})

it('finds scripts of other releases, also of later ones', async () => {
  const assets = assetsOfOthers(await release('now', 1))
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    void assets(request, response, () => response.writeHead(404).end())
  const get = (url: string) => inject(answer, { method: 'GET', url })
  expect((await get('/_assets/cart.next.js')).statusCode).toBe(404)
  await release('before', 5)
  await release('next', 0)
  for (const name of ['before', 'next']) {
    const { payload, headers } = await get(`/_assets/cart.${name}.js`)
    expect([payload, headers['cache-control']]).toEqual([name, immutableCaching])
  }
  await writeFile(join(dir, 'now', 'release.sqlite'), 'notes')
  expect((await get('/_assets/../../release.sqlite')).statusCode).toBe(404)
})
