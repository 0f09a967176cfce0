import { generateKeyPairSync } from 'node:crypto'
import { freePort } from '../stack/ports.ts'

/** Google and Facebook as the suites run them on this machine. */
export async function localProviders() {
  const facebook = `http://localhost:${await freePort()}`
  return {
    GOOGLE_CLIENT_ID: 'nas-shop',
    GOOGLE_CLIENT_SECRET: 'of-the-tests',
    GOOGLE_ISSUER: `http://localhost:${await freePort()}`,
    FACEBOOK_APP_ID: 'nas-app',
    FACEBOOK_APP_SECRET: 'of-the-tests',
    FACEBOOK_URL: facebook,
    FACEBOOK_GRAPH_URL: facebook,
  }
}

/** What the local providers sign with in this run. */
export function providerKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return JSON.stringify({
    ...privateKey.export({ format: 'jwk' }),
    alg: 'RS256',
    kid: 'of-the-run',
  })
}
