import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import * as v from 'valibot'
import {
  fetchFromProvider,
  providerFailure,
  type SocialProfile,
  type SocialProvider,
  SocialRejectionError,
  timeoutSeconds,
} from './social-provider.ts'
import type { FacebookSettings } from './social-settings.ts'

const version = 'v24.0'

/** Facebook returns only e-mails that their owner has confirmed. */
const personSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.nullish(v.string(), null),
  email: v.nullish(v.string(), null),
})

const tokenSchema = v.object({
  data: v.object({
    is_valid: v.boolean(),
    app_id: v.optional(v.string()),
    user_id: v.optional(v.string()),
    /** Seconds since 1970; 0 for never. */
    expires_at: v.optional(v.number(), 0),
  }),
})

export function createFacebook(settings: FacebookSettings, returnUrl: string): SocialProvider {
  const { appId, appSecret, url, graphUrl } = settings
  const config = new client.Configuration(
    {
      issuer: url,
      authorization_endpoint: `${url}/${version}/dialog/oauth`,
      token_endpoint: `${graphUrl}/${version}/oauth/access_token`,
    },
    appId,
    undefined,
    client.ClientSecretPost(appSecret),
  )
  config.timeout = timeoutSeconds
  // Plain HTTP is used only by the simulator.
  if (graphUrl.startsWith('http:')) client.allowInsecureRequests(config)

  async function withMappedFailures<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw providerFailure('facebook', error)
    }
  }

  function graph<S extends v.GenericSchema>(
    path: string,
    query: Record<string, string>,
    token: string,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    const url = `${graphUrl}/${version}/${path}?${new URLSearchParams(query)}`
    return fetchFromProvider(url, { headers: { Authorization: `Bearer ${token}` } }, schema)
  }

  async function personOf(token: string): Promise<SocialProfile> {
    // https://developers.facebook.com/docs/graph-api/guides/secure-requests
    const appsecret_proof = createHmac('sha256', appSecret).update(token).digest('hex')
    const query = { fields: 'id,name,email', appsecret_proof }
    const { id, name, email } = await graph('me', query, token, personSchema)
    return { subject: id, email, emailVerified: email !== null, name }
  }

  return {
    startUrl: ({ state, verifier }) =>
      withMappedFailures(async () =>
        client.buildAuthorizationUrl(config, {
          redirect_uri: returnUrl,
          scope: 'email public_profile',
          state,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      ),

    finish: (search, { state, verifier }) =>
      withMappedFailures(async () => {
        const tokens = await client.authorizationCodeGrant(config, new URL(search, returnUrl), {
          expectedState: state,
          pkceCodeVerifier: verifier,
        })
        return personOf(tokens.access_token)
      }),

    ownerOf: (accessToken) =>
      withMappedFailures(async () => {
        const query = { input_token: accessToken }
        const { data } = await graph('debug_token', query, `${appId}|${appSecret}`, tokenSchema)
        if (!data.is_valid || data.app_id !== appId) throw new SocialRejectionError('refused')
        const profile = await personOf(accessToken)
        if (profile.subject !== data.user_id) throw new SocialRejectionError('refused')
        return { profile, endsAt: data.expires_at * 1000 }
      }),
  }
}
