import { commerceEnv, contentEnv, type Places, placesOf, shopEnv } from '../stack/environment.ts'
import { simulatesVnpay, simulatorEnv } from '../stack/payment-methods.ts'
import { Postgres } from '../stack/postgres.ts'
import { judgePublicShop } from '../stack/public-shop.ts'
import { loadSettings, type Settings } from '../stack/settings.ts'
import { readEnv, writeEnv, writePostgresFiles } from './env-files.ts'
import { keepSecrets } from './kept-secrets.ts'
import { postgresFiles } from './postgres-files.ts'
import { keysFile } from './shop-env.ts'

/** The folder of a container in which volumes are mounted. */
const srv = '/srv/shop'

/** The PostgreSQL beside the containers; where both databases are elsewhere nobody asks for it. */
export function databaseOf({
  DATABASE_HOST,
  DATABASE_PORT,
  DATABASE_PASSWORD,
}: Settings): Postgres {
  return new Postgres({
    host: DATABASE_HOST,
    port: DATABASE_PORT,
    password: DATABASE_PASSWORD,
    ...{ dir: '', log: '' },
  })
}

export function placesInContainers(settings: Settings): Places {
  const postgres = databaseOf(settings)
  return {
    ...placesOf({ ...settings, VAR_DIR: srv }, (name) => postgres.url(name)),
    keysFile,
  }
}

/**
 * Checks every setting, makes the secrets that nobody gave, and writes for each application what it reads
 * and no other secret.
 * @throws SettingsError naming each setting that is wrong
 */
export async function writeSettings(): Promise<void> {
  const lost = await keepSecrets(
    '/srv/secrets/secrets.env',
    await readEnv('jobs').catch(() => null),
  )
  if (lost) console.warn('! The volume of the secrets was empty: they are those of before again.')
  const settings = await loadSettings()
  for (const doubt of judgePublicShop(settings)) console.warn(`! ${doubt}`)
  const places = placesInContainers(settings)
  await writeEnv('jobs', settings)
  await writeEnv('content', contentEnv(settings, places))
  await writeEnv('commerce', commerceEnv(settings, places))
  // The security log goes to the output, as the others do.
  await writeEnv('shop', { ...(await shopEnv(settings, places)), SECURITY_LOG: '' })
  if (simulatesVnpay(settings)) await writeEnv('vnpay', simulatorEnv(settings, places))
  await writePostgresFiles(postgresFiles(settings))
  console.log('The settings are in order.')
}
