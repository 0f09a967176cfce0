import type { ServerResponse } from 'node:http'
import { reportPath } from '../../src/runtime/server-paths.ts'

const noFrames = "frame-ancestors 'none'"

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // A page has its own policy instead.
  'Content-Security-Policy': noFrames,
  'X-Frame-Options': 'DENY',
}

const strictPolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"

export function setSecurityHeaders(response: ServerResponse, publicUrl: string): void {
  for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
  if (publicUrl.startsWith('https:')) {
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}

/** Adds directives that only a header supports: no frames, and the address for reports. */
export function pagePolicy(policy: string, styleHashes: readonly string[]): string {
  const stored = policy.trim().replace(/;$/, '') || strictPolicy
  const added = styleHashes.filter((hash) => !stored.includes(hash))
  const base = stored.replace('style-src ', ['style-src', ...added, ''].join(' '))
  return `${base}; ${noFrames}; report-uri ${reportPath}`
}

/** Lets one origin show the response in a frame or in its own window. */
export function allowFrame(
  response: ServerResponse,
  origin: string,
  policy: string = noFrames,
): void {
  response.setHeader(
    'Content-Security-Policy',
    policy.replace(noFrames, `frame-ancestors ${origin}`),
  )
  response.removeHeader('X-Frame-Options')
  response.removeHeader('Cross-Origin-Opener-Policy')
}
