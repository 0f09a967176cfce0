import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepAssets } from './kept-assets.ts'
import { filesOf, siteOf } from './release-folder.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nas-releases-'))
})
afterAll(() => rm(dir, { recursive: true }))

/** A release with these assets, after the one before. */
async function release(number: number, ...files: string[]): Promise<string[]> {
  const folder = join(dir, String(number))
  const assets = join(siteOf(folder), '_assets')
  await mkdir(assets, { recursive: true })
  for (const file of files) await writeFile(join(assets, file), file)
  if (number > 1) await keepAssets(join(dir, String(number - 1)), folder)
  return (await filesOf(assets)).sort()
}

it('keeps the parts of open pages for three releases, and no longer', async () => {
  await release(1, 'cart.1.js', 'cart.1.js.br', 'same.js')
  expect(await release(2, 'cart.2.js', 'same.js')).toEqual([
    'cart.1.js',
    'cart.1.js.br',
    'cart.2.js',
    'same.js',
  ])
  expect(await release(3, 'cart.3.js', 'same.js')).toContain('cart.1.js')
  expect(await release(4, 'cart.4.js', 'same.js')).toContain('cart.1.js.br')
  expect(await release(5, 'cart.5.js', 'same.js')).toEqual([
    'cart.2.js',
    'cart.3.js',
    'cart.4.js',
    'cart.5.js',
    'same.js',
  ])
})

it('begins without a release before', async () => {
  await keepAssets(join(dir, 'none'), join(dir, '1'))
  expect(await filesOf(join(siteOf(join(dir, '1')), '_assets'))).toContain('cart.1.js')
})
