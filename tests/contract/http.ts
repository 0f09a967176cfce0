import { given } from '../support/env.ts'

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: the tests check what is inside
  body: any
}

export interface Sent {
  token?: string
  headers?: Record<string, string>
  body?: unknown
}

/** A call of `/api` as any HTTP client makes it. */
export async function call(method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const isForm = sent.body instanceof FormData
  // `fetch` sets a form's media type itself, including the boundary.
  const headers = new Headers(isForm ? {} : { 'Content-Type': 'application/json' })
  for (const [name, value] of Object.entries(sent.headers ?? {})) headers.set(name, value)
  if (sent.token) headers.set('Authorization', `Bearer ${sent.token}`)
  const raw = isForm || typeof sent.body === 'string' || sent.body === undefined
  const body = raw ? (sent.body as FormData | string | undefined) : JSON.stringify(sent.body)
  const url = `${given('SHOP_URL')}/api${path}`
  const response = await fetch(url, { method, headers, body, redirect: 'manual' })
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  const isFile = /^(text\/csv|application\/pdf|image\/webp)/.test(type)
  return {
    status: response.status,
    headers: response.headers,
    body: isFile ? text : text === '' ? null : JSON.parse(text),
  }
}

export const get = (path: string, token?: string) => call('GET', path, token ? { token } : {})

export const idsOf = ({ body }: Answer): number[] =>
  body.data.map((entry: { id: number }) => entry.id)
