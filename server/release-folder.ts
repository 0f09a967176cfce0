import { randomUUID } from 'node:crypto'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Asset } from './asset.ts'
import { compress } from './compress.ts'
import { textType } from './content-type.ts'
import { takePolicy } from './page-policy.ts'
import { putWhole } from './write-whole.ts'

/** What a page may load, and what it read: query → fingerprint of the result. */
export interface PageNote {
  policy: string
  reads: Record<string, string>
}

export interface ReleaseNotes {
  /** The public address for which the pages were rendered: it stands in their links. */
  site: string
  /** By address, such as `/vn/san-pham/x`. */
  pages: Record<string, PageNote>
}

/** What a build writes beside its pages. */
interface BuildNotes {
  site: string
  /** By address: query → fingerprint of the result. */
  reads: Record<string, PageNote['reads']>
}

/** Files that are served live here; the notes stand beside them. */
export const siteOf = (release: string) => join(release, 'site')
/** The ending of a release that somebody has yet to finish, or never will. */
export const draftEnding = '.draft'
const notesFile = (release: string) => join(release, 'pages.json')

/** Every file of a folder, as paths below it with forward slashes. */
export async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** The address of a page's file: `vn/blog.html` is `/vn/blog`, `index.html` is `/`. */
export function addressOf(file: string): string {
  const path = file.replace(/\.html$/, '')
  return path === 'index' ? '/' : `/${path}`
}

export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${decodeURIComponent(address).slice(1)}.html`
}

const writeWhole = (file: string, body: Buffer) => putWhole(file, (name) => writeFile(name, body))

/** Writes a file with its compressed forms beside it; a reader never sees half a file. */
export async function writeBodies(file: string, bodies: Asset['bodies']): Promise<void> {
  await writeWhole(file, bodies.identity)
  if (bodies.br) await writeWhole(`${file}.br`, bodies.br)
  if (bodies.gzip) await writeWhole(`${file}.gz`, bodies.gzip)
}

/** Takes a file and its compressed forms away. */
export async function removeCompressed(file: string): Promise<void> {
  await Promise.all(['', '.br', '.gz'].map((ending) => rm(`${file}${ending}`, { force: true })))
}

export async function readNotes(release: string): Promise<ReleaseNotes> {
  return JSON.parse(await readFile(notesFile(release), 'utf8')) as ReleaseNotes
}

export function writeNotes(release: string, notes: ReleaseNotes): Promise<void> {
  return writeWhole(notesFile(release), Buffer.from(JSON.stringify(notes)))
}

/**
 * Puts a release in its place. The folder appears under its name only when it is whole; of several who make
 * the same one at once the first puts it there, and it stays for all of them.
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

/** Makes a release of a finished build: the pages without their policies, every text compressed, and the notes. */
export const makeRelease = (dist: string, release: string): Promise<void> =>
  placeRelease(release, (draft) => fillRelease(dist, draft))

async function fillRelease(dist: string, draft: string): Promise<void> {
  await cp(join(dist, 'client'), siteOf(draft), { recursive: true })
  const built = JSON.parse(await readFile(join(dist, 'reads.json'), 'utf8')) as BuildNotes
  const notes: ReleaseNotes = { site: built.site, pages: {} }
  for (const file of await filesOf(siteOf(draft))) {
    if (textType(file) === undefined) continue
    const path = join(siteOf(draft), file)
    let body = await readFile(path)
    if (file.endsWith('.html')) {
      const { html, policy } = takePolicy(body.toString())
      body = Buffer.from(html)
      notes.pages[addressOf(file)] = { policy, reads: built.reads[addressOf(file)] ?? {} }
    }
    await writeBodies(path, await compress(body, 'small'))
  }
  await writeNotes(draft, notes)
}
