import { randomUUID } from 'node:crypto'
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, sep } from 'node:path'
import pLimit from 'p-limit'
// Imported as source: `npm start` loads this file before it builds the packages.
import { atomicWrite } from '../../settings/src/atomic-write.ts'
import type { Asset } from './asset.ts'
import { compress, etagOf, textType } from './asset.ts'
import { takePolicy } from './page-policy.ts'
import { type PageNote, ReleaseStore } from './release-store.ts'

/** Written by the build beside its pages. */
interface BuildNotes {
  site: string
  /** By address: query → fingerprint of the result. */
  reads: Record<string, PageNote['reads']>
}

/** Folder of the served files; the store is next to them. */
export const siteOf = (release: string) => join(release, 'site')
/** Suffix of an unfinished release. */
export const draftEnding = '.draft'

/** Every file of a folder, as relative paths with forward slashes. */
export async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** The address of a page's file: `vn/blog.html` is `/vn/blog`, `index.html` is `/`. */
function addressOf(file: string): string {
  const path = file.replace(/\.html$/, '')
  return path === 'index' ? '/' : `/${path}`
}

export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${decodeURIComponent(address).slice(1)}.html`
}

/** Writes a file and its compressed forms, each atomically. */
export async function writeBodies(file: string, bodies: Asset['bodies']): Promise<void> {
  await atomicWrite(file, bodies.identity)
  if (bodies.br) await atomicWrite(`${file}.br`, bodies.br)
  if (bodies.gzip) await atomicWrite(`${file}.gz`, bodies.gzip)
}

/** Removes a file and its compressed forms. */
export async function removeCompressed(file: string): Promise<void> {
  await Promise.all(['', '.br', '.gz'].map((ending) => rm(`${file}${ending}`, { force: true })))
}

/**
 * Makes a release folder. It gets its name only when it is complete. When several processes make
 * the same release, the first one is kept.
 */
export async function placeRelease(
  release: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${release}.${randomUUID()}${draftEnding}`
  try {
    await fill(draft)
    await rename(draft, release)
  } catch (error) {
    const isThere = ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')
    if (!isThere) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/**
 * Makes a release of a finished build: the pages without their policies, all texts compressed, and
 * the notes.
 */
export const makeRelease = (dist: string, release: string): Promise<void> =>
  placeRelease(release, (draft) => fillRelease(dist, draft))

async function fillRelease(dist: string, draft: string): Promise<void> {
  await cp(join(dist, 'client'), siteOf(draft), { recursive: true })
  const built = JSON.parse(await readFile(join(dist, 'reads.json'), 'utf8')) as BuildNotes
  const store = new ReleaseStore(draft)
  store.setFact('site', built.site)
  const texts = (await filesOf(siteOf(draft))).filter((file) => textType(file) !== undefined)
  await pLimit(availableParallelism()).map(texts, async (file) => {
    const path = join(siteOf(draft), file)
    let body = await readFile(path)
    if (file.endsWith('.html')) {
      const { html, policy } = takePolicy(body.toString())
      body = Buffer.from(html)
      const address = addressOf(file)
      const reads = built.reads[address] ?? {}
      store.putPage(encodeURI(address), { etag: etagOf(body), policy, reads })
    }
    await writeBodies(path, await compress(body, 'small'))
  })
  store.close()
}
