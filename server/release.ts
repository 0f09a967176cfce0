import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Asset, etagOf, fileCaching, immutableCaching, pageCaching } from './asset.ts'
import { compress } from './compress.ts'
import { memoryType } from './content-type.ts'
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
import { isHalf } from './write-whole.ts'

const pageType = 'text/html; charset=utf-8'

function pageAsset(bodies: Asset['bodies'], policy: string): Asset {
  return {
    type: pageType,
    etag: etagOf(bodies.identity),
    cacheControl: pageCaching,
    headers: { 'Content-Security-Policy': pagePolicy(policy) },
    bodies,
  }
}

const readIfThere = (file: string) => readFile(file).catch(() => undefined)

/** The pages and texts of one release, in memory, with the folder kept in step. */
export class Release {
  readonly #dir: string
  readonly #pages = new Map<string, Asset>()
  readonly #files = new Map<string, Asset>()
  readonly #unsaved = new Set<string>()
  #notes: ReleaseNotes

  private constructor(dir: string, site: string) {
    this.#dir = dir
    this.#notes = { site, pages: {} }
  }

  /**
   * @param site the shop's public address: pages that were rendered for another one are left aside,
   *   as they link there
   */
  static async open(dir: string, site: string): Promise<Release> {
    const release = new Release(dir, site)
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

  /** What the page read when it was rendered: query → fingerprint. */
  readsOf(address: string): Record<string, string> {
    return this.#notes.pages[address]?.reads ?? {}
  }

  /** Swaps a freshly rendered page in; `save` brings it to the folder. */
  async putPage(address: string, html: string, note: PageNote): Promise<void> {
    const bodies = await compress(Buffer.from(html), 'swift')
    this.#pages.set(address, pageAsset(bodies, note.policy))
    this.#notes.pages[address] = note
    this.#unsaved.add(address)
  }

  removePage(address: string): void {
    this.#pages.delete(address)
    delete this.#notes.pages[address]
    this.#unsaved.add(address)
  }

  /** Brings the folder in step with the memory, pages before the notes that speak of them. */
  async save(): Promise<void> {
    const addresses = [...this.#unsaved]
    this.#unsaved.clear()
    for (const address of addresses) {
      const file = join(this.siteDir, pageFile(address))
      const page = this.#pages.get(address)
      if (page === undefined) await removeCompressed(file)
      else await writeBodies(file, page.bodies)
    }
    await writeNotes(this.#dir, this.#notes)
  }

  async #read(file: string): Promise<void> {
    const type = memoryType(file)
    if (type === undefined || isHalf(file) || /\.(br|gz)$/.test(file)) return
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
      if (note) this.#pages.set(encodeURI(address), pageAsset(bodies, note.policy))
      return
    }
    const cacheControl = file.startsWith('_assets/') ? immutableCaching : fileCaching
    this.#files.set(`/${file}`, { type, etag: etagOf(identity), cacheControl, headers: {}, bodies })
  }
}
