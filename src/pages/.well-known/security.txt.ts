import type { APIRoute } from 'astro'
import { createReader } from '../../content/reader.ts'
import { securityText } from '../../discovery/security-text.ts'
import { siteOr } from '../../i18n/site-address.ts'

export const prerender = false

export const GET: APIRoute = ({ site, locals }) => {
  const text = securityText(siteOr(site), createReader(locals.content), new Date())
  if (text === null) return new Response(null, { status: 404 })
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
