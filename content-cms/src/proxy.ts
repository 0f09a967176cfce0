import { type NextRequest, NextResponse } from 'next/server'
import { adminPolicy } from './policy'
import { adminUrl } from './settings'

/**
 * Leads from the bare address to the admin, and gives each page of it a policy of its own. The file
 * must exist: without one here Turbopack looks for a `middleware.ts` up to the root of the
 * workspace and takes the shop's.
 */
export function proxy(request: NextRequest): NextResponse {
  if (request.nextUrl.pathname === '/') {
    return NextResponse.redirect(new URL('/admin', request.nextUrl))
  }
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const policy = adminPolicy(nonce, process.env.NODE_ENV !== 'production')
  // Next reads the nonce from the request, as the page is rendered.
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
