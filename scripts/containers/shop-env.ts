import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inRoot } from '../stack/paths.ts'
import { readEnvFile } from '../stack/secrets.ts'
import { readEnv } from './env-files.ts'

/** Medusa's keys for the shop, which the job `seed` writes. */
export const keysFile = '/srv/shop/keys/commerce.env'

/** Where the release of this image stands among those of others, for all front servers. */
export async function releaseOfImage(): Promise<string> {
  const name = await readFile(inRoot('release.name'), 'utf8')
  return join('/srv/shop/releases', name.trim())
}

/** What a front server reads, and what renders its pages. */
export async function envOfShop(): Promise<Record<string, string>> {
  const keys = (await readEnvFile(keysFile)) as Record<string, string>
  return { ...(await readEnv('shop')), ...keys, RELEASE_DIR: await releaseOfImage() }
}
