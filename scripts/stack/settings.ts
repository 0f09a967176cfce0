import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkSetting, type Environment } from '../../settings/src/read-settings.ts'
import type { Setting } from '../../settings/src/setting.ts'
import { type SettingName, settings } from '../../settings/src/settings.ts'
import { inRoot } from './paths.ts'
import { storedSecrets } from './secrets.ts'

type OfOperator<N extends SettingName> = (typeof settings)[N] extends { source: string } ? never : N

/** The settings that whoever runs the shop can set, as text; one that is not set is empty. */
export type Settings = Record<{ [N in SettingName]: OfOperator<N> }[SettingName], string>

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Checks every setting of an operator; an empty one counts as not set.
 * @throws SettingsError naming each missing or malformed setting and what it is for
 */
export function readSettings(env: Environment): Settings {
  const problems: string[] = []
  const read: Record<string, string> = {}
  for (const [name, setting] of Object.entries(settings) as [SettingName, Setting][]) {
    if (setting.source !== undefined) continue
    // A secret has no default; everything else has one, or the shop does without.
    const { value = '', problem } = checkSetting(name, env, setting.secret !== undefined)
    read[name] = String(value)
    if (problem) problems.push(`${name} ${problem.fault} (${problem.purpose})`)
  }
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return read as Settings
}

/** Settings that stand in files of their own, as secrets of containers do: `NAME_FILE` names the file of `NAME`. */
async function settingsInFiles(env: Environment): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const name of Object.keys(settings)) {
    const file = env[`${name}_FILE`]
    if (!file) continue
    const text = await readFile(file, 'utf8').catch(() => {
      throw new SettingsError(`${name}_FILE names ${file}, which cannot be read`)
    })
    found[name] = text.trimEnd()
  }
  return found
}

/**
 * The settings of this run: the environment over files that it names, over the secrets of the installation.
 * @throws SettingsError
 */
export async function loadSettings(env: NodeJS.ProcessEnv = process.env): Promise<Settings> {
  const secrets = await storedSecrets(join(inRoot(env.VAR_DIR || 'var'), 'secrets.env'))
  return settingsOver({ ...secrets, ...(await settingsInFiles(env)) }, env)
}

/**
 * The settings of the environment over stored secrets.
 * @throws SettingsError
 */
export function settingsOver(secrets: Environment, env: Environment = process.env): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  return readSettings({ ...secrets, ...given })
}
