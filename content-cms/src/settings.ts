import {
  type Environment,
  type Problem,
  readSettings,
  type SettingsOf,
} from '@nas/settings/read-settings'

export type Settings = SettingsOf<'content'>

/** `next build` loads the configuration without serving: one build fits every installation. */
const whileBuilding: Settings = {
  CONTENT_DATABASE_URL: 'postgres://build.invalid/content',
  PAYLOAD_SECRET: 'build',
  CONTENT_URL: 'http://build.invalid',
  CONTENT_ADMIN_URL: undefined,
  PUBLIC_URL: 'http://build.invalid',
  COMMERCE_URL: undefined,
  MEDIA_DIR: '/build.invalid',
  S3_ENDPOINT: undefined,
  S3_BUCKET: undefined,
  S3_ACCESS_KEY_ID: undefined,
  S3_SECRET_ACCESS_KEY: undefined,
  S3_REGION: 'us-east-1',
  S3_FORCE_PATH_STYLE: 'on',
  SECURITY_LOG: undefined,
  MAIL_FROM: 'build',
  SMTP_URL: undefined,
  SMTP_PLAIN: 'off',
  MAIL_DIR: undefined,
  SECOND_FACTOR: undefined,
  SECOND_FACTOR_FROM: undefined,
}

export const settingsError = (reader: string) => (problems: Problem[]) => {
  const lines = problems.map(({ name, fault, purpose }) => `- ${name} ${fault}: the ${purpose}`)
  return new Error(`Settings of the content ${reader}:\n${lines.join('\n')}`)
}

/** Address of the admin for editors; behind TLS it differs from the one for the shop's servers. */
export function adminUrl(settings: Environment = process.env): string {
  return settings.CONTENT_ADMIN_URL || settings.CONTENT_URL || ''
}

export function readContentSettings(env: Environment = process.env): Settings {
  if (env.NEXT_PHASE === 'phase-production-build') return whileBuilding
  return readSettings(['content'], env, settingsError('service'))
}
