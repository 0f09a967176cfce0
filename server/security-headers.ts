import type { ServerResponse } from 'node:http'
import { reportPath } from '../src/live/report-path.ts'

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // A page has a policy of its own in place of this one.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
}

/** What a page may load when it does not say so itself. */
const strictPolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"

/** The headers of every answer. */
export function setSecurityHeaders(response: ServerResponse, publicUrl: string): void {
  for (const [name, value] of Object.entries(always)) response.setHeader(name, value)
  if (publicUrl.startsWith('https:')) {
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}

/** The policy of a page, with the rules that only a header can give: no page of ours in a frame, and where to report. */
export function pagePolicy(policy: string): string {
  const base = policy.trim().replace(/;$/, '') || strictPolicy
  return `${base}; frame-ancestors 'none'; report-uri ${reportPath}`
}
