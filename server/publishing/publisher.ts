import { setImmediate as nextTick } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { ReadIndex } from '../../src/content/read-index.ts'
import type { ReadModel } from '../../src/content/read-model.ts'
import { createReader } from '../../src/content/reader.ts'
import { type Page, SitePages } from '../../src/routes.ts'
import { tagOfPage, tagOfRead } from '../release/edge.ts'
import type { Release } from '../release/release.ts'
import { RenderQueue } from './render-queue.ts'
import type { RenderedPage } from './site-renderer.ts'

export interface PublisherOptions {
  release: Release
  content: ReadModel
  render: (page: Page) => Promise<RenderedPage>
  log: Logger
  /** Called with the tags (`edge.ts`) of renewed and removed pages, and with the pages if they are few. */
  onRenewed?: (tags: Set<string>, pages: string[]) => void
}

/** Pages processed at the same time: one is rendered while the other is compressed and stored. */
const together = 2

/** Rank of a page that a visitor is waiting for, or has just received in its last version. */
const requested = 0

/** With more pages in the queue, none is fetched into the caches of the edge. */
const fewPages = 50

/** Pages per save, which takes about 5 ms of the serving thread. */
const pagesPerSave = 20

export class Publisher {
  readonly #options: PublisherOptions
  readonly #index: ReadIndex
  readonly #site = new SitePages()
  readonly #queue = new RenderQueue()
  readonly #inWork = new Set<string>()
  /** Pages that became stale while they were rendered. */
  readonly #again = new Map<string, number>()
  readonly #failed = new Set<string>()
  readonly #awaited = new Map<string, PromiseWithResolvers<void>>()
  readonly #oneAtATime = pLimit(1)
  /** Stored pages that have not been compared with the content since the start. */
  readonly #uncompared: Set<string>
  #comparing: Promise<void> | null = null
  #changedReads: string[] = []
  #drained = Promise.withResolvers<void>()
  #busySince = 0
  #rendered = 0

  constructor(options: PublisherOptions) {
    this.#options = options
    this.#index = new ReadIndex(options.content)
    this.#site.update(createReader(options.content))
    this.#uncompared = new Set(options.release.addresses())
    this.#drained.resolve()
  }

  isBroken(address: string): boolean {
    return this.hasFailed(address) && !this.#options.release.has(address)
  }

  get waiting(): number {
    return this.#queue.size + this.#inWork.size
  }

  /**
   * Settles when every page is up to date. A page is stale when a read recorded at its rendering
   * gives another result. Pages of a later call overtake pages of an earlier call that more pages
   * share (ADR 0003). The first call compares the stored pages with the content.
   * @returns addresses of the pages that this call found stale, new or removed
   */
  async refresh(): Promise<string[]> {
    const found = await this.#oneAtATime(() => this.#find())
    await this.#compareAll()
    await this.#drained.promise
    await this.#options.release.save()
    return found
  }

  /** Whether the last rendering of the page failed. */
  hasFailed(address: string): boolean {
    return this.#failed.has(address)
  }

  /** Rendered once for all callers. Undefined when the page cannot be rendered. */
  demand(address: string): Promise<void> | undefined {
    if (!this.#site.all.has(address) || this.#failed.has(address)) return undefined
    const known = this.#awaited.get(address)
    if (known !== undefined) return known.promise
    const awaited = Promise.withResolvers<void>()
    this.#awaited.set(address, awaited)
    this.#enqueue(address, requested)
    this.#startNext()
    return awaited.promise
  }

  /** Gives a stale page priority because it was requested; meanwhile its last version is served. */
  hasten(address: string): void {
    if (this.#uncompared.has(address)) {
      const isStale = this.#compare(address, this.#options.release.store.readsOf(address))
      if (isStale) this.#enqueue(address, requested)
      this.#startNext()
    } else if (this.#queue.has(address)) this.#queue.add(address, requested)
  }

  async #find(): Promise<string[]> {
    const { content } = this.#options
    const { added, removed } = this.#site.update(createReader(content))
    for (const address of removed) this.#remove(address)
    for (const address of added) this.#enqueue(address, added.length)
    for (const address of this.#failed) this.#enqueue(address, this.#failed.size)
    const stale = await this.#index.takeStale()
    for (const [address, rank] of stale.pages) this.#enqueue(address, rank)
    this.#changedReads.push(...stale.queries)
    this.#startNext()
    return [...new Set([...removed, ...added, ...stale.pages.keys()])]
  }

  #compareAll(): Promise<void> {
    this.#comparing ??= this.#findDue().catch((error: unknown) => {
      this.#comparing = null
      throw error
    })
    return this.#comparing
  }

  async #findDue(): Promise<void> {
    const { release } = this.#options
    const due: string[] = []
    for (const [address, reads] of release.store.reads()) {
      await nextTick()
      if (this.#uncompared.has(address) && this.#compare(address, reads)) due.push(address)
    }
    const isMissing = (address: string) => !release.has(address) && !this.#inWork.has(address)
    due.push(...[...this.#site.all.keys()].filter(isMissing))
    for (const address of due) this.#enqueue(address, due.length)
    this.#startNext()
  }

  /** @returns whether the page is stale; false for a page that no longer belongs to the site */
  #compare(address: string, reads: Readonly<Record<string, string>>): boolean {
    this.#uncompared.delete(address)
    if (this.#site.all.has(address)) return this.#index.put(address, reads) !== null
    this.#remove(address)
    return false
  }

  #remove(address: string): void {
    this.#options.release.removePage(address)
    this.#index.remove(address)
    this.#uncompared.delete(address)
    this.#failed.delete(address)
    this.#queue.delete(address)
    this.#settle(address)
    this.#noteRenewed(address)
  }

  #noteRenewed(address: string): void {
    const pages = this.waiting < fewPages ? [address] : []
    this.#options.onRenewed?.(new Set([tagOfPage(address)]), pages)
  }

  #enqueue(address: string, rank: number): void {
    if (this.waiting === 0) {
      this.#drained = Promise.withResolvers()
      this.#busySince = performance.now()
      this.#rendered = 0
    }
    if (this.#inWork.has(address)) {
      if (rank !== requested) this.#again.set(address, rank)
      return
    }
    this.#queue.add(address, rank)
  }

  #startNext(): void {
    if (this.#inWork.size >= together) return
    const address = this.#queue.take()
    if (address === undefined) return
    this.#inWork.add(address)
    void this.#work(address)
    this.#startNext()
  }

  async #work(address: string): Promise<void> {
    const { release, content, log } = this.#options
    // Requests are answered between pages.
    await nextTick()
    const { version } = content
    const page = this.#site.all.get(address)
    const rank = page === undefined ? null : await this.#render(address, page)
    this.#rendered += 1
    this.#inWork.delete(address)
    const again = this.#again.get(address)
    this.#again.delete(address)
    if (!this.#site.all.has(address)) this.#remove(address)
    else if (again !== undefined) this.#queue.add(address, again)
    // Unless content has changed meanwhile, the page would be rendered forever.
    else if (rank !== null && content.version !== version) this.#queue.add(address, rank)
    this.#settle(address)
    this.#noteRenewed(address)
    if (this.#rendered % pagesPerSave === 0) {
      release.save().catch((err) => log.error({ err }, 'pages could not be saved'))
    }
    this.#startNext()
    if (this.waiting === 0) this.#finish()
  }

  /** A page that fails keeps its last version. @returns the rank of a page that is stale again */
  async #render(address: string, page: Page): Promise<number | null> {
    const { release, render, log } = this.#options
    try {
      const { html, note } = await render(page)
      await release.putPage(address, html, note)
      this.#failed.delete(address)
      this.#uncompared.delete(address)
      return this.#index.put(address, note.reads)
    } catch (error) {
      this.#failed.add(address)
      log.error({ err: error, address }, 'page could not be rendered')
      return null
    }
  }

  #settle(address: string): void {
    this.#awaited.get(address)?.resolve()
    this.#awaited.delete(address)
  }

  #finish(): void {
    this.#options.onRenewed?.(new Set(this.#changedReads.map(tagOfRead)), [])
    this.#changedReads = []
    const ms = Math.round(performance.now() - this.#busySince)
    this.#options.log.info({ rendered: this.#rendered, ms }, 'pages are up to date')
    this.#drained.resolve()
  }
}
