import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { bodyOf, sendJson } from '../common/http.ts'
import type { Grant } from './grants.ts'
import type { Visitor } from './people.ts'
import { bearerOf, type Provider, type ProviderOptions } from './provider.ts'

const signInPath = '/o/oauth2/v2/auth'
const tokenSeconds = 3600
const scope = 'openid email profile'

const claimsOf = ({ id, email, email_verified, name }: Visitor) => ({
  sub: id,
  email,
  email_verified,
  name,
})

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: issuer + signInPath,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/v1/userinfo`,
  jwks_uri: `${issuer}/oauth2/v3/certs`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: scope.split(' '),
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  code_challenge_methods_supported: ['S256'],
})

/** https://developers.google.com/identity/openid-connect/openid-connect */
export async function google(
  { grants, clientSecret }: ProviderOptions,
  issuer: () => string,
): Promise<Provider> {
  const kid = randomUUID()
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const published = { ...(await exportJWK(own.publicKey)), kid, alg: 'RS256', use: 'sig' }

  const idToken = ({ visitor, request }: Grant) =>
    new SignJWT({
      iss: issuer(),
      aud: request.client_id,
      azp: request.client_id,
      nonce: request.nonce,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + tokenSeconds,
      ...claimsOf(visitor),
      ...visitor.claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign((visitor.forges ? foreign : own).privateKey)

  return {
    name: 'Google',
    signInPath,
    calls: {
      'GET /.well-known/openid-configuration': ({ response }) =>
        sendJson(response, 200, metadata(issuer())),

      'GET /oauth2/v3/certs': ({ response }) => sendJson(response, 200, { keys: [published] }),

      'POST /token': async ({ request, response }) => {
        const form = new URLSearchParams(await bodyOf(request))
        if (form.get('client_secret') !== clientSecret) {
          return sendJson(response, 401, { error: 'invalid_client' })
        }
        const grant = grants.redeem(form)
        const status = grant === null ? 400 : grant.visitor.exchangeFails
        if (grant === null || status !== undefined) {
          return sendJson(response, status ?? 400, { error: 'invalid_grant' })
        }
        sendJson(response, 200, {
          access_token: grants.issueToken(grant, tokenSeconds),
          expires_in: tokenSeconds,
          scope,
          token_type: 'Bearer',
          id_token: await idToken(grant),
        })
      },

      'GET /v1/userinfo': ({ request, response }) => {
        const token = grants.find(bearerOf(request))
        if (token === null) sendJson(response, 401, { error: 'invalid_request' })
        else sendJson(response, 200, claimsOf(token.visitor))
      },

      'POST /tokeninfo': async ({ request, response }) => {
        const form = new URLSearchParams(await bodyOf(request))
        const token = grants.find(form.get('access_token') ?? '')
        if (token === null) return sendJson(response, 400, { error: 'invalid_token' })
        const { clientId, visitor, expiresAt } = token
        const about = { azp: clientId, aud: clientId, sub: visitor.id, exp: String(expiresAt) }
        sendJson(response, 200, about)
      },
    },
  }
}
