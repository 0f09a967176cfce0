import { join } from 'node:path'
import { inRoot } from './paths.ts'
import { keepSecrets } from './secrets.ts'
import { readSettings, type Settings } from './settings.ts'

/**
 * The settings of this run: the environment over the secrets of the installation.
 * @throws SettingsError
 */
export async function loadSettings(env: NodeJS.ProcessEnv = process.env): Promise<Settings> {
  const secrets = await keepSecrets(join(inRoot(env.VAR_DIR || 'var'), 'secrets.env'))
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  return readSettings({ ...secrets, ...given })
}
