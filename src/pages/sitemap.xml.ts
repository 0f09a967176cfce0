import type { APIRoute } from 'astro'
import { createReader } from '../content/reader.ts'
import { sitemap } from '../discovery/sitemap.ts'
import { xmlAnswer } from '../discovery/xml.ts'
import { siteOr } from '../i18n/site-address.ts'

export const prerender = false

export const GET: APIRoute = ({ site, locals }) =>
  xmlAnswer(sitemap(siteOr(site), createReader(locals.content)), 'application/xml')
