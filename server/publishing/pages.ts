import type { Logger } from 'pino'
import type { ReadModel } from '../../src/content/read-model.ts'
import { publicSite } from '../../src/i18n/site-address.ts'
import type { EdgePurger } from '../release/edge.ts'
import { Release } from '../release/release.ts'
import { Publisher } from './publisher.ts'
import { renderPage, type SiteHandler } from './site-renderer.ts'

export interface Pages {
  release: Release
  publisher: Publisher
  /** Astro's own routes: `/api`, the back office, files generated on demand. */
  site: SiteHandler
}

/** Rendering of the shop's own pages has no client. */
const ofTheShop = { clientAddress: 'shop', drained: async () => {}, routed: () => undefined }

interface PagesOptions {
  /** The folder of the release. */
  dir: string
  content: ReadModel
  locals: Omit<App.Locals, keyof typeof ofTheShop | 'live'>
  log: Logger
  /** Caches to purge when pages are renewed. */
  caches?: EdgePurger[]
  /** Measures the rendering of a page. */
  rendering?: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** A release whose pages are kept in sync with the content. */
export async function openPages(options: PagesOptions): Promise<Pages> {
  const { dir, content, locals, log, caches = [], rendering = (work) => work() } = options
  const release = await Release.open(dir, publicSite().origin, caches.length > 0)
  // The name of the build's entry is known only at run time.
  const entry = new URL('../../dist/server/entry.mjs', import.meta.url).href
  const { handler: site } = (await import(entry)) as { handler: SiteHandler }
  const publisher = new Publisher({
    release,
    content,
    log,
    render: (page) => rendering(() => renderPage(site, { ...locals, ...ofTheShop }, page, content)),
    onRenewed: (tags) => {
      for (const cache of caches) void cache.purge(tags)
    },
  })
  return { release, publisher, site }
}
