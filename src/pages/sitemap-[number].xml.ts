import type { APIRoute } from 'astro'
import { createReader } from '../content/reader.ts'
import { sitemapNumber } from '../discovery/discovery-files.ts'
import { sitemap } from '../discovery/sitemap.ts'
import { xmlAnswer } from '../discovery/xml.ts'
import { publicSite } from '../i18n/site-address.ts'

export const GET: APIRoute = ({ url, locals }) => {
  const number = sitemapNumber(url.pathname)
  const text = number && sitemap(publicSite(), createReader(locals.content), number)
  return text ? xmlAnswer(text, 'application/xml') : new Response(null, { status: 404 })
}
