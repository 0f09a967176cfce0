import { createServer } from 'node:http'
import { refuseAmbiguousRequests } from '@nas/callers/unambiguous-requests'
import { listStarCounts } from '@nas/contract/ratings/operations'
import { listSold, listSoldOut } from '@nas/contract/stock/operations'
import { watchAnswers } from '@nas/telemetry/answered-calls'
import { measureCalls, serveMetrics } from '@nas/telemetry/metrics'
import { startTracing } from '@nas/telemetry/tracing'
import { pino } from 'pino'
import { servicesFor } from '../src/api/endpoints/services.ts'
import { readRateLimits } from '../src/api/limits/rate-limits.ts'
import { createMedusaCommerce } from '../src/gateways/commerce/operations.ts'
import { createContentSync, loadReadModel } from '../src/gateways/content/content-sync.ts'
import { createWriterClient } from '../src/gateways/content/writer/client.ts'
import { MissedCounter } from '../src/gateways/content/writer/missed-counter.ts'
import { publishingCalls } from '../src/gateways/content/writer/publishing.ts'
import { publicSite } from '../src/i18n/site-address.ts'
import { readShopSettings, routeSettings } from '../src/runtime/shop-settings.ts'
import { frontMetrics } from './front-metrics.ts'
import { CallRoutes } from './http/addresses.ts'
import { missingPath } from './http/missing-path.ts'
import { onRedirectsChange, redirectsIn } from './http/redirects.ts'
import { requestHandler } from './http/request-handler.ts'
import { Shutdown } from './http/shutdown.ts'
import { openSecurityLog } from './logs.ts'
import { openBucket } from './media/bucket.ts'
import { bucketMedia } from './media/bucket-media.ts'
import { folderMedia } from './media/media.ts'
import { ContentFollower } from './publishing/content-follower.ts'
import { ContentSnapshot, lastCounts, readSnapshot } from './publishing/content-snapshot.ts'
import { CountsFollower } from './publishing/counts-follower.ts'
import { LiveReports } from './publishing/live-reports.ts'
import { openPages } from './publishing/pages.ts'
import { Previews } from './publishing/previews.ts'
import { RequestedLists } from './publishing/requested-lists.ts'
import { tagOfAll, tagOfRedirects } from './release/edge.ts'
import { openEdges } from './release/edge-group.ts'
import { Release } from './release/release.ts'

const settings = readShopSettings(['shop', 'server'])
// Medusa writes its own access log.
const log = pino({ level: settings.LOG_LEVEL === 'http' ? 'info' : settings.LOG_LEVEL })
const security = openSecurityLog(settings.SECURITY_LOG)
const endTracing = await startTracing('front')
const payload = { url: settings.CONTENT_URL, apiKey: settings.CONTENT_API_KEY }
const caches = openEdges(settings, log)
const release = await Release.open(settings.RELEASE_DIR, publicSite().origin, caches.length > 0)
// The feed shows whether the snapshot belongs to another database.
const content = readSnapshot(release.store) ?? (await loadReadModel(payload))
const commerce = createMedusaCommerce(routeSettings(settings))
content.setCounts(lastCounts(release.store))
const snapshot = new ContentSnapshot(release.store, content)
const locals = {
  content,
  refreshContent: () => follower.refresh(),
  reachPublication: (id: number) => follower.reach(id),
  log,
  security,
  settings: { ...routeSettings(settings), rateLimits: readRateLimits(settings.RATE_LIMITS) },
}
const { publisher, prepare, ready, renderList, renderDraft, site } = await openPages({
  release,
  content,
  log,
  caches,
  rendering: (work) => metrics.rendering(work),
})
const { limiter, contentWriter } = servicesFor(locals.settings)
const charge = (client: string, points: number) => limiter.take('read', client, points)
const lists = new RequestedLists({ content, render: renderList, charge })
const { draft: read, report: send } = publishingCalls(createWriterClient(locals.settings))
const previews = new Previews({ content, release, read, render: renderDraft, charge })
const reports = new LiveReports({
  send,
  hasFailed: (address) => publisher.hasFailed(address),
  retry: () => follower.republish(),
})
const follower = new ContentFollower({
  sync: createContentSync(payload, content),
  onChange: async () => {
    const { position } = content
    const [pages] = await Promise.all([publisher.refresh(), snapshot.save()])
    await Promise.all(caches.map(({ purged }) => purged))
    await reports.renewed(position, pages)
  },
  log,
})

const counting = { content, onChange: () => follower.republish(), log }
const sold = new CountsFollower({
  ...counting,
  count: async () => {
    const sold = await commerce.call(listSold, 'key', {})
    return { delivered: new Map(sold.map(({ product, pieces }) => [product, pieces])) }
  },
  intervalMs: 10_000,
})
/** Pages show within two seconds that the last piece is sold. */
const soldOut = new CountsFollower({
  ...counting,
  count: async () => ({ soldOut: new Set(await commerce.call(listSoldOut, 'key', {})) }),
  intervalMs: 1000,
})
const rated = new CountsFollower({
  ...counting,
  count: async () => {
    const rated = await commerce.call(listStarCounts, 'key', {})
    return { rated: new Map(rated.map(({ product, counts }) => [product, counts])) }
  },
  intervalMs: 3000,
})

onRedirectsChange(content, () => {
  for (const cache of caches) void cache.purge([tagOfRedirects])
})

const bucket = openBucket(settings)
const missingPages = new MissedCounter('Missing pages were not counted')
const media = bucket === null ? folderMedia(settings.MEDIA_DIR) : bucketMedia(bucket, { log })
const metrics = frontMetrics({ content: follower, commerce: sold, media, publisher })
const calls = new CallRoutes()
const routeOf = calls.of.bind(calls)
if (settings.SHOP_METRICS_PORT !== undefined) {
  const place = { host: settings.METRICS_HOST, port: Number(settings.SHOP_METRICS_PORT) }
  measureCalls(metrics.register, routeOf)
  serveMetrics(metrics.register, place, (err) => log.error({ err }, 'metrics are unavailable'))
}
if (settings.ACCESS_LOG === 'on') {
  watchAnswers({ routeOf, onAnswer: (call) => log.info(call, 'answered') })
}

/** Ready even while backends are unavailable: pages do not need them. */
const readiness = () => ({
  ready: !shutdown.begun,
  missing: Object.entries({ content: follower, commerce: sold, media }).flatMap(
    ([name, { isUp }]) => (isUp ? [] : [name]),
  ),
})
const shutdown = new Shutdown()
refuseAmbiguousRequests()

const server = createServer(
  {
    requestTimeout: 60_000,
    headersTimeout: 15_000,
    keepAliveTimeout: 15_000,
    // Percent-encoding triples the length of an `/api` query of 8 kB.
    maxHeaderSize: 32 * 1024,
  },
  requestHandler({
    release,
    settings,
    site,
    locals,
    calls,
    lists,
    redirects: redirectsIn(content),
    onMissing: (pathname) => {
      const path = missingPath(pathname)
      if (path !== null) missingPages.note(path, contentWriter.missingPages, log)
    },
    previews,
    media,
    ready,
    isBroken: (address) => publisher.isBroken(address),
    readiness,
    health: () => ({ ok: true, content: follower.isUp, cursor: content.position.cursor }),
  }),
)

// Counts among the servers that a publication waits for, before it answers.
void reports.run()
await prepare()
server.listen(Number(settings.SHOP_PORT), () =>
  log.info({ port: settings.SHOP_PORT }, 'shop is up'),
)
// Pages in the edge's cache may belong to another release.
for (const cache of caches) void cache.purge([tagOfAll])
// Missing pages, and pages of older content, are rendered while the server runs.
follower.republish()
void follower.run()
void sold.run()
void soldOut.run()
void rated.run()

async function stop(): Promise<void> {
  const whole = await shutdown.close(server, { leaveMs: settings.LEAVE_SECONDS * 1000 })
  if (!whole) log.warn('slow requests were cut off')
  follower.stop()
  await reports.stop()
  for (const cache of caches) cache.stop()
  sold.stop()
  soldOut.stop()
  rated.stop()
  await release.save().catch((err: unknown) => log.warn({ err }, 'pages were not saved'))
  await endTracing?.()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
