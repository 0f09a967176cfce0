import type { APIRoute } from 'astro'
import { createReader } from '../../content/reader.ts'
import { publicSite } from '../../i18n/site-address.ts'
import { securityText } from '../../site-files/site-files.ts'

export const GET: APIRoute = ({ locals }) => {
  const text = securityText(publicSite(), createReader(locals.content), new Date())
  if (text === null) return new Response(null, { status: 404 })
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
