import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Asset,
  compress,
  etagOf,
  fileCaching,
  immutableCaching,
  memoryType,
  pageCaching,
} from './asset.ts'
import { tagsOf } from './edge.ts'
import {
  addressOf,
  filesOf,
  type PageNote,
  pageFile,
  type ReleaseNotes,
  readNotes,
  removeCompressed,
  siteOf,
  writeBodies,
  writeNotes,
} from './release-folder.ts'
import { pagePolicy } from './security-headers.ts'

const pageType = 'text/html; charset=utf-8'

/**
 * `Cache-Control` for a purged cache, in s: limits the effect of a lost purge; browsers never see
 * it.
 */
const edgeCaching = 'max-age=86400, stale-while-revalidate=60, stale-if-error=604800'

function pageAsset(bodies: Asset['bodies'], { policy }: PageNote, tags?: string): Asset {
  return {
    type: pageType,
    etag: etagOf(bodies.identity),
    cacheControl: pageCaching,
    headers: {
      'Content-Security-Policy': pagePolicy(policy),
      ...(tags && { 'Surrogate-Key': tags, 'Surrogate-Control': edgeCaching }),
    },
    bodies,
  }
}

const readIfThere = (file: string) => readFile(file).catch(() => undefined)

/** The pages and texts of one release in memory, in sync with its folder. */
export class Release {
  readonly #dir: string
  readonly #hasEdge: boolean
  readonly #pages = new Map<string, Asset>()
  readonly #files = new Map<string, Asset>()
  readonly #unsaved = new Set<string>()
  #notes: ReleaseNotes

  private constructor(dir: string, site: string, hasEdge: boolean) {
    this.#dir = dir
    this.#hasEdge = hasEdge
    this.#notes = { site, pages: {} }
  }

  /**
   * @param site the shop's public address: pages rendered for another one are ignored, because they
   * contain its links
   * @param hasEdge whether pages carry tags for caches that are purged
   */
  static async open(dir: string, site: string, hasEdge = false): Promise<Release> {
    const release = new Release(dir, site, hasEdge)
    const notes = await readNotes(dir)
    if (notes.site === site) release.#notes = notes
    await Promise.all((await filesOf(siteOf(dir))).map((file) => release.#read(file)))
    return release
  }

  get siteDir(): string {
    return siteOf(this.#dir)
  }

  page(address: string): Asset | undefined {
    return this.#pages.get(address)
  }

  file(path: string): Asset | undefined {
    return this.#files.get(path)
  }

  addresses(): string[] {
    return [...this.#pages.keys()]
  }

  /** The recorded reads of the page: query → fingerprint. */
  readsOf(address: string): Record<string, string> {
    return this.#notes.pages[address]?.reads ?? {}
  }

  /** Replaces a page in memory; `save` writes it to the folder. */
  async putPage(address: string, html: string, note: PageNote): Promise<void> {
    const bodies = await compress(Buffer.from(html), 'swift')
    this.#setPage(address, bodies, note)
    this.#notes.pages[address] = note
    this.#unsaved.add(address)
  }

  removePage(address: string): void {
    this.#pages.delete(address)
    delete this.#notes.pages[address]
    this.#unsaved.add(address)
  }

  /**
   * Writes changes to the folder, pages before their notes. After a failure, the next call writes
   * them.
   */
  async save(): Promise<void> {
    for (const address of this.#unsaved) {
      const file = join(this.siteDir, pageFile(address))
      const page = this.#pages.get(address)
      if (page === undefined) await removeCompressed(file)
      else await writeBodies(file, page.bodies)
      this.#unsaved.delete(address)
    }
    await writeNotes(this.#dir, this.#notes)
  }

  #setPage(address: string, bodies: Asset['bodies'], note: PageNote): void {
    const tags = this.#hasEdge ? tagsOf(address, note) : undefined
    this.#pages.set(address, pageAsset(bodies, note, tags))
  }

  async #read(file: string): Promise<void> {
    const type = memoryType(file)
    if (type === undefined || /\.(br|gz)$/.test(file)) return
    const path = join(this.siteDir, file)
    const [identity, br, gzip] = await Promise.all([
      readFile(path),
      readIfThere(`${path}.br`),
      readIfThere(`${path}.gz`),
    ])
    const bodies = { identity, ...(br && { br }), ...(gzip && { gzip }) }
    if (type === pageType) {
      const address = addressOf(file)
      const note = this.#notes.pages[address]
      if (note) this.#setPage(encodeURI(address), bodies, note)
      return
    }
    const cacheControl = file.startsWith('_assets/') ? immutableCaching : fileCaching
    this.#files.set(`/${file}`, { type, etag: etagOf(identity), cacheControl, headers: {}, bodies })
  }
}
