import type { SessionRequest, Tokens } from '@nas/contract/sessions/fields'
import type { SignedIn } from '@nas/contract/sessions/operations'
import { endByRefresh } from '@nas/contract/sessions/operations'
import Bowser from 'bowser'
import { readCookie, setCookie } from '../answers/cookies.ts'
import { Reply } from '../answers/reply.ts'
import type { ApiRequest } from '../endpoints/endpoint.ts'
import { flatUser } from '../shapes/user-shape.ts'

/** Contains the refresh token of a browser's session, with which it gets new bearer tokens. */
const sessionCookie = {
  name: 'nas_session',
  seconds: null,
  sameSite: 'strict',
} as const

/** @param remember is sent only by browsers */
export function sessionRequest(
  { request }: ApiRequest,
  remember: boolean | null | undefined,
): SessionRequest {
  return { remember: remember ?? null, device: deviceOf(request.headers.get('user-agent')) }
}

/** Without `remember` cookie and session end when the browser is closed. */
export function refreshCookies(
  { context }: ApiRequest,
  { refresh }: Tokens,
  remember: boolean,
): string[] {
  if (refresh === null) return []
  const left = Math.floor((Date.parse(refresh.ends_at) - Date.now()) / 1000)
  const cookie = { ...sessionCookie, seconds: remember ? left : null }
  return [setCookie(cookie, refresh.token, context.settings.shopUrl)]
}

export function readRefresh({ request, context }: ApiRequest): string | null {
  return readCookie(sessionCookie, request, context.settings.shopUrl)
}

export const forgetRefresh = ({ context }: ApiRequest): string =>
  setCookie(sessionCookie, null, context.settings.shopUrl)

/** A browser gets the cookie of its session; the session of its former cookie ends. */
export async function signedInReply(
  request: ApiRequest,
  { person, ...tokens }: SignedIn,
  remember: boolean | null | undefined,
  cookies: readonly string[] = [],
): Promise<Reply> {
  const before = readRefresh(request)
  if (tokens.refresh !== null && before !== null) {
    await request.commerce.call(endByRefresh, null, { refresh: before })
  }
  const answer = { jwt: tokens.token, user: flatUser(person) }
  return Reply.json(answer, [...cookies, ...refreshCookies(request, tokens, remember === true)])
}

/** Browser and system in familiar names, e.g. `Chrome, Android`; null when unknown. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(', ') || null
}
