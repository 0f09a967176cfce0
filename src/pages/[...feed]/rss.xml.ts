import type { APIRoute } from 'astro'
import { createReader } from '../../content/reader.ts'
import { publicSite } from '../../i18n/site-address.ts'
import { feedOf, rss } from '../../site-files/feeds.ts'
import { xmlAnswer } from '../../site-files/xml.ts'

export const GET: APIRoute = ({ params, locals }) => {
  const reader = createReader(locals.content)
  const found = feedOf(reader, `/${params.feed ?? ''}`)
  if (found === null) return new Response(null, { status: 404 })
  const text = rss(publicSite(), reader, found.locale, found.feed)
  return xmlAnswer(text, 'application/rss+xml')
}
