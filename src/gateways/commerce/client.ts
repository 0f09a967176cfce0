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
  const sdks = new Map<string, Medusa>()
  const sdkOf = (origin: string) => {
    const auth = { jwtTokenStorageMethod: 'nostore' } as const
    const sdk = sdks.get(origin) ?? new Medusa({ baseUrl: origin, publishableKey, auth })
    sdks.set(origin, sdk)
    return sdk
  }

  return {
    async call(path, schema, { method = 'GET', token, query, body, headers } = {}) {
      try {
        const request = { method, query, body, headers: { ...headers, ...authorization(token) } }
        const limits = { limitMs: timeoutMs, isRepeatable: method === 'GET' }
        const answer = await whileAlive(limits, (origin, signal) =>
          sdkOf(origin).client.fetch<unknown>(path, { ...request, signal }),
        )
        return v.parse(schema, answer)
      } catch (error) {
        if (error instanceof FetchError) throw failureOf(error.status ?? 0, null, error)
        throw new BackendDownError('commerce', { cause: error })
      }
    },

    // Medusa's client drops the body of an error, which these routes need.
    async shop(path, schema, { method = 'GET', token, trusted, query, body, headers } = {}) {
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
      const limits = {
        limitMs: method === 'GET' ? timeoutMs : orderTimeoutMs,
        isRepeatable: method === 'GET' || headers?.['Idempotency-Key'] !== undefined,
      }
      let status: number
      let answer: unknown
      try {
        status = await whileAlive(limits, async (origin, signal) => {
          const url = new URL(path, origin)
          url.search = queryString(query)
          const response = await fetch(url, { ...request, signal })
          answer = await response.json()
          return response.status
        })
        if (status < 300) return v.parse(schema, answer)
      } catch (cause) {
        throw new BackendDownError('commerce', { cause })
      }
      throw failureOf(status, answer)
    },
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
