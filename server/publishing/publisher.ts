import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { ReadModel } from '../../src/content/read-model.ts'
import { createReader } from '../../src/content/reader.ts'
import { rerunRead } from '../../src/content/recorded-reads.ts'
import { type Page, sitePages } from '../../src/routes.ts'
import { tagOfPage, tagOfRead } from '../release/edge.ts'
import type { Release } from '../release/release.ts'
import type { RenderedPage } from './site-renderer.ts'

export interface PublisherOptions {
  release: Release
  content: ReadModel
  render: (page: Page) => Promise<RenderedPage>
  log: Logger
  /** Called with the tags (`edge.ts`) of each renewed or removed page. */
  onRenewed?: (tags: Set<string>) => void
}

/** Number of pages in work: one is rendered while others are compressed on other cores. */
const together = 8

/** Keeps the pages of a release in sync with the read model. */
export class Publisher {
  readonly #options: PublisherOptions
  readonly #broken = new Set<string>()
  readonly #oneAtATime = pLimit(1)
  #waiting = 0

  constructor(options: PublisherOptions) {
    this.#options = options
  }

  /** Whether the page exists but could never be rendered. */
  isBroken(address: string): boolean {
    return this.#broken.has(address)
  }

  /** Number of stale or new pages that are not rendered yet. */
  get waiting(): number {
    return this.#waiting
  }

  /**
   * Renders stale and new pages and removes those that no longer exist. A page is stale when one of
   * the reads recorded at its rendering gives another result. Refreshes run one after the other.
   */
  refresh(): Promise<void> {
    return this.#oneAtATime(() => this.#refresh())
  }

  #staleReads(address: string): string[] {
    const { release, content } = this.#options
    return Object.entries(release.readsOf(address))
      .filter(([query, fingerprint]) => rerunRead(content, query) !== fingerprint)
      .map(([query]) => query)
  }

  /**
   * Pages to render, most urgent first: new ones, then those with a changed read that few pages
   * share. The product's own page comes before all that show it in a menu.
   */
  #due(pages: Map<string, Page>): { address: string; page: Page; reads: string[] }[] {
    const { release } = this.#options
    const stale = new Map<string, string[]>()
    const sharedBy = new Map<string, number>()
    for (const address of pages.keys()) {
      const reads = this.#staleReads(address)
      if (reads.length === 0 && release.page(address) !== undefined) continue
      stale.set(address, reads)
      for (const read of reads) sharedBy.set(read, (sharedBy.get(read) ?? 0) + 1)
    }
    const rank = (address: string) => {
      const counts = (stale.get(address) ?? []).map((read) => sharedBy.get(read) ?? 0)
      return release.page(address) === undefined ? 0 : Math.min(...counts)
    }
    return [...pages]
      .flatMap(([address, page]) => {
        const reads = stale.get(address)
        return reads === undefined ? [] : [{ address, page, reads }]
      })
      .sort((one, other) => rank(one.address) - rank(other.address))
  }

  async #refresh(): Promise<void> {
    const { release, content, log, onRenewed } = this.#options
    const started = performance.now()
    const pages = sitePages(createReader(content))
    const gone = release.addresses().filter((address) => !pages.has(address))
    const due = this.#due(pages)
    for (const address of this.#broken) if (!pages.has(address)) this.#broken.delete(address)
    if (gone.length === 0 && due.length === 0) return
    for (const address of gone) release.removePage(address)
    onRenewed?.(new Set(gone.map(tagOfPage)))
    for (let at = 0; at < due.length; at += together) {
      this.#waiting = due.length - at
      const batch = due.slice(at, at + together)
      await Promise.all(batch.map(({ address, page }) => this.#renew(address, page)))
      onRenewed?.(new Set(batch.map(({ address }) => tagOfPage(address))))
    }
    this.#waiting = 0
    onRenewed?.(new Set(due.flatMap(({ reads }) => reads.map(tagOfRead))))
    const ms = Math.round(performance.now() - started)
    log.info({ rendered: due.length, removed: gone.length, ms }, 'pages are up to date')
    await release.save()
  }

  /** A page that cannot be rendered keeps its last version. */
  async #renew(address: string, page: Page): Promise<void> {
    const { release, render, log } = this.#options
    try {
      const { html, note } = await render(page)
      await release.putPage(address, html, note)
      this.#broken.delete(address)
    } catch (error) {
      if (release.page(address) === undefined) this.#broken.add(address)
      log.error({ err: error, address }, 'page could not be rendered')
    }
  }
}
