import { parseCookie, stringifySetCookie } from 'cookie'
import { type Locale, localeCodes } from '../../i18n/locale.ts'

/** Cookies of `/api`, all HttpOnly. */
interface CookieDescription {
  name: string
  /** Null for a session cookie. */
  seconds: number | null
  sameSite: 'lax' | 'strict'
}

const isEncrypted = (shopUrl: string) => shopUrl.startsWith('https:')

/** `__Host-` keeps other hosts of the domain from setting our cookies; it needs TLS. */
const nameOf = ({ name }: CookieDescription, shopUrl: string) =>
  isEncrypted(shopUrl) ? `__Host-${name}` : name

/** @returns a complete `Set-Cookie` value; for `null` one that deletes the cookie */
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
  request: { headers: Pick<Headers, 'get'> },
  shopUrl: string,
): string | null {
  return parseCookie(request.headers.get('cookie') ?? '')[nameOf(cookie, shopUrl)] || null
}

/** The browser's stored language (SPEC §1), used when the customer's is unknown. */
export function browserLocale(request: Request): Locale {
  const { locale } = parseCookie(request.headers.get('cookie') ?? '')
  return locale === localeCodes.en ? 'en' : 'vi'
}

/** Counts the unpaid orders of a browser (ADR 0082). */
export const deviceCookie = {
  name: 'nas_device',
  seconds: 30 * 86_400,
  sameSite: 'strict',
} as const

/** For the redirect to the provider and back. Lax, because the return starts at the provider. */
export const flowCookie = {
  name: 'nas_connect',
  seconds: 600,
  sameSite: 'lax',
} as const

/** Binds a ticket to the browser that returned with it. */
export const ticketCookie = {
  name: 'nas_ticket',
  seconds: 60,
  sameSite: 'strict',
} as const

/** Longer, because a new member has to give consents first. */
export const askingTicketCookie = { ...ticketCookie, seconds: 900 } as const
