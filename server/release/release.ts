import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { href, parsePath } from '../../src/i18n/href.ts'
import { type Locale, locales } from '../../src/i18n/locale.ts'
import { joinParts, type PageParts, pagePartsPath, takeParts } from '../../src/page-parts.ts'
import {
  type Asset,
  compress,
  type Effort,
  etagOf,
  fileCaching,
  immutableCaching,
  memoryType,
  pageCaching,
} from './asset.ts'
import { tagOfAll, tagOfPage, tagOfRedirects, tagsOf } from './edge.ts'
import { PageModules } from './page-modules.ts'
import { inlineStyles, PageStyles, styleHashes } from './page-styles.ts'
import { filesOf, siteOf } from './release-folder.ts'
import { type PageNote, ReleaseStore, type StoredPage } from './release-store.ts'
import { pagePolicy } from './security-headers.ts'

const pageType = 'text/html; charset=utf-8'

/** In s; browsers never see it. Limits the effect of a lost purge. */
const edgeCaching = 'max-age=86400, stale-while-revalidate=60, stale-if-error=604800'

/** Maximum size in bytes of the pages in memory; others are read from the store on request. */
const pagesInMemory = 512 * 1024 * 1024

/** Up to this many pages at once are compressed for the smallest size, further ones for speed. */
const fewLoading = 3

const readIfThere = (file: string) => readFile(file).catch(() => undefined)

async function readBodies(path: string): Promise<Asset['bodies'] | null> {
  const [identity, br, gzip] = await Promise.all(
    ['', '.br', '.gz'].map((end) => readIfThere(path + end)),
  )
  return identity === undefined ? null : { identity, ...(br && { br }), ...(gzip && { gzip }) }
}

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const sizeOf = ({ bodies: { identity, br, gzip } }: Asset) =>
  1 + identity.length + (br?.length ?? 0) + (gzip?.length ?? 0)

export class Release {
  readonly store: ReleaseStore
  readonly #dir: string
  readonly #hasEdge: boolean
  readonly #addresses = new Set<string>()
  readonly #pages = new LRUCache<string, Asset>({ maxSize: pagesInMemory, sizeCalculation: sizeOf })
  readonly #parts = new Map<Locale, PageParts>()
  readonly #files = new Map<string, Asset>()
  readonly #styles = new Map<string, PageStyles>()
  readonly #modules = new PageModules((address) =>
    this.#files.get(address)?.bodies.identity.toString(),
  )
  readonly #unsaved = new Map<string, StoredPage | null>()
  readonly #loading = new Map<string, Promise<boolean>>()

  private constructor(dir: string, hasEdge: boolean) {
    this.#dir = dir
    this.#hasEdge = hasEdge
    this.store = new ReleaseStore(dir)
  }

  /** Ignores stored pages of another `site`, which contain its links; `hasEdge` adds cache tags. */
  static async open(dir: string, site: string, hasEdge = false): Promise<Release> {
    const release = new Release(dir, hasEdge)
    const { store } = release
    if (store.fact('site') !== site) {
      store.together(() => {
        store.removePages()
        store.setFact('site', site)
      })
    }
    for (const address of store.addresses()) release.#addresses.add(address)
    for (const locale of locales) {
      const stored = store.page(href(locale, pagePartsPath))
      if (stored !== null) {
        release.#parts.set(locale, takeParts((await unbrotli(stored.body)).toString()))
      }
    }
    const files = await filesOf(siteOf(dir))
    await Promise.all(files.map((file) => release.#readFile(file)))
    return release
  }

  get siteDir(): string {
    return siteOf(this.#dir)
  }

  page(address: string): Asset | undefined {
    return this.#pages.get(address)
  }

  has(address: string): boolean {
    return this.#addresses.has(address)
  }

  /** Joins the page with its parts, once for all callers. @returns whether it is in memory */
  load(address: string): Promise<boolean> {
    const known = this.#loading.get(address)
    if (known !== undefined) return known
    const effort = this.#loading.size < fewLoading ? 'page' : 'swift'
    const loading: Promise<boolean> = this.#joined(address, effort)
      .then((asset) => {
        if (this.#loading.get(address) !== loading) return this.load(address)
        if (asset === null) this.#addresses.delete(address)
        else this.#pages.set(address, asset)
        return asset !== null
      })
      .finally(() => {
        if (this.#loading.get(address) === loading) this.#loading.delete(address)
      })
    this.#loading.set(address, loading)
    return loading
  }

  async #joined(address: string, effort: Effort): Promise<Asset | null> {
    const unsaved = this.#unsaved.get(address)
    const page = unsaved === undefined ? this.store.page(address) : unsaved
    if (page === null || !this.#parts.has(parsePath(address).locale)) return null
    const rendered = (await unbrotli(page.body)).toString()
    const { html, policy } = this.complete(address, rendered, page.policy)
    const bodies = await compress(Buffer.from(html), effort)
    return {
      type: pageType,
      etag: etagOf(bodies.identity),
      cacheControl: pageCaching,
      headers: {
        'Content-Security-Policy': policy,
        ...this.#edgeHeaders(tagsOf(address, page)),
      },
      bodies,
    }
  }

  /** Joins a rendered page with its parts. @throws Error without page parts */
  complete(
    address: string,
    rendered: string,
    policy: string,
    parts = this.#parts.get(parsePath(address).locale),
  ): { html: string; policy: string } {
    if (parts === undefined) throw new Error(`${address} has no page parts`)
    const whole = joinParts(rendered, parts, address)
    const styled = inlineStyles(whole, (sheet) => this.#stylesAt(sheet))
    const html = this.#modules.preloadImports(styled)
    return { html, policy: pagePolicy(policy, styleHashes(html)) }
  }

  #stylesAt(address: string): PageStyles | undefined {
    const known = this.#styles.get(address)
    const sheet = this.#files.get(address)
    if (known !== undefined || sheet === undefined) return known
    const styles = new PageStyles(sheet.bodies.identity.toString())
    this.#styles.set(address, styles)
    return styles
  }

  file(path: string): Asset | undefined {
    return this.#files.get(path)
  }

  /** Of a redirect: the edge keeps it until the list changes or a page appears at this address. */
  redirectHeaders(address: string): Record<string, string> {
    const tags = [tagOfAll, tagOfPage(address), tagOfRedirects].join(' ')
    return { 'Cache-Control': pageCaching, ...this.#edgeHeaders(tags) }
  }

  #edgeHeaders(tags: string): Record<string, string> {
    return this.#hasEdge ? { 'Surrogate-Key': tags, 'Surrogate-Control': edgeCaching } : {}
  }

  addresses(): string[] {
    return [...this.#addresses]
  }

  /** New page parts renew every page of their language. @param html without the page parts */
  async putPage(address: string, html: string, note: PageNote): Promise<void> {
    const body = await brotli(html, packing)
    this.#addresses.add(address)
    this.#unsaved.set(address, { ...note, body })
    this.#forget(address)
    const { locale, path } = parsePath(address)
    if (path !== pagePartsPath) return
    this.#parts.set(locale, takeParts(html))
    for (const other of [...this.#pages.keys(), ...this.#loading.keys()]) {
      if (parsePath(other).locale === locale) this.#forget(other)
    }
  }

  removePage(address: string): void {
    this.#addresses.delete(address)
    this.#unsaved.set(address, null)
    this.#forget(address)
  }

  /** Stores the changes. After a failure, the next call stores them. */
  async save(): Promise<void> {
    this.store.together(() => {
      for (const [address, page] of this.#unsaved) {
        if (page === null) this.store.removePage(address)
        else this.store.putPage(address, page)
      }
    })
    this.#unsaved.clear()
  }

  #forget(address: string): void {
    this.#pages.delete(address)
    this.#loading.delete(address)
  }

  async #readFile(file: string): Promise<void> {
    const type = memoryType(file)
    if (type === undefined || /\.(br|gz)$/.test(file)) return
    const bodies = await readBodies(join(this.siteDir, file))
    if (bodies === null) return
    const { identity } = bodies
    const cacheControl = file.startsWith('_assets/') ? immutableCaching : fileCaching
    this.#files.set(`/${file}`, { type, etag: etagOf(identity), cacheControl, headers: {}, bodies })
  }
}
