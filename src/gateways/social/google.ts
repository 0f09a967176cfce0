import * as client from 'openid-client'
import * as v from 'valibot'
import {
  type Flow,
  fetchFromProvider,
  providerFailure,
  type SocialProfile,
  type SocialProvider,
  SocialRejectionError,
  timeoutSeconds,
} from './social-provider.ts'
import type { GoogleSettings } from './social-settings.ts'

/** Accepts `true` as text, which Google sends in some responses. */
const truth = v.nullish(
  v.pipe(
    v.union([v.boolean(), v.string()]),
    v.transform((value) => value === true || value === 'true'),
  ),
  false,
)

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: v.nullish(v.string(), null),
  email_verified: truth,
  name: v.nullish(v.string(), null),
})

const tokenInfoSchema = v.object({
  aud: v.string(),
  azp: v.optional(v.string()),
  sub: v.string(),
  exp: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer()),
})

function profileOf(claims: unknown): SocialProfile {
  const { sub, email, email_verified, name } = v.parse(claimsSchema, claims)
  return { subject: sub, email, emailVerified: email_verified, name }
}

export function createGoogle(settings: GoogleSettings, returnUrl: string): SocialProvider {
  const { clientId, clientSecret, issuer } = settings
  let discovered: Promise<client.Configuration> | null = null

  async function discover(): Promise<client.Configuration> {
    const server = new URL(issuer)
    const authentication = client.ClientSecretPost(clientSecret)
    const config = await client.discovery(server, clientId, undefined, authentication, {
      timeout: timeoutSeconds,
      // Plain HTTP is used only by the simulator.
      execute: server.protocol === 'http:' ? [client.allowInsecureRequests] : [],
    })
    // Verifies the signature; otherwise only the connection would authenticate the ID token.
    client.enableNonRepudiationChecks(config)
    return config
  }

  /** The provider's metadata; fetched again only after a failure. */
  function configuration(): Promise<client.Configuration> {
    discovered ??= discover().catch((error: unknown) => {
      discovered = null
      throw error
    })
    return discovered
  }

  async function withConfiguration<T>(
    work: (config: client.Configuration) => Promise<T>,
  ): Promise<T> {
    try {
      return await work(await configuration())
    } catch (error) {
      throw providerFailure('google', error)
    }
  }

  /** The audience of a token: https://developers.google.com/identity/sign-in/web/backend-auth */
  function tokenInfo(config: client.Configuration, token: string) {
    const endpoint = new URL('/tokeninfo', config.serverMetadata().token_endpoint)
    const body = new URLSearchParams({ access_token: token })
    return fetchFromProvider(endpoint, { method: 'POST', body }, tokenInfoSchema)
  }

  return {
    startUrl: ({ state, nonce, verifier, locale }: Flow) =>
      withConfiguration(async (config) =>
        client.buildAuthorizationUrl(config, {
          redirect_uri: returnUrl,
          scope: 'openid email profile',
          prompt: 'select_account',
          ...(locale && { hl: locale }),
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      ),

    finish: (search, { state, nonce, verifier }) =>
      withConfiguration(async (config) => {
        const tokens = await client.authorizationCodeGrant(config, new URL(search, returnUrl), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        return profileOf(tokens.claims())
      }),

    ownerOf: (accessToken) =>
      withConfiguration(async (config) => {
        const { aud, azp = aud, sub, exp } = await tokenInfo(config, accessToken)
        if (aud !== clientId || azp !== clientId) throw new SocialRejectionError('refused')
        const profile = profileOf(await client.fetchUserInfo(config, accessToken, sub))
        return { profile, endsAt: exp * 1000 }
      }),
  }
}
