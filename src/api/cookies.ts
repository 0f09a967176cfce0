import { parseCookie, stringifySetCookie } from 'cookie'

/** Cookies of `/api`: no script reads them, and each goes back only to the part that made it. */
interface CookieDescription {
  name: string
  /** Below which the browser sends it. */
  path: string
  /** Null for one that goes when the browser is closed. */
  seconds: number | null
  sameSite: 'lax' | 'strict'
}

const isEncrypted = (shopUrl: string) => shopUrl.startsWith('https:')

/** `__Host-` binds a cookie of the whole shop to this host; browsers take it with TLS alone. */
const nameOf = ({ name, path }: CookieDescription, shopUrl: string) =>
  path === '/' && isEncrypted(shopUrl) ? `__Host-${name}` : name

/** @returns a whole `Set-Cookie` value; with `null` one that makes the browser forget */
export function setCookie(
  cookie: CookieDescription,
  value: string | null,
  shopUrl: string,
): string {
  const { path, seconds, sameSite } = cookie
  const maxAge = value === null ? 0 : seconds
  return stringifySetCookie({
    name: nameOf(cookie, shopUrl),
    value: value ?? '',
    path,
    ...(maxAge !== null && { maxAge }),
    sameSite,
    httpOnly: true,
    secure: isEncrypted(shopUrl),
  })
}

export function readCookie(
  cookie: CookieDescription,
  request: Request,
  shopUrl: string,
): string | null {
  return parseCookie(request.headers.get('cookie') ?? '')[nameOf(cookie, shopUrl)] || null
}
