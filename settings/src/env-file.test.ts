import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { atomicWrite } from './atomic-write.ts'
import { readEnvFile, writeEnvFile } from './env-file.ts'

let file: string
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'nas-settings-')), 'deeper', 'keys.env')
})
afterEach(() => rm(dirname(dirname(file)), { recursive: true }))

it('reads the values that it wrote, in a file that only its owner can read', async () => {
  expect(await readEnvFile(file)).toEqual({})
  const keys = { COMMERCE_PUBLISHABLE_KEY: 'pk_1', COMMERCE_SECRET_KEY: 'sk_2=' }
  await writeEnvFile(file, { OLD: '1' })
  await writeEnvFile(file, keys)
  expect(await readEnvFile(file)).toEqual(keys)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('replaces the whole file when several processes write it at once', async () => {
  const texts = Array.from({ length: 8 }, (_, number) => String(number).repeat(100_000))
  await Promise.all(texts.map((text) => atomicWrite(file, text)))
  expect(texts).toContain(await readFile(file, 'utf8'))
  expect(await readdir(dirname(file))).toEqual(['keys.env'])
})

it('keeps the former content and leaves no file when writing fails', async () => {
  await atomicWrite(file, 'former')
  await expect(atomicWrite(file, 1 as never)).rejects.toThrow()
  await expect(atomicWrite(dirname(file), 'a folder')).rejects.toThrow()
  expect(await readFile(file, 'utf8')).toBe('former')
  expect(await readdir(dirname(file))).toEqual(['keys.env'])
  expect(await readdir(dirname(dirname(file)))).toEqual(['deeper'])
})
