import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Visitor } from './people.ts'

const requestSchema = v.object({
  response_type: v.literal('code'),
  client_id: v.pipe(v.string(), v.nonEmpty()),
  redirect_uri: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
  state: v.optional(v.string()),
  nonce: v.optional(v.string()),
  code_challenge: v.optional(v.string()),
  code_challenge_method: v.optional(v.literal('S256')),
})

export type SignInRequest = v.InferOutput<typeof requestSchema>

/** @returns null when the parameters are not those of a sign-in */
export function readRequest(parameters: URLSearchParams): SignInRequest | null {
  const { success, output } = v.safeParse(requestSchema, Object.fromEntries(parameters))
  return success ? output : null
}

export interface Grant {
  visitor: Visitor
  request: SignInRequest
}

export interface Token {
  visitor: Visitor
  clientId: string
  /** Seconds since 1970. */
  expiresAt: number
}

const random = () => randomBytes(24).toString('base64url')
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Codes and access tokens in memory; a restart ends them. */
export class Grants {
  readonly #codes = new Map<string, Grant>()
  readonly #tokens = new Map<string, Token>()

  issueCode(grant: Grant): string {
    const code = random()
    this.#codes.set(code, grant)
    return code
  }

  /** A code works once. @returns null when it does not belong to this exchange */
  redeem(form: URLSearchParams): Grant | null {
    const code = form.get('code') ?? ''
    const grant = this.#codes.get(code)
    this.#codes.delete(code)
    if (grant === undefined) return null
    const { client_id, redirect_uri, code_challenge } = grant.request
    const isSame =
      form.get('grant_type') === 'authorization_code' &&
      form.get('client_id') === client_id &&
      form.get('redirect_uri') === redirect_uri
    const isProved =
      code_challenge === undefined || hashOf(form.get('code_verifier') ?? '') === code_challenge
    return isSame && isProved ? grant : null
  }

  issueToken({ visitor, request }: Grant, seconds: number): string {
    const token = random()
    const expiresAt = Math.floor(Date.now() / 1000) + seconds
    this.#tokens.set(token, { visitor, clientId: request.client_id, expiresAt })
    return token
  }

  /** @returns null for an unknown or expired token */
  find(token: string): Token | null {
    const found = this.#tokens.get(token)
    return found !== undefined && found.expiresAt * 1000 > Date.now() ? found : null
  }
}
