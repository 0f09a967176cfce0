import type { APIRoute } from 'astro'
import { absolute, siteOr } from '../i18n/site-address.ts'

export const prerender = true

/** Pages that are nobody's find say so themselves; what is kept out here is no page. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /crm-admin',
      '',
      `Sitemap: ${absolute(siteOr(site), '/sitemap.xml')}`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
