import { pino } from 'pino'
import { createContentSync, loadReadModel } from '../gateways/content/content-sync.ts'
import { readShopSettings, routeSettings } from './shop-settings.ts'

const followEveryMs = 500

async function makeLocals(): Promise<Omit<App.Locals, 'live'>> {
  const log = pino({ level: 'warn' })
  const settings = readShopSettings(['shop'])
  const payload = { url: settings.CONTENT_URL, apiKey: settings.CONTENT_API_KEY }
  const content = await loadReadModel(payload)
  const sync = createContentSync(payload, content)
  const refreshContent = async () => {
    await sync.catchUp()
  }
  setInterval(() => {
    sync.catchUp().catch((error: unknown) => log.warn({ err: error }, 'content is not up to date'))
  }, followEveryMs).unref()
  return {
    content,
    refreshContent,
    reachPublication: (id) => (sync.has(id) ? Promise.resolve() : refreshContent()),
    log,
    security: pino({ level: 'info', base: { log: 'security' } }),
    clientAddress: 'development',
    drained: async () => {},
    routed: () => undefined,
    settings: { ...routeSettings(settings), rateLimits: false },
  }
}

let locals: ReturnType<typeof makeLocals> | undefined

export function devLocals(): ReturnType<typeof makeLocals> {
  locals ??= makeLocals()
  return locals
}
