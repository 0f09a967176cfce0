import { type NextRequest, NextResponse } from 'next/server'
import { adminUrl, readContentSettings } from './settings'

/** Next adds the nonce to scripts; styles have none. In development React evaluates code. */
function adminPolicy(nonce: string, isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `frame-src 'self' ${new URL(readContentSettings().PUBLIC_URL).origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

const form = /^\/admin\/(collections\/[^/]+|globals)\/[^/]+/

/** Payload remembers the language of the texts; a form without one in its address is Vietnamese. */
const opensForm = ({ method, nextUrl }: NextRequest): boolean =>
  method === 'GET' && form.test(nextUrl.pathname) && !nextUrl.searchParams.has('locale')

/** Without this file, Turbopack finds the shop's `middleware.ts` in the workspace root. */
export function proxy(request: NextRequest): NextResponse {
  if (request.nextUrl.pathname === '/') {
    return NextResponse.redirect(new URL('/admin', request.nextUrl))
  }
  if (opensForm(request)) {
    const address = request.nextUrl.clone()
    address.searchParams.set('locale', 'vi')
    return NextResponse.redirect(address)
  }
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const policy = adminPolicy(nonce, process.env.NODE_ENV !== 'production')
  // Next reads the nonce from the request while it renders the page.
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  if (adminUrl().startsWith('https:')) {
    response.headers.set('Strict-Transport-Security', 'max-age=31536000')
  }
  return response
}

export const config = { matcher: ['/', '/admin/:path*'] }
