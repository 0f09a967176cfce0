import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readEnvFile, writeEnvFile } from '../../settings/src/env-file.ts'
import { checkSetting, type Environment } from '../../settings/src/read-settings.ts'
import type { Setting } from '../../settings/src/setting.ts'
import { type SettingName, settings } from '../../settings/src/settings.ts'
import { inRoot } from './paths.ts'

type OfOperator<N extends SettingName> = (typeof settings)[N] extends { source: string } ? never : N

/** The settings of an operator, as text; empty means not set. */
export type Settings = Record<{ [N in SettingName]: OfOperator<N> }[SettingName], string>

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** @throws SettingsError naming each missing or malformed setting and its purpose */
export function readSettings(env: Environment): Settings {
  const problems: string[] = []
  const read: Record<string, string> = {}
  for (const [name, setting] of Object.entries(settings) as [SettingName, Setting][]) {
    if (setting.source !== undefined) continue
    // Secrets have no default; other settings have one or are optional.
    const { value = '', problem } = checkSetting(name, env, setting.secret !== undefined)
    read[name] = String(value)
    if (problem) problems.push(`${name} ${problem.fault} (${problem.purpose})`)
  }
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return read as Settings
}

/** `NAME_FILE` is the path of a file with `NAME`, such as a secret of a container. */
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

/** The environment takes precedence over files that it names, and these over stored secrets. */
export async function loadSettings(env: NodeJS.ProcessEnv = process.env): Promise<Settings> {
  const secrets = await storedSecrets(join(inRoot(env.VAR_DIR || 'var'), 'secrets.env'))
  return settingsOver({ ...secrets, ...(await settingsInFiles(env)) }, env)
}

export function settingsOver(secrets: Environment, env: Environment = process.env): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  return readSettings({ ...secrets, ...given })
}

const makers = {
  key: () => randomBytes(32).toString('hex'),
  password: () => randomBytes(16).toString('base64url'),
}

export function makeSecrets(): Record<string, string> {
  return Object.fromEntries(
    Object.entries<Setting>(settings).flatMap(([name, { secret }]) =>
      secret === undefined ? [] : [[name, makers[secret]()]],
    ),
  )
}

/** Generates missing secrets; there are no default ones. */
export async function storedSecrets(file: string): Promise<Record<string, string | undefined>> {
  const stored = await readEnvFile(file)
  const missing = Object.entries(makeSecrets()).filter(([name]) => !stored[name])
  if (missing.length === 0) return stored
  const all = { ...stored, ...Object.fromEntries(missing) }
  await writeEnvFile(file, all)
  return all
}
