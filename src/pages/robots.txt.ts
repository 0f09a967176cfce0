import type { APIRoute } from 'astro'
import { absolute, publicSite } from '../i18n/site-address.ts'

export const prerender = false

/** Pages that are nobody's find say so themselves; what is kept out here is no page. */
export const GET: APIRoute = () =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /crm-admin',
      '',
      `Sitemap: ${absolute(publicSite(), '/sitemap.xml')}`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
