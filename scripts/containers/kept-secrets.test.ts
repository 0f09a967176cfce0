import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEnvFile, storedSecrets } from '../stack/secrets.ts'
import { keepSecrets } from './kept-secrets.ts'

let folder: string
const file = () => join(folder, 'secrets', 'secrets.env')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nas-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('puts the secrets of the last run back, and nothing else of it', async () => {
  const made = await storedSecrets(file())
  await rm(file())
  expect(await keepSecrets(file(), { ...made, DEMO: 'on' } as Record<string, string>)).toBe(true)
  expect(await readEnvFile(file())).toEqual(made)
  expect(await readFile(file(), 'utf8')).not.toContain('DEMO')
})

it('leaves those that are there, and makes none at the first start', async () => {
  expect(await keepSecrets(file(), null)).toBe(false)
  const made = await storedSecrets(file())
  expect(await keepSecrets(file(), { DATABASE_PASSWORD: 'another' })).toBe(false)
  expect(await readEnvFile(file())).toEqual(made)
})
