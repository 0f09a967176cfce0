import { parseCookie, stringifySetCookie } from 'cookie'

export interface CookieDescription {
  name: string
  /** Below which the browser sends it. */
  path: string
  seconds: number
  sameSite: 'lax' | 'strict'
}

/** The way to the provider and back. Lax, because the way back begins at the provider. */
export const flowCookie = {
  name: 'nas_connect',
  path: '/api/connect',
  seconds: 600,
  sameSite: 'lax',
} as const satisfies CookieDescription

/** Ties a ticket to the browser that came back with it. */
export const ticketCookie = {
  name: 'nas_ticket',
  path: '/api/auth',
  seconds: 60,
  sameSite: 'strict',
} as const satisfies CookieDescription

/** @returns a whole `Set-Cookie` value; with `null` one that makes the browser forget */
export function setCookie(
  { name, path, seconds, sameSite }: CookieDescription,
  value: string | null,
  shopUrl: string,
): string {
  return stringifySetCookie({
    name,
    value: value ?? '',
    path,
    maxAge: value === null ? 0 : seconds,
    sameSite,
    httpOnly: true,
    secure: shopUrl.startsWith('https:'),
  })
}

export function readCookie({ name }: CookieDescription, request: Request): string | null {
  return parseCookie(request.headers.get('cookie') ?? '')[name] || null
}
