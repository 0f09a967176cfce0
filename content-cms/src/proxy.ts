import { type NextRequest, NextResponse } from 'next/server'

/**
 * Leads from the bare address to the admin. The file must exist: without one here Turbopack looks
 * for a `middleware.ts` up to the root of the workspace and takes the shop's.
 */
export function proxy(request: NextRequest): NextResponse {
  return NextResponse.redirect(new URL('/admin', request.nextUrl))
}

export const config = { matcher: '/' }
