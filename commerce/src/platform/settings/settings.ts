import {
  type Environment,
  type Problem,
  readSettings,
  type SettingsOf,
} from '@nas/settings/read-settings'

export type Settings = SettingsOf<'commerce'>
export type SeedSettings = SettingsOf<'commerce-seed'>

export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

function sentence({ name, isMissing, isOptional, purpose }: Problem): string {
  const fault = isMissing ? 'missing' : 'malformed'
  return `${name} is ${fault}: ${purpose}${isOptional ? ' (optional)' : ''}.`
}

const settingsError = (problems: Problem[]) => new SettingsError(problems.map(sentence).join('\n'))

/** @throws SettingsError with one line for each missing or malformed setting */
export function readCommerceSettings(environment: Environment): Settings {
  return readSettings(['commerce'], environment, settingsError)
}

/** @throws SettingsError */
export function readSeedSettings(environment: Environment): SeedSettings {
  return readSettings(['commerce-seed'], environment, settingsError)
}

/** Scripts and migrations do not read these settings. @throws SettingsError */
export function serverSettings(): SettingsOf<'commerce-server'> {
  return readSettings(['commerce-server'], process.env, settingsError)
}

let current: Settings | undefined

export function settings(): Settings {
  current ??= readCommerceSettings(process.env)
  return current
}

/** The setting is read when Medusa registers the job: imports of the file need no settings. */
export function jobConfig(name: string) {
  return {
    name,
    get schedule() {
      return { interval: settings().JOB_SECONDS * 1000 }
    },
  }
}
