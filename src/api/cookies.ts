import { parseCookie, stringifySetCookie } from 'cookie'

/** Cookies of `/api`: no script reads them. */
interface CookieDescription {
  name: string
  /** Null for one that goes when the browser is closed. */
  seconds: number | null
  sameSite: 'lax' | 'strict'
}

const isEncrypted = (shopUrl: string) => shopUrl.startsWith('https:')

/**
 * `__Host-` keeps other hosts of the same domain from setting one of ours; browsers take it with TLS
 * and for the whole host alone.
 */
const nameOf = ({ name }: CookieDescription, shopUrl: string) =>
  isEncrypted(shopUrl) ? `__Host-${name}` : name

/** @returns a whole `Set-Cookie` value; with `null` one that makes the browser forget */
export function setCookie(
  cookie: CookieDescription,
  value: string | null,
  shopUrl: string,
): string {
  const { seconds, sameSite } = cookie
  const maxAge = value === null ? 0 : seconds
  return stringifySetCookie({
    name: nameOf(cookie, shopUrl),
    value: value ?? '',
    path: '/',
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
