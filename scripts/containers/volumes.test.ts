import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEnvFile } from '../../settings/src/env-file.ts'
import { storedSecrets } from '../stack/settings.ts'
import { restoreSecrets } from './volumes.ts'

let folder: string
const file = () => join(folder, 'secrets', 'secrets.env')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nas-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('restores only the secrets of the last run', async () => {
  const made = await storedSecrets(file())
  await rm(file())
  expect(await restoreSecrets(file(), { ...made, DEMO: 'on' } as Record<string, string>)).toBe(true)
  expect(await readEnvFile(file())).toEqual(made)
  expect(await readFile(file(), 'utf8')).not.toContain('DEMO')
})

it('keeps existing secrets, and creates none at the first start', async () => {
  expect(await restoreSecrets(file(), null)).toBe(false)
  const made = await storedSecrets(file())
  expect(await restoreSecrets(file(), { DATABASE_PASSWORD: 'another' })).toBe(false)
  expect(await readEnvFile(file())).toEqual(made)
})
