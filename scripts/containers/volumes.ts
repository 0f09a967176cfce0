import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atomicWrite } from '../../settings/src/atomic-write.ts'
import { readEnvFile, writeEnvFile } from '../../settings/src/env-file.ts'
import { type Places, placesOf } from '../stack/environment.ts'
import { inRoot, isThere } from '../stack/paths.ts'
import { Postgres } from '../stack/postgres.ts'
import { makeSecrets, type Settings } from '../stack/settings.ts'

type Env = Record<string, string>

/** Volumes with the environment of one application each; only that application mounts it. */
export type EnvironmentVolume = 'jobs' | 'content' | 'commerce' | 'shop' | 'vnpay'

const fileOf = (volume: EnvironmentVolume) => join('/srv/env', volume, 'env.json')

export function writeEnv(volume: EnvironmentVolume, env: Env): Promise<void> {
  return atomicWrite(fileOf(volume), JSON.stringify(env), { mode: 0o600, durable: true })
}

export async function readEnv(volume: EnvironmentVolume): Promise<Env> {
  return JSON.parse(await readFile(fileOf(volume), 'utf8')) as Env
}

/** Writes the configuration of another image, which runs as another user. */
export async function writeFiles(
  volume: 'postgres' | 's3' | 'valkey' | 'monitoring',
  files: Record<string, string>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await atomicWrite(join('/srv/env', volume, name), text, { mode: 0o644, durable: true })
  }
}

/** Medusa's keys for the shop, which the job `seed` writes. */
const keysFile = '/srv/shop/keys/commerce.env'

export async function releaseOfImage(): Promise<string> {
  const name = await readFile(inRoot('release.name'), 'utf8')
  return join('/srv/shop/releases', name.trim())
}

export async function envOfShop(): Promise<Record<string, string>> {
  const keys = (await readEnvFile(keysFile)) as Record<string, string>
  return { ...(await readEnv('shop')), ...keys, RELEASE_DIR: await releaseOfImage() }
}

const srv = '/srv/shop'

/** The PostgreSQL of the compose file; unused when both databases are external. */
export function databaseOf(settings: Settings): Postgres {
  const { DATABASE_HOST: host, DATABASE_PORT: port, DATABASE_PASSWORD: password } = settings
  return new Postgres({ host, port, password, dir: '', log: '' })
}

export function placesInContainers(settings: Settings): Places {
  const postgres = databaseOf(settings)
  return {
    ...placesOf({ ...settings, VAR_DIR: srv }, (name) => postgres.addresses(name)),
    keysFile,
    // Stored with the other logs.
    securityLog: '',
  }
}

/** The shop could not open its databases with new secrets. Returns whether the file was lost. */
export async function restoreSecrets(file: string, lastRun: Env | null): Promise<boolean> {
  if (lastRun === null || (await isThere(file))) return false
  const names = Object.keys(makeSecrets()).filter((name) => lastRun[name])
  await writeEnvFile(file, Object.fromEntries(names.map((name) => [name, lastRun[name]])))
  return true
}
