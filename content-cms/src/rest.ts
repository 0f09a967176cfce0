import config from '@payload-config'
import { handleEndpoints } from 'payload'
import { fileTooLarge, maxBodyBytes } from './films/film-kinds'

const locales = ['vi', 'en', 'all']
const overrides = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']

function refused(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

const badRequest = (message: string) => refused(400, message)

/** A missing language means Vietnamese: with `fallback: false` Payload drops the given text. */
function inOneLanguage(request: Request): Request | Response {
  // Such a call only reads, and carries its query in the body.
  if (overrides.some((header) => request.headers.has(header))) return request
  const url = new URL(request.url)
  const locale = url.searchParams.get('locale')
  if (locale === null) {
    url.search += `${url.search ? '&' : '?'}locale=vi`
    return new Request(url, request)
  }
  if (!locales.includes(locale)) return badRequest(`Unknown locale: use ${locales.join(', ')}`)
  if (locale === 'all' && request.method !== 'GET') return badRequest('Write one locale at a time')
  return request
}

export async function answerRest(request: Request): Promise<Response> {
  // A body without a length is counted by Payload while it is read.
  const length = Number(request.headers.get('Content-Length'))
  if (length > maxBodyBytes) return refused(413, fileTooLarge)
  const localised = inOneLanguage(request)
  return localised instanceof Response ? localised : handleEndpoints({ config, request: localised })
}
