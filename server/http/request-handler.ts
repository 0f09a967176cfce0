import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddresses, comesFrom } from '@nas/callers/client-address'
import type { SettingsOf } from '@nas/settings/read-settings'
import { requestIdOf } from '@nas/telemetry/request-id'
import { tracedCall } from '@nas/telemetry/tracing'
import compression from 'compression'
import sirv from 'sirv'
import { ApiError } from '../../src/api/answers/api-error.ts'
import { listParameters, listsPrefix, withListing } from '../../src/content/paged-lists.ts'
import { href, parsePath } from '../../src/i18n/href.ts'
import { speculationRulesPath } from '../../src/next-pages.ts'
import { pagePartsPath } from '../../src/page-parts.ts'
import { previewPrefix, reportPath } from '../../src/runtime/server-paths.ts'
import { isSiteFile } from '../../src/site-files/site-files.ts'
import type { Media } from '../media/media.ts'
import { mediaCaching } from '../media/media.ts'
import type { Previews } from '../publishing/previews.ts'
import type { RequestedLists } from '../publishing/requested-lists.ts'
import type { SiteHandler } from '../publishing/site-renderer.ts'
import type { Asset } from '../release/asset.ts'
import { assetsOfOthers } from '../release/other-releases.ts'
import type { Release } from '../release/release.ts'
import { allowFrame, setSecurityHeaders } from '../release/security-headers.ts'
import type { CallRoutes } from './addresses.ts'
import { isReadable } from './addresses.ts'
import { sendApi } from './api-calls.ts'
import { firstPageVaries, localeOfMissing, startsInVietnamese } from './locale-rule.ts'
import { policyReports } from './policy-reports.ts'
import type { RedirectLookUp } from './redirects.ts'
import { sendAsset } from './send-asset.ts'
import { nameSpeculationRules, sendSpeculationRules } from './speculation-rules.ts'

export interface RequestHandlerOptions {
  release: Release
  settings: SettingsOf<'shop' | 'server'>
  site: SiteHandler
  locals: Omit<App.Locals, 'clientAddress' | 'drained' | 'live' | 'routed'>
  calls: CallRoutes
  lists: RequestedLists
  redirects: RedirectLookUp
  /** Called for each answer 404 at an address that could be a page's. */
  onMissing: (pathname: string) => void
  previews: Pick<Previews, 'find'>
  media: Media
  health: () => object
  /** Whether this server may receive shoppers, and which backends are unavailable. */
  readiness: () => { ready: boolean; missing: string[] }
  /** Settles when a page that must be read or rendered is in memory. */
  ready: (address: string) => Promise<void> | undefined
  isBroken: (address: string) => boolean
}

/** Has the type of an Express middleware, but uses no features of Express. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const isBelow = (pathname: string, place: string) =>
  pathname === place || pathname.startsWith(`${place}/`)

const isOnDemand = (pathname: string) => isBelow(pathname, '/crm-admin') || isSiteFile(pathname)

/** Only `/api` and browsers' reports accept methods other than GET and HEAD, never TRACE. */
function isAllowed(method: string | undefined, isApi: boolean, pathname: string): boolean {
  if (isApi || pathname === reportPath) return method !== 'TRACE'
  return method === 'GET' || method === 'HEAD'
}

/** The status of a page: the 404 and 500 pages have theirs at their own addresses too. */
function statusOf(pathname: string): number {
  const { path } = parsePath(pathname)
  if (path === '/404') return 404
  return path === '/500' ? 500 : 200
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location, 'Content-Length': 0 }).end()
}

function sendJson(response: ServerResponse, body: object, status = 200): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(text)
}

/** Settles once the client has received the written data or disconnected. */
function drain(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain) return Promise.resolve()
  return new Promise((resolve) => {
    response.once('drain', resolve)
    response.once('close', resolve)
  })
}

export function requestHandler(options: RequestHandlerOptions) {
  const { release, settings, site, locals, calls, lists, previews, redirects, media } = options
  const { health, readiness, ready, isBroken, onMissing } = options
  const adminOrigin = new URL(locals.settings.contentAdminUrl).origin
  const clientAddress = clientAddresses(settings.TRUSTED_PROXIES)
  const isProxied = comesFrom(settings.TRUSTED_PROXIES)
  const reports = policyReports((blocked) => locals.log.warn({ blocked }, 'blocked by the policy'))
  // Streams wait for the client; compression would hide whether it reads.
  const compressed = compression({
    filter: (request, response) =>
      !String(response.getHeader('Content-Type')).startsWith('text/csv') &&
      compression.filter(request, response),
  }) as unknown as Middleware
  const assets = assetsOfOthers(settings.RELEASE_DIR)
  const files = sirv(release.siteDir, { etag: true, maxAge: 3600, extensions: [] })

  async function sendMessage(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    status: 404 | 500,
  ) {
    const address = href(localeOfMissing(request, pathname), `/${status}`)
    await ready(address)?.catch(() => undefined)
    const page = release.page(address)
    response.appendHeader('Vary', 'Cookie, Accept-Language')
    if (page === undefined) response.writeHead(status).end()
    else sendAsset(request, response, { ...page, cacheControl: 'no-store' }, status)
  }

  const sendMissing = (request: IncomingMessage, response: ServerResponse, pathname: string) =>
    void sendMessage(request, response, pathname, 404)

  async function sendList(request: IncomingMessage, response: ServerResponse, url: URL) {
    const list = await lists.find(url.pathname + url.search, clientAddress(request))
    if (list === null) response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    else if (list === 'busy') response.writeHead(503, { 'Retry-After': '5' }).end()
    else {
      const type = 'text/html; charset=utf-8'
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(list)
    }
  }

  /** No cache and no search engine keeps it. */
  async function sendPreview(request: IncomingMessage, response: ServerResponse, token: string) {
    const { status, html, policy } = await previews.find(token, clientAddress(request))
    allowFrame(response, adminOrigin, policy)
    response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    response.setHeader('Referrer-Policy', 'no-referrer')
    const type = 'text/html; charset=utf-8'
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(html)
  }

  function sendPage(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
    const { pathname, search } = url
    const page = release.page(pathname)
    if (page === undefined && !isBroken(pathname)) return false
    if (pathname === '/') response.setHeader('Vary', firstPageVaries)
    if (startsInVietnamese(request, pathname)) {
      response.setHeader('Cache-Control', 'no-store')
      redirect(response, 302, `${href('vi', '/')}${search}`)
    } else if (page === undefined) {
      void sendMessage(request, response, pathname, 500)
    } else {
      nameSpeculationRules(response)
      if (listParameters.some((name) => url.searchParams.has(name))) {
        compressed(request, response, () => {
          sendFiltered(request, response, url, page).catch((error: unknown) =>
            fail(request, response, error),
          )
        })
      } else sendAsset(request, response, page, statusOf(pathname))
    }
    return true
  }

  /** The page with the asked list, for a reload, a shared link and browsers without JavaScript. */
  async function sendFiltered(
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, search }: URL,
    page: Asset,
  ) {
    const address = `${listsPrefix}${pathname}${search}`
    const list = await lists.find(address, clientAddress(request))
    if (list === null || list === 'busy') {
      sendAsset(request, response, page, statusOf(pathname))
      return
    }
    const html = withListing(page.bodies.identity.toString(), list)
    const policy = page.headers['Content-Security-Policy']
    if (policy !== undefined) response.setHeader('Content-Security-Policy', policy)
    response.writeHead(200, { 'Content-Type': page.type, 'Cache-Control': 'no-cache' }).end(html)
  }

  function sendStatic(request: IncomingMessage, response: ServerResponse, url: URL): void {
    const { pathname, search } = url
    const missing = () => sendMissing(request, response, pathname)
    if (isBelow(pathname, '/media')) {
      response.setHeader('Cache-Control', mediaCaching(pathname))
      const path = pathname.slice('/media'.length) || '/'
      const missingPicture = () => {
        response.setHeader('Cache-Control', 'no-store')
        missing()
      }
      media
        .send(request, response, path, missingPicture)
        .catch((error: unknown) => fail(request, response, error))
      return
    }
    if (sendPage(request, response, url)) return
    const file = release.file(pathname)
    if (file !== undefined) {
      sendAsset(request, response, file)
      return
    }
    if (pathname.length > 1 && pathname.endsWith('/')) {
      const bare = pathname.replace(/\/+$/, '') || '/'
      if (release.has(bare)) {
        redirect(response, 308, `${bare}${search}`)
        return
      }
    }
    const moved = redirects(pathname)
    if (moved !== undefined) {
      for (const header of Object.entries(release.redirectHeaders(pathname))) {
        response.setHeader(...header)
      }
      redirect(response, 301, `${moved}${search}`)
      return
    }
    if (/\.(br|gz)$/.test(pathname)) missing()
    else {
      files(request, response, () => {
        if (isBelow(pathname, '/_assets')) void assets(request, response, missing)
        else {
          // The edge asks for a removed page (ADR 0068), which no person has missed.
          if (request.headers['x-renewed'] === undefined) onMissing(pathname)
          missing()
        }
      })
    }
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    setSecurityHeaders(response, settings.PUBLIC_URL)
    const url = URL.parse(request.url ?? '/', 'http://shop')
    const isApi = url !== null && isBelow(url.pathname, '/api')
    if (url === null || (!isApi && !isReadable(url.pathname))) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad request')
      return
    }
    const { pathname } = url
    if (!isAllowed(request.method, isApi, pathname)) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    if (pathname === '/health') {
      sendJson(response, { ...health(), blocked_by_policy: Object.fromEntries(reports.counts) })
    } else if (pathname === '/ready') {
      const answer = readiness()
      sendJson(response, answer, answer.ready ? 200 : 503)
    } else if (pathname === reportPath) {
      void reports.receive(request, response, clientAddress(request))
    } else if (pathname === speculationRulesPath) {
      sendSpeculationRules(response)
    } else if (parsePath(pathname).path === pagePartsPath) {
      sendMissing(request, response, pathname)
    } else if (isBelow(pathname, previewPrefix)) {
      const token = pathname.slice(previewPrefix.length + 1)
      compressed(request, response, () => {
        sendPreview(request, response, token).catch((error: unknown) =>
          fail(request, response, error),
        )
      })
    } else if (isBelow(pathname, listsPrefix)) {
      compressed(request, response, () => {
        sendList(request, response, url).catch((error: unknown) => fail(request, response, error))
      })
    } else if (isApi || isOnDemand(pathname)) {
      const address = clientAddress(request)
      const missing = () => sendMissing(request, response, pathname)
      compressed(request, response, () => {
        const drained = () => drain(response)
        const routed = (pattern: string) => calls.note(request, pattern)
        const context = { ...locals, clientAddress: address, drained, routed }
        if (!isApi) site(request, response, missing, context)
        else {
          sendApi(request, response, url, context).catch((error: unknown) =>
            fail(request, response, error),
          )
        }
      })
    } else {
      const waiting = ready(pathname)
      if (waiting === undefined) sendStatic(request, response, url)
      else {
        waiting
          .then(() => sendStatic(request, response, url))
          .catch((error: unknown) => fail(request, response, error))
      }
    }
  }

  function fail(request: IncomingMessage, response: ServerResponse, err: unknown): void {
    if (err instanceof ApiError && err.status === 429) {
      response.writeHead(429, { ...err.headers }).end()
      return
    }
    const { url, headers } = request
    locals.log.error(
      { err, url, request: headers['x-request-id'] },
      'request could not be answered',
    )
    if (response.headersSent) response.destroy()
    else void sendMessage(request, response, request.url ?? '/', 500)
  }

  function answerOrFail(request: IncomingMessage, response: ServerResponse): void {
    try {
      answer(request, response)
    } catch (error) {
      fail(request, response, error)
    }
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const isTrusted = isProxied(request)
    // A visitor must not choose the request ID, which the audit log stores.
    const id = requestIdOf(isTrusted ? request.headers['x-request-id'] : undefined)
    request.headers['x-request-id'] = id
    response.setHeader('X-Request-Id', id)
    const [path = '/'] = (request.url ?? '/').split('?')
    const route = () => calls.of(path, request)
    tracedCall({ request, response, id, route, isTrusted }, () => answerOrFail(request, response))
  }
}
