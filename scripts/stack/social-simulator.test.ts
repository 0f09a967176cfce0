import { describe, expect, it } from 'vitest'
import { makeSecrets, readSettings } from './settings.ts'
import { simulatesSocial, socialSimulator, withSimulatedSocial } from './social-simulator.ts'

const secrets = makeSecrets()
const read = (env: Record<string, string> = {}) => readSettings({ ...secrets, ...env })

const ofGoogle = { GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'theirs' }
const ofFacebook = { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 'theirs' }

describe('sign-in with Google and Facebook', () => {
  it('goes to the simulator, which shares its secret with the shop', () => {
    const own = read({ SOCIAL_PORT: '4777' })
    expect(simulatesSocial(own)).toBe(true)
    const url = 'http://localhost:4777'
    const known = withSimulatedSocial(own)
    expect(known).toMatchObject({ GOOGLE_ISSUER: url, FACEBOOK_URL: url, FACEBOOK_GRAPH_URL: url })
    const { env, health } = socialSimulator(own)
    expect(env).toMatchObject({ PORT: '4777', MEMBER_EMAIL: own.MEMBER_EMAIL })
    expect(known.GOOGLE_CLIENT_SECRET).toBe(env.CLIENT_SECRET)
    expect(known.FACEBOOK_APP_SECRET).toBe(env.CLIENT_SECRET)
    expect(health).toBe('http://localhost:4777/health')
  })

  it('uses the provider that the shop has a key for', () => {
    const known = withSimulatedSocial(read(ofGoogle))
    expect(known).toMatchObject({ ...ofGoogle, GOOGLE_ISSUER: 'https://accounts.google.com' })
    expect(known.FACEBOOK_APP_ID).toBe('nas-demo')
    expect(simulatesSocial(read({ ...ofGoogle, ...ofFacebook }))).toBe(false)
  })

  it.each<Record<string, string>>([{ PUBLIC_URL: 'https://nas.vn', DEMO: 'on' }, { DEMO: 'off' }])(
    'is never simulated with %j',
    (env) => {
      const settings = read(env)
      expect(simulatesSocial(settings)).toBe(false)
      expect(withSimulatedSocial(settings)).toBe(settings)
    },
  )
})
