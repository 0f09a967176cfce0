import type { SettingsOf } from '@nas/settings/read-settings'

export interface GoogleSettings {
  clientId: string
  clientSecret: string
  issuer: string
}

export interface FacebookSettings {
  appId: string
  appSecret: string
  url: string
  graphUrl: string
}

export interface SocialSettings {
  /** Encrypts the shop's cookies. */
  sessionSecret: string
  /** Former key, which still decrypts during key rotation. */
  previousSecret?: string | undefined
  /** `null` when the provider is not configured. */
  google: GoogleSettings | null
  facebook: FacebookSettings | null
}

/** The settings of social sign-in; each provider is configured by its first setting. */
export function socialSettings(settings: SettingsOf<'shop'>): SocialSettings {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET } = settings
  return {
    sessionSecret: settings.SESSION_SECRET,
    previousSecret: settings.SESSION_SECRET_PREVIOUS,
    google:
      GOOGLE_CLIENT_ID === undefined || GOOGLE_CLIENT_SECRET === undefined
        ? null
        : {
            clientId: GOOGLE_CLIENT_ID,
            clientSecret: GOOGLE_CLIENT_SECRET,
            issuer: settings.GOOGLE_ISSUER,
          },
    facebook:
      FACEBOOK_APP_ID === undefined || FACEBOOK_APP_SECRET === undefined
        ? null
        : {
            appId: FACEBOOK_APP_ID,
            appSecret: FACEBOOK_APP_SECRET,
            url: settings.FACEBOOK_URL,
            graphUrl: settings.FACEBOOK_GRAPH_URL,
          },
  }
}
