import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { bodyOf, sendJson } from '../common/http.ts'
import { bearerOf, type Provider, type ProviderOptions } from './provider.ts'

const graph = '/v24.0'
const tokenSeconds = 60 * 24 * 3600

function sendError(response: ServerResponse, status: number, code: number, message: string): void {
  sendJson(response, status, { error: { message, type: 'OAuthException', code } })
}

/** https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow */
export function facebook({ grants, clientSecret }: ProviderOptions): Provider {
  const proofOf = (token: string) => createHmac('sha256', clientSecret).update(token).digest('hex')

  return {
    name: 'Facebook',
    signInPath: `${graph}/dialog/oauth`,
    calls: {
      [`POST ${graph}/oauth/access_token`]: async ({ request, response }) => {
        const form = new URLSearchParams(await bodyOf(request))
        if (form.get('client_secret') !== clientSecret) {
          return sendError(response, 400, 1, 'Error validating client secret.')
        }
        const grant = grants.redeem(form)
        const status = grant === null ? 400 : grant.visitor.exchangeFails
        if (grant === null || status !== undefined) {
          return sendError(response, status ?? 400, 100, 'Invalid verification code format.')
        }
        sendJson(response, 200, {
          access_token: grants.issueToken(grant, tokenSeconds),
          token_type: 'bearer',
          expires_in: tokenSeconds,
        })
      },

      [`GET ${graph}/me`]: ({ url, request, response }) => {
        const bearer = bearerOf(request)
        const token = grants.find(bearer)
        if (token === null) return sendError(response, 400, 190, 'Invalid OAuth access token.')
        if (url.searchParams.get('appsecret_proof') !== proofOf(bearer)) {
          return sendError(response, 400, 100, 'Invalid appsecret_proof provided.')
        }
        const { id, name, email } = token.visitor
        sendJson(response, 200, { id, name, email })
      },

      [`GET ${graph}/debug_token`]: ({ url, request, response }) => {
        if (!bearerOf(request).endsWith(`|${clientSecret}`)) {
          return sendError(response, 400, 190, 'Invalid OAuth access token.')
        }
        const token = grants.find(url.searchParams.get('input_token') ?? '')
        if (token === null) return sendJson(response, 200, { data: { is_valid: false } })
        const { clientId: app_id, visitor, expiresAt: expires_at } = token
        const data = { is_valid: true, app_id, user_id: visitor.id, expires_at }
        sendJson(response, 200, { data })
      },
    },
  }
}
