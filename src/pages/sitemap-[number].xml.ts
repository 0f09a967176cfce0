import type { APIRoute } from 'astro'
import { createReader } from '../content/reader.ts'
import { publicSite } from '../i18n/site-address.ts'
import { sitemapNumber } from '../site-files/site-files.ts'
import { sitemap } from '../site-files/sitemap.ts'
import { xmlAnswer } from '../site-files/xml.ts'

export const GET: APIRoute = ({ url, locals }) => {
  const number = sitemapNumber(url.pathname)
  const text = number && sitemap(publicSite(), createReader(locals.content), number)
  return text ? xmlAnswer(text, 'application/xml') : new Response(null, { status: 404 })
}
