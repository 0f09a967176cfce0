import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
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
import { filesOf, pageFile, removeCompressed, siteOf, writeBodies } from './release-folder.ts'
import { type PageNote, ReleaseStore, type StoredNote } from './release-store.ts'
import { pagePolicy } from './security-headers.ts'

const pageType = 'text/html; charset=utf-8'

/**
 * `Cache-Control` for a purged cache, in s: limits the effect of a lost purge; browsers never see
 * it.
 */
const edgeCaching = 'max-age=86400, stale-while-revalidate=60, stale-if-error=604800'

/** Bytes of pages in memory; others are read from the folder when they are requested. */
const pagesInMemory = 512 * 1024 * 1024

/** Pages that are written to the folder at a time. */
const writers = 4

const readIfThere = (file: string) => readFile(file).catch(() => undefined)

async function readBodies(path: string): Promise<Asset['bodies'] | null> {
  const [identity, br, gzip] = await Promise.all(
    ['', '.br', '.gz'].map((end) => readIfThere(path + end)),
  )
  return identity === undefined ? null : { identity, ...(br && { br }), ...(gzip && { gzip }) }
}

const sizeOf = ({ bodies: { identity, br, gzip } }: Asset) =>
  1 + identity.length + (br?.length ?? 0) + (gzip?.length ?? 0)

interface UnsavedPage {
  asset: Asset
  note: StoredNote
}

/** The pages and texts of one release, in sync with its folder; those in use are in memory. */
export class Release {
  readonly store: ReleaseStore
  readonly #dir: string
  readonly #hasEdge: boolean
  readonly #addresses = new Set<string>()
  readonly #pages = new LRUCache<string, Asset>({ maxSize: pagesInMemory, sizeCalculation: sizeOf })
  readonly #files = new Map<string, Asset>()
  /** Null for a removed page. */
  readonly #unsaved = new Map<string, UnsavedPage | null>()
  readonly #loading = new Map<string, Promise<boolean>>()
  readonly #oneSave = pLimit(1)

  private constructor(dir: string, hasEdge: boolean) {
    this.#dir = dir
    this.#hasEdge = hasEdge
    this.store = new ReleaseStore(dir)
  }

  /**
   * @param site the shop's public address: pages rendered for another one are ignored, because they
   * contain its links
   * @param hasEdge whether pages carry tags for caches that are purged
   */
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
    const files = (await filesOf(siteOf(dir))).filter((file) => !file.endsWith('.html'))
    await Promise.all(files.map((file) => release.#readFile(file)))
    return release
  }

  get siteDir(): string {
    return siteOf(this.#dir)
  }

  /** The page when it is in memory. */
  page(address: string): Asset | undefined {
    return this.#unsaved.get(address)?.asset ?? this.#pages.get(address)
  }

  has(address: string): boolean {
    return this.#addresses.has(address)
  }

  /**
   * Reads a page into memory, once for all callers.
   * @returns whether it is there: a file that does not belong to its note is not used
   */
  load(address: string): Promise<boolean> {
    const known = this.#loading.get(address)
    if (known !== undefined) return known
    const loading = this.#load(address).finally(() => this.#loading.delete(address))
    this.#loading.set(address, loading)
    return loading
  }

  async #load(address: string): Promise<boolean> {
    const note = this.store.note(address)
    const bodies = note && (await readBodies(join(this.siteDir, pageFile(address))))
    if (this.page(address) !== undefined) return true
    if (note && bodies && etagOf(bodies.identity) === note.etag) {
      this.#pages.set(address, this.#assetOf(address, bodies, note))
      return true
    }
    if (!this.#unsaved.has(address)) this.#addresses.delete(address)
    return false
  }

  file(path: string): Asset | undefined {
    return this.#files.get(path)
  }

  addresses(): string[] {
    return [...this.#addresses]
  }

  /** Replaces a page in memory; `save` writes it to the folder. */
  async putPage(address: string, html: string, note: PageNote): Promise<void> {
    const bodies = await compress(Buffer.from(html), 'swift')
    const stored = { ...note, etag: etagOf(bodies.identity) }
    const asset = this.#assetOf(address, bodies, stored)
    this.#addresses.add(address)
    this.#pages.set(address, asset)
    this.#unsaved.set(address, { asset, note: stored })
  }

  removePage(address: string): void {
    this.#addresses.delete(address)
    this.#pages.delete(address)
    this.#unsaved.set(address, null)
  }

  /** Writes changes to the folder. After a failure, the next call writes them. */
  save(): Promise<void> {
    return this.#oneSave(async () => {
      await pLimit(writers).map([...this.#unsaved], ([address, page]) => this.#write(address, page))
    })
  }

  /** The page before its note: after an interruption they differ, and the page is rendered. */
  async #write(address: string, page: UnsavedPage | null): Promise<void> {
    const file = join(this.siteDir, pageFile(address))
    if (page === null) {
      await removeCompressed(file)
      this.store.removePage(address)
    } else {
      await writeBodies(file, page.asset.bodies)
      this.store.putPage(address, page.note)
    }
    if (this.#unsaved.get(address) === page) this.#unsaved.delete(address)
  }

  #assetOf(address: string, bodies: Asset['bodies'], note: StoredNote): Asset {
    const tags = this.#hasEdge ? tagsOf(address, note) : undefined
    return {
      type: pageType,
      etag: note.etag,
      cacheControl: pageCaching,
      headers: {
        'Content-Security-Policy': pagePolicy(note.policy),
        ...(tags && { 'Surrogate-Key': tags, 'Surrogate-Control': edgeCaching }),
      },
      bodies,
    }
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
