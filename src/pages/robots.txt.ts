import type { APIRoute } from 'astro'
import { listsPrefix } from '../content/paged-lists.ts'
import { absolute, publicSite } from '../i18n/site-address.ts'

export const GET: APIRoute = () =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /crm-admin',
      `Disallow: ${listsPrefix}/`,
      '',
      `Sitemap: ${absolute(publicSite(), '/sitemap.xml')}`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
