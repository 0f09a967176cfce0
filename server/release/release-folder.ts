import { randomUUID } from 'node:crypto'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, sep } from 'node:path'
import pLimit from 'p-limit'
import { compress, textType } from './asset.ts'

/** Folder of the served files; the store is next to them. */
export const siteOf = (release: string) => join(release, 'site')
export const draftEnding = '.draft'

/** Every file of a folder, as relative paths with forward slashes. */
export async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** The folder gets its name only when complete; of concurrent processes the first one wins. */
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

export const makeRelease = (dist: string, release: string): Promise<void> =>
  placeRelease(release, (draft) => fillRelease(join(dist, 'client'), siteOf(draft)))

async function fillRelease(built: string, site: string): Promise<void> {
  await cp(built, site, { recursive: true })
  const texts = (await filesOf(site)).filter((file) => textType(file) !== undefined)
  await pLimit(availableParallelism()).map(texts, async (file) => {
    const path = join(site, file)
    const { br, gzip } = await compress(await readFile(path), 'small')
    if (br) await writeFile(`${path}.br`, br)
    if (gzip) await writeFile(`${path}.gz`, gzip)
  })
}
