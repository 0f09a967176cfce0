import type { Logger } from 'pino'
import type { ReadModel } from '../../src/content/read-model.ts'
import { href, parsePath } from '../../src/i18n/href.ts'
import { locales } from '../../src/i18n/locale.ts'
import { pagePartsPath } from '../../src/page-parts.ts'
import type { EdgePurger } from '../release/edge.ts'
import type { Release } from '../release/release.ts'
import { Publisher } from './publisher.ts'
import { RenderThread } from './render-thread.ts'
import type { Draft } from './render-worker.ts'
import { openSite } from './site-renderer.ts'

/** The entry of the build; its name is known only at run time. */
const entry = new URL('../../dist/server/entry.mjs', import.meta.url).href

/** The page to fetch. Page parts are not served alone, so the home page is fetched for them. */
function shownBy(address: string): string {
  const { locale, path } = parsePath(address)
  return path === pagePartsPath ? href(locale, '/') : address
}

interface PagesOptions {
  release: Release
  content: ReadModel
  log: Logger
  caches?: Pick<EdgePurger, 'purge'>[]
  rendering?: <Result>(work: () => Promise<Result>) => Promise<Result>
}

export async function openPages(options: PagesOptions) {
  const { release, content, log, caches = [], rendering = (work) => work() } = options
  const thread = new RenderThread(content, entry)
  const publisher = new Publisher({
    release,
    content,
    log,
    render: (page) => rendering(() => thread.render(page)),
    onRenewed: (tags, pages) => {
      const shown = pages.map(shownBy)
      for (const cache of caches) void cache.purge(tags, shown)
    },
  })
  /** Renders missing page parts, without which no page can be joined. @throws Error if it fails */
  const prepare = async () => {
    for (const locale of locales) {
      const address = href(locale, pagePartsPath)
      if (!release.has(address)) await publisher.demand(address)
      if (!release.has(address)) throw new Error(`${address} could not be rendered`)
    }
  }
  const render = (address: string) =>
    publisher.demand(address)?.then(async () => {
      await release.load(address)
    })
  /** Loads or renders a page; a stale one is rendered next. Undefined when it needs no waiting. */
  const ready = (address: string): Promise<void> | undefined => {
    publisher.hasten(address)
    if (release.page(address) !== undefined) return undefined
    if (!release.has(address)) return render(address)
    return release.load(address).then((isThere) => (isThere ? undefined : render(address)))
  }
  const renderList = (address: string) => rendering(() => thread.renderList(address))
  const renderDraft = (draft: Draft) => rendering(() => thread.renderDraft(draft))
  return { publisher, prepare, ready, renderList, renderDraft, site: await openSite(entry) }
}
