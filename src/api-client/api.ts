import { errorAnswerSchema } from '@nas/contract/error-answer'
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

/** @example queryText({ filters: { id: { $in: [1, 2] } } }) // 'filters[id][$in][0]=1&…', encoded */
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
/** The server answers an order within 30 s or not at all. */
const writeTimeoutMs = 45_000
/** A file is made while it is sent. */
const fileTimeoutMs = 300_000

/** Only these answers depend on the caller; the rest is the same for all and needs no token. */
const personal = /^\/api\/(addresses|app|likes|orders|ratings|users)(?=[/?]|$)/

/** Where the token of the one who is signed in is kept. */
interface TokenSource {
  /** Empty when nobody is signed in. */
  read(): string
  /**
   * A token in the place of one that no longer counts; empty when the sign-in is over.
   * @throws ApiError when nobody can tell
   */
  renew(old: string): Promise<string>
  /** For the back office: staff also get of public content what others do not. */
  withAll?: boolean
}

let tokens: TokenSource = { read: () => '', renew: async () => '' }

export function provideToken(source: TokenSource): void {
  tokens = source
}

const isVoid = (error: unknown) => error instanceof ApiError && error.status === 401

/**
 * Makes a call with the kept token, and once more with a new one when it no longer counts: a
 * bearer token lives for minutes, the sign-in for days.
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
  /** Instead of the kept one; empty for none. */
  token?: string
  /** Is not given up when the page is left. */
  keepalive?: boolean
  timeoutMs?: number
}

type Read<Answer> = (response: Response) => Promise<Answer | null>

/** Sends a call and reads its answer; `read` gives `null` for what it cannot read. */
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
  const usualMs = method === 'GET' ? readTimeoutMs : writeTimeoutMs
  const timeout = AbortSignal.timeout(timeoutMs ?? usualMs)
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

/** A file and the name that the server gives it. */
async function readFile(response: Response): Promise<{ file: Blob; name: string | undefined }> {
  const disposition = response.headers.get('Content-Disposition') ?? ''
  return { file: await response.blob(), name: /filename="([^"]+)"/.exec(disposition)?.[1] }
}

/** @param answer the error as `/api` words it, or anything else */
export function failureOf(status: number, answer: unknown): ApiError {
  const parsed = safeParse(errorAnswerSchema, answer)
  if (!parsed.success) return new ApiError({ status, name: 'UnknownError', message: 'unknown' })
  const { name, message, details } = parsed.output.error
  return new ApiError({ ...details, status, name, message })
}

/**
 * The one way to `/api`. Answers are checked by whoever asks, with a schema of the contract.
 * Everything here throws ApiError, except that an aborted signal throws its own reason.
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
