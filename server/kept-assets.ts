import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesOf, siteOf } from './release-folder.ts'
import { isHalf, putWhole } from './write-whole.ts'

/** How many releases an asset outlives its own: a tab may have been open since then. */
const releasesKept = 3

/** By file: of how many releases ago it is. */
type Ages = Record<string, number>

const assetsOf = (release: string) => join(siteOf(release), '_assets')
const agesFile = (release: string) => join(release, 'kept-assets.json')

async function agesOf(release: string): Promise<Ages> {
  const text = await readFile(agesFile(release), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Ages
}

/**
 * Brings scripts and styles of the release before into this one, and those that it has kept itself:
 * a page that somebody has open finds the parts it has yet to load.
 */
export async function keepAssets(former: string, release: string): Promise<void> {
  const [before, own] = await Promise.all([
    filesOf(assetsOf(former)).catch((): string[] => []),
    filesOf(assetsOf(release)).catch((): string[] => []),
  ])
  const known = await agesOf(former)
  const ages: Ages = await agesOf(release)
  for (const file of before.filter((name) => !own.includes(name) && !isHalf(name))) {
    const age = (known[file] ?? 0) + 1
    if (age > releasesKept) continue
    const kept = join(assetsOf(former), file)
    await putWhole(join(assetsOf(release), file), (name) => cp(kept, name))
    ages[file] = age
  }
  await putWhole(agesFile(release), (name) => writeFile(name, JSON.stringify(ages)))
}
