import { createHmac, timingSafeEqual } from 'node:crypto'
import { type PayloadRequest, parseCookies } from 'payload'
import { adminUrl } from '../settings'

const days = 180
const isSecure = () => adminUrl().startsWith('https://')
const cookieName = () => (isSecure() ? '__Host-editor_browser' : 'editor_browser')

const markOf = (req: PayloadRequest, email: string) =>
  createHmac('sha256', req.payload.secret).update(`editor browser ${email}`).digest('base64url')

export function isKnownBrowser(req: PayloadRequest, email: string): boolean {
  const sent = Buffer.from(parseCookies(req.headers).get(cookieName()) ?? '')
  const right = Buffer.from(markOf(req, email))
  return sent.length === right.length && timingSafeEqual(sent, right)
}

/** Sets a cookie that grants no access; it only selects a separate counter of failed attempts. */
export function rememberBrowser(req: PayloadRequest, email: string): void {
  const value = `${cookieName()}=${markOf(req, email)}`
  const rules = `Max-Age=${days * 86_400}; Path=/; HttpOnly; SameSite=Strict`
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', `${value}; ${rules}${isSecure() ? '; Secure' : ''}`)
}
