import { type PayloadRequest, parseCookies } from 'payload'
import { adminUrl } from '../settings'

const isSecure = () => adminUrl().startsWith('https://')

/** A cookie that no script reads. @param sameSite Lax: also sent when the shop leads here */
export function browserCookie(name: string, sameSite: 'Lax' | 'Strict') {
  const fullName = () => (isSecure() ? `__Host-${name}` : name)
  return {
    read: (req: PayloadRequest): string => parseCookies(req.headers).get(fullName()) ?? '',
    /** @param seconds 0 removes the cookie */
    write(headers: Headers, value: string, seconds: number): void {
      const rules = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=${sameSite}`
      const cookie = `${fullName()}=${value}; ${rules}${isSecure() ? '; Secure' : ''}`
      headers.append('Set-Cookie', cookie)
    },
  }
}
