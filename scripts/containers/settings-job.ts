import { commerceEnv, contentEnv, shopEnv } from '../stack/environment.ts'
import { simulatesVnpay, simulatorEnv } from '../stack/payment-methods.ts'
import { judgePublicShop } from '../stack/public-shop.ts'
import { loadSettings } from '../stack/settings.ts'
import { readEnv, writeEnv, writeFiles } from './env-files.ts'
import { keepSecrets } from './kept-secrets.ts'
import { placesInContainers } from './places.ts'
import { postgresFiles } from './postgres-files.ts'
import { storageFiles, withStorage } from './storage.ts'

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
  const settings = withStorage(await loadSettings())
  for (const doubt of judgePublicShop(settings)) console.warn(`! ${doubt}`)
  const places = placesInContainers(settings)
  await writeEnv('jobs', settings)
  await writeEnv('content', contentEnv(settings, places))
  await writeEnv('commerce', commerceEnv(settings, places))
  // The security log goes to the output, as the others do.
  await writeEnv('shop', { ...(await shopEnv(settings, places)), SECURITY_LOG: '' })
  if (simulatesVnpay(settings)) await writeEnv('vnpay', simulatorEnv(settings, places))
  await writeFiles('postgres', postgresFiles(settings))
  await writeFiles('s3', storageFiles(settings))
  console.log('The settings are in order.')
}
