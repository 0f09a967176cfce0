import { errorAnswerSchema } from '@nas/contract/answers'
import { safeParse } from 'valibot'
import { ApiError, noAnswer } from './api-error.ts'

type QueryValue =
  | string
  | number
  | boolean
  | undefined
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue }

/** Parameters of a call in the contract's query language (part 2), as objects and lists. */
export type Query = Readonly<Record<string, unknown>>

/**
 * @example queryText({ filters: { id: { $in: [1, 2] } } }) // 'filters[id][$in][0]=1&…', encoded
 */
export function queryText(query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) add(params, name, value as QueryValue)
  return params.toString()
}

function add(params: URLSearchParams, name: string, value: QueryValue): void {
  if (value === undefined) return
  if (typeof value !== 'object') {
    params.append(name, String(value))
    return
  }
  for (const [key, part] of Object.entries(value)) add(params, `${name}[${key}]`, part)
}

const readTimeoutMs = 20_000
/** In ms: the server responds to an order within 30 s or not at all. */
const writeTimeoutMs = 45_000
/** In ms: a file is generated while it is sent. */
const fileTimeoutMs = 300_000

/** Only these responses depend on the caller; the others need no token. */
const personal = /^\/api\/(addresses|app|likes|orders|ratings|users)(?=[/?]|$)/

interface TokenSource {
  /** Empty when signed out. */
  read(): string
  /**
   * A new token for an invalid one; empty when the session has ended.
   * @throws ApiError when the result is unknown
   */
  renew(old: string): Promise<string>
  /** For the back office: includes public content that is hidden from visitors. */
  withAll?: boolean
}

let tokens: TokenSource = { read: () => '', renew: async () => '' }

export function provideToken(source: TokenSource): void {
  tokens = source
}

const isVoid = (error: unknown) => error instanceof ApiError && error.status === 401

/**
 * Makes a call with the stored token, and repeats it with a new one when the token was invalid: a
 * bearer token is valid for minutes, a session for days.
 */
export async function withKeptToken<Answer>(
  send: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = tokens.read()
  try {
    return await send(token)
  } catch (error) {
    if (token === '' || !isVoid(error)) throw error
    const next = await tokens.renew(token)
    if (next === '') throw error
    return send(next)
  }
}

export interface CallOptions {
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
  /** Used in place of the stored token; empty for none. */
  token?: string
  /** Continues after the page is left. */
  keepalive?: boolean
  timeoutMs?: number
}

type Read<Answer> = (response: Response) => Promise<Answer | null>

function call<Answer = unknown>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  options: CallOptions,
  read: Read<Answer> = (response) => response.json(),
): Promise<Answer> {
  const { token } = options
  if (token !== undefined) return sendCall(method, path, body, { ...options, token }, read)
  if (!tokens.withAll && !personal.test(path)) {
    return sendCall(method, path, body, { ...options, token: '' }, read)
  }
  return withKeptToken((kept) => sendCall(method, path, body, { ...options, token: kept }, read))
}

async function sendCall<Answer>(
  method: string,
  path: string,
  body: unknown,
  { signal, headers, token, keepalive = false, timeoutMs }: CallOptions & { token: string },
  read: Read<Answer>,
): Promise<Answer> {
  const defaultMs = method === 'GET' ? readTimeoutMs : writeTimeoutMs
  const timeout = AbortSignal.timeout(timeoutMs ?? defaultMs)
  try {
    const response = await fetch(path, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (!response.ok) {
      throw failureOf(response.status, await response.json().catch(() => null))
    }
    const answer = await read(response).catch(() => null)
    if (answer !== null) return answer
    throw failureOf(response.status, null)
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error
    throw noAnswer(timeout.aborted ? 'timeout' : 'network', error)
  }
}

async function readFile(response: Response): Promise<{ file: Blob; name: string | undefined }> {
  const disposition = response.headers.get('Content-Disposition') ?? ''
  return { file: await response.blob(), name: /filename="([^"]+)"/.exec(disposition)?.[1] }
}

export function failureOf(status: number, answer: unknown): ApiError {
  const parsed = safeParse(errorAnswerSchema, answer)
  if (!parsed.success) return new ApiError({ status, name: 'UnknownError', message: 'unknown' })
  const { name, message, details } = parsed.output.error
  return new ApiError({ ...details, status, name, message })
}

/**
 * The only client of `/api`. Callers parse responses with a schema of the contract. Every method
 * throws ApiError, except that an aborted signal throws its own reason.
 */
export const api = {
  get: (path: string, query: Query = {}, signal?: AbortSignal, options: CallOptions = {}) => {
    const text = queryText(query)
    const sent = signal ? { ...options, signal } : options
    return call('GET', text === '' ? path : `${path}?${text}`, undefined, sent)
  },
  post: (path: string, body: unknown, options: CallOptions = {}) =>
    call('POST', path, body, options),
  put: (path: string, body: unknown, options: CallOptions = {}) => call('PUT', path, body, options),
  delete: (path: string, options: CallOptions = {}) => call('DELETE', path, undefined, options),
  download: (path: string, query: Query = {}) =>
    call('GET', `${path}?${queryText(query)}`, undefined, { timeoutMs: fileTimeoutMs }, readFile),
}
