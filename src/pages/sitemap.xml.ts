import type { APIRoute } from 'astro'
import { createReader } from '../content/reader.ts'
import { sitemapIndex } from '../discovery/sitemap.ts'
import { xmlAnswer } from '../discovery/xml.ts'
import { publicSite } from '../i18n/site-address.ts'

export const GET: APIRoute = ({ locals }) =>
  xmlAnswer(sitemapIndex(publicSite(), createReader(locals.content)), 'application/xml')
