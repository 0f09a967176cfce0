export interface GoogleSettings {
  clientId: string
  clientSecret: string
  issuer: string
}

export interface FacebookSettings {
  appId: string
  appSecret: string
  /** Where people agree. */
  url: string
  graphUrl: string
}

export interface SocialSettings {
  /** Seals what browsers keep for the shop. */
  sessionSecret: string
  /** `null` where the shop is no client of the provider. */
  google: GoogleSettings | null
  facebook: FacebookSettings | null
}

type Env = Readonly<Record<string, string | undefined>>

/** The settings as the environment names them. */
export function socialSettings(env: Env): SocialSettings {
  const { GOOGLE_CLIENT_ID = '', FACEBOOK_APP_ID = '' } = env
  return {
    sessionSecret: env.SESSION_SECRET ?? '',
    google:
      GOOGLE_CLIENT_ID === ''
        ? null
        : {
            clientId: GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
            issuer: env.GOOGLE_ISSUER ?? '',
          },
    facebook:
      FACEBOOK_APP_ID === ''
        ? null
        : {
            appId: FACEBOOK_APP_ID,
            appSecret: env.FACEBOOK_APP_SECRET ?? '',
            url: env.FACEBOOK_URL ?? '',
            graphUrl: env.FACEBOOK_GRAPH_URL ?? '',
          },
  }
}
