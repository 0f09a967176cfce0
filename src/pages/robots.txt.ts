import type { APIRoute } from 'astro'
import { listsPrefix } from '../content/paged-lists.ts'
import { absolute, publicSite } from '../i18n/site-address.ts'

/** Unlisted pages contain `noindex` themselves; the entries here are not pages. */
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
