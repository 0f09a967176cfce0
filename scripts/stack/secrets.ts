import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseEnv } from 'node:util'
import { type SettingName, settings } from './settings.ts'

/** Name and value of each line `NAME=value`; nothing when the file does not exist. */
export async function readEnvFile(file: string): Promise<Record<string, string | undefined>> {
  try {
    return parseEnv(await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/**
 * Reads the secrets of this installation and makes those that are missing, at random, readable by
 * the owner alone. Nothing has a default secret.
 */
export async function keepSecrets(file: string): Promise<Record<string, string | undefined>> {
  const kept = await readEnvFile(file)
  const made = (Object.keys(settings) as SettingName[]).flatMap((name) => {
    const setting = settings[name]
    return 'secret' in setting && !kept[name] ? [[name, setting.secret()] as const] : []
  })
  if (made.length === 0) return kept
  const all = { ...kept, ...Object.fromEntries(made) }
  const lines = Object.entries(all).map(([name, value]) => `${name}=${value}`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
  return all
}
