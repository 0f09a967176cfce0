import { pino } from 'pino'
import { loadReadModel } from '../src/gateways/content/content-sync.ts'
import { publicSite } from '../src/i18n/site-address.ts'
import { readShopSettings } from '../src/runtime/shop-settings.ts'
import { ContentSnapshot } from './publishing/content-snapshot.ts'
import { openPages } from './publishing/pages.ts'
import { Release } from './release/release.ts'

// Servers that open this release then have nothing left to render.
const settings = readShopSettings(['shop', 'server'])
const log = pino({ level: settings.LOG_LEVEL === 'http' ? 'info' : settings.LOG_LEVEL })
const payload = { url: settings.CONTENT_URL, apiKey: settings.CONTENT_API_KEY }
const content = await loadReadModel(payload)
const release = await Release.open(settings.RELEASE_DIR, publicSite().origin)
const { publisher } = await openPages({ release, content, log })
await publisher.refresh()
await new ContentSnapshot(release.store, content).save()
process.exit(0)
