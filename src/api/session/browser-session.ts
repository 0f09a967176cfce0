import type { SignedIn } from '@nas/contract/commerce/account'
import type { SessionRequest, Tokens } from '@nas/contract/commerce/session'
import { readCookie, setCookie } from '../cookies.ts'
import type { ApiRequest } from '../endpoint.ts'
import { Reply } from '../reply.ts'
import { flatUser } from '../shapes/user-shape.ts'
import { deviceOf } from './device.ts'

/** Holds the refresh token of a browser's session, which lets it fetch a new bearer token. */
const sessionCookie = {
  name: 'nas_session',
  seconds: null,
  sameSite: 'strict',
} as const

/** @param remember what a browser says to it; a client that says nothing is none */
export function sessionRequest(
  { request }: ApiRequest,
  remember: boolean | null | undefined,
): SessionRequest {
  return { remember: remember ?? null, device: deviceOf(request.headers.get('user-agent')) }
}

/** Without `remember` the cookie goes when the browser is closed, and the session with it. */
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

/**
 * The answer to every call that signs in. A browser gets the cookie of its session with it, and the
 * session of the cookie that it sent ends.
 */
export async function signedInReply(
  request: ApiRequest,
  { person, ...tokens }: SignedIn,
  remember: boolean | null | undefined,
  cookies: readonly string[] = [],
): Promise<Reply> {
  const before = readRefresh(request)
  if (tokens.refresh !== null && before !== null) {
    await request.commerce.sessions.endByRefresh(before)
  }
  const answer = { jwt: tokens.token, user: flatUser(person) }
  return Reply.json(answer, [...cookies, ...refreshCookies(request, tokens, remember === true)])
}
