import { type Environment, readSettings, type SettingsOf } from '@nas/settings/read-settings'
import { socialSettings } from '../gateways/social/social-settings.ts'

export function routeSettings(settings: SettingsOf<'shop'>): App.Locals['settings'] {
  return {
    contentUrl: settings.CONTENT_URL,
    contentAdminUrl: settings.CONTENT_ADMIN_URL ?? settings.CONTENT_URL,
    contentWriteKey: settings.CONTENT_WRITE_KEY,
    commerceUrl: settings.COMMERCE_URL,
    commercePublishableKey: settings.COMMERCE_PUBLISHABLE_KEY,
    commerceSecretKey: settings.COMMERCE_SECRET_KEY,
    shopUrl: settings.PUBLIC_URL,
    redisUrl: settings.REDIS_URL,
    registrationByMail: settings.REGISTRATION_CONFIRMED_BY_MAIL === 'on',
    social: socialSettings(settings),
  }
}

/** @throws Error naming each missing or malformed setting and its purpose */
export function readShopSettings<const A extends 'shop' | 'server'>(
  applications: readonly A[],
  env: Environment = process.env,
): SettingsOf<A> {
  return readSettings(applications, env, (problems) => {
    const lines = problems.map(({ name, purpose }) => `${name}: ${purpose}`)
    return new Error(`Settings are missing or malformed.\n${lines.join('\n')}`)
  })
}
