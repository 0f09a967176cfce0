import type { APIRoute } from 'astro'
import { createReader } from '../content/reader.ts'
import { publicSite } from '../i18n/site-address.ts'
import { sitemapIndex } from '../site-files/sitemap.ts'
import { xmlAnswer } from '../site-files/xml.ts'

export const GET: APIRoute = ({ locals }) =>
  xmlAnswer(sitemapIndex(publicSite(), createReader(locals.content)), 'application/xml')
