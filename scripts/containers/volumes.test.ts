import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEnvFile } from '../../settings/src/env-file.ts'
import { contentEnv, shopEnv } from '../stack/environment.ts'
import { readSettings, storedSecrets } from '../stack/settings.ts'
import { placesInContainers, restoreSecrets } from './volumes.ts'

let folder: string
const file = () => join(folder, 'secrets', 'secrets.env')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nas-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('sends the security log to standard output, because the root is read-only', async () => {
  const settings = readSettings(await storedSecrets(file()))
  const places = placesInContainers(settings)
  expect(contentEnv(settings, places).SECURITY_LOG).toBe('')
  expect((await shopEnv(settings, places)).SECURITY_LOG).toBe('')
})

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
