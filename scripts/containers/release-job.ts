import { cp, stat } from 'node:fs/promises'
import { removeOldReleases } from '../../server/other-releases.ts'
import { placeRelease } from '../../server/release-folder.ts'
import { exitCodeOf } from '../stack/child-processes.ts'
import { inRoot } from '../stack/paths.ts'
import { envOfShop, releaseOfImage } from './shop-env.ts'

/** The release of this image: its assets are made, its pages are not. */
const made = inRoot('release')

/** Puts this image's release beside those before it, and renders its pages for the public address. */
export async function makeReleaseFolder(): Promise<void> {
  const release = await releaseOfImage()
  const isThere = await stat(release).catch(() => null)
  if (!isThere) await placeRelease(release, (draft) => cp(made, draft, { recursive: true }))
  const env = { ...process.env, ...(await envOfShop()) }
  const code = await exitCodeOf([process.execPath, inRoot('server/fill-release.ts')], {
    cwd: inRoot(),
    env,
    stdio: 'inherit',
  })
  if (code !== 0) throw new Error(`Rendering the pages ended with ${code}`)
  await removeOldReleases(release)
}
