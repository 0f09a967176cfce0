import { hasSimulators } from './public-shop.ts'
import type { Settings } from './settings.ts'

const client = 'nas-demo'
const secret = 'simulated'

export const socialSimulatorUrl = ({ SOCIAL_PORT }: Settings) => `http://localhost:${SOCIAL_PORT}`

/** Every visitor of the simulator can sign in as any member. */
export function simulatesSocial(settings: Settings): boolean {
  const { GOOGLE_CLIENT_ID, FACEBOOK_APP_ID } = settings
  return hasSimulators(settings) && (GOOGLE_CLIENT_ID === '' || FACEBOOK_APP_ID === '')
}

/** Simulates the providers that the shop has no key for. */
export function withSimulatedSocial(settings: Settings): Settings {
  if (!hasSimulators(settings)) return settings
  const url = socialSimulatorUrl(settings)
  return {
    ...settings,
    ...(settings.GOOGLE_CLIENT_ID === '' && {
      GOOGLE_CLIENT_ID: client,
      GOOGLE_CLIENT_SECRET: secret,
      GOOGLE_ISSUER: url,
    }),
    ...(settings.FACEBOOK_APP_ID === '' && {
      FACEBOOK_APP_ID: client,
      FACEBOOK_APP_SECRET: secret,
      FACEBOOK_URL: url,
      FACEBOOK_GRAPH_URL: url,
    }),
  }
}

export function socialSimulator(settings: Settings) {
  const { SOCIAL_PORT, MEMBER_EMAIL } = settings
  return {
    env: { PORT: SOCIAL_PORT, CLIENT_SECRET: secret, MEMBER_EMAIL },
    health: `${socialSimulatorUrl(settings)}/health`,
  }
}
