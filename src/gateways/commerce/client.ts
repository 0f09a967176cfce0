import Medusa, { FetchError } from '@medusajs/js-sdk'
import * as v from 'valibot'
import { callHeaders } from '../transport/acting.ts'
import {
  BackendDownError,
  ConflictingError,
  type GatewayError,
  MissingRecordError,
  NotAllowedError,
  NotSignedInError,
  RejectedError,
  StaleError,
} from '../transport/gateway-errors.ts'
import { livenessOf } from './liveness.ts'

const timeoutMs = 10_000
/** In ms: an order takes locks and may wait for others. */
const orderTimeoutMs = 30_000

export interface CommerceSettings {
  commerceUrl: string
  commercePublishableKey: string
  commerceSecretKey: string
}

type Query = Readonly<Record<string, string | undefined>>

interface Call {
  method?: 'GET' | 'POST' | 'DELETE'
  token?: string | null
  /** Sent with the shop's own secret key. */
  trusted?: true
  query?: Query
  body?: object
  headers?: Record<string, string>
}

const rejectionFields = v.object({
  code: v.fallback(v.string(), 'invalid'),
  message: v.fallback(v.string(), 'The request was refused'),
  total: v.optional(v.number()),
  account: v.optional(v.string()),
  wait: v.optional(v.number()),
  on_hand: v.optional(v.number()),
  reserved: v.optional(v.number()),
  errors: v.fallback(
    v.array(
      v.looseObject({
        path: v.array(v.union([v.string(), v.number()])),
        code: v.string(),
        message: v.string(),
      }),
    ),
    [],
  ),
})

const rejectionSchema = v.fallback(rejectionFields, {
  code: 'invalid',
  message: 'The request was rejected',
  errors: [],
})

/** Client of Medusa. Every failure is thrown as a GatewayError. */
export interface CommerceClient {
  /** Reads, through Medusa's own client. */
  call<S extends v.GenericSchema>(path: string, schema: S, call?: Call): Promise<v.InferOutput<S>>
  /** Calls that a rule may reject, with errors that name the field and the line. */
  shop<S extends v.GenericSchema>(path: string, schema: S, call?: Call): Promise<v.InferOutput<S>>
}

export function createCommerceClient(settings: CommerceSettings): CommerceClient {
  const { commerceUrl: baseUrl, commercePublishableKey: publishableKey } = settings
  const whileAlive = livenessOf(baseUrl)
  const sdk = new Medusa({ baseUrl, publishableKey, auth: { jwtTokenStorageMethod: 'nostore' } })

  return {
    async call(path, schema, { method = 'GET', token, query, body, headers } = {}) {
      try {
        const request = { method, query, body, headers: { ...headers, ...authorization(token) } }
        const answer = await whileAlive(timeoutMs, (signal) =>
          sdk.client.fetch<unknown>(path, { ...request, signal }),
        )
        return v.parse(schema, answer)
      } catch (error) {
        if (error instanceof FetchError) throw failureOf(error.status ?? 0, null, error)
        throw new BackendDownError('commerce', { cause: error })
      }
    },

    // Medusa's client drops the body of an error, which these routes need.
    async shop(path, schema, { method = 'GET', token, trusted, query, body, headers } = {}) {
      const url = new URL(path, baseUrl)
      url.search = queryString(query)
      const request = {
        method,
        headers: {
          'Content-Type': 'application/json',
          'x-publishable-api-key': publishableKey,
          ...headers,
          ...callHeaders(),
          ...(trusted ? authorizationByKey(settings.commerceSecretKey) : authorization(token)),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      }
      const limit = method === 'GET' ? timeoutMs : orderTimeoutMs
      const isRepeatable = method === 'GET' || headers?.['Idempotency-Key'] !== undefined
      let status: number
      let answer: unknown
      try {
        const response = await whileAlive(limit, (signal) =>
          fetchAnswer(url, { ...request, signal }, isRepeatable),
        )
        status = response.status
        answer = response.body
        if (response.ok) return v.parse(schema, answer)
      } catch (cause) {
        throw new BackendDownError('commerce', { cause })
      }
      throw failureOf(status, answer)
    },
  }
}

/** @param isRepeatable whether it is sent again after a lost connection: another process may answer */
async function fetchAnswer(url: URL, request: RequestInit, isRepeatable: boolean) {
  try {
    const response = await fetch(url, request)
    return { status: response.status, ok: response.ok, body: (await response.json()) as unknown }
  } catch (error) {
    // Only a failure of the connection, not a timeout.
    if (isRepeatable && error instanceof TypeError) return fetchAnswer(url, request, false)
    throw error
  }
}

function queryString(query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value = null]) =>
    value === null ? [] : [[name, value]],
  )
  return new URLSearchParams(given).toString()
}

function authorization(token: string | null | undefined): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {}
}

function authorizationByKey(key: string): Record<string, string> {
  return { Authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }
}

function failureOf(status: number, body: unknown, cause?: unknown): GatewayError {
  const rejection = v.parse(rejectionSchema, body)
  const { code, message, on_hand, reserved } = rejection
  switch (status) {
    case 401:
      return new NotSignedInError('Not signed in', { cause })
    case 403:
      return new NotAllowedError('Not allowed', { cause })
    case 404:
      return new MissingRecordError('No such record', { cause })
    case 409:
      if (code === 'stale') return new StaleError('The record was changed meanwhile', { cause })
      return new ConflictingError(message, {
        cause,
        ...(on_hand !== undefined && reserved !== undefined && { facts: { on_hand, reserved } }),
      })
    case 400:
    case 422:
      return new RejectedError(rejection, { cause })
    default:
      return new BackendDownError('commerce', { cause })
  }
}

export type Actor = 'customer' | 'user'

/** The caller's own token, so that Medusa itself enforces ownership. */
export interface Caller {
  actor: Actor
  token: string
}

const bases = { customer: '/store/shop', user: '/admin/shop' } as const

export function routeFor({ actor }: Pick<Caller, 'actor'>, path: string): string {
  return `${bases[actor]}${path}`
}
