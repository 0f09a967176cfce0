import { readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, dirname, join } from 'node:path'
import sirv, { type RequestHandler } from 'sirv'
import { immutableCaching } from './asset.ts'
import { draftEnding, siteOf } from './release-folder.ts'

const othersKept = 3

async function othersBeside(release: string): Promise<string[]> {
  const folder = dirname(release)
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== basename(release))
    .map(({ name }) => join(folder, name))
}

/** In ms. Builds are much faster, so an older draft was left by a crash. */
const deadDraftMs = 3_600_000

/** Removes former releases except the last ones, by the time of their last page. */
export async function removeOldReleases(release: string): Promise<void> {
  const others = await Promise.all(
    (await othersBeside(release)).map(async (path) => ({ path, at: (await stat(path)).mtimeMs })),
  )
  const [drafts, whole] = [true, false].map((draft) =>
    others.filter(({ path }) => path.endsWith(draftEnding) === draft),
  )
  const dead = (drafts ?? []).filter(({ at }) => Date.now() - at > deadDraftMs)
  const old = (whole ?? []).sort((one, next) => next.at - one.at).slice(othersKept)
  await Promise.all([...dead, ...old].map(({ path }) => rm(path, { recursive: true, force: true })))
}

/** Open pages of a former release load its assets; during a rolling release also the next one's. */
export function assetsOfOthers(release: string) {
  const known = new Map<string, RequestHandler>()
  const serverOf = (other: string): RequestHandler => {
    const setHeaders = (response: ServerResponse) =>
      response.setHeader('Cache-Control', immutableCaching)
    const server =
      known.get(other) ??
      sirv(siteOf(other), { dev: true, etag: true, brotli: true, gzip: true, setHeaders })
    known.set(other, server)
    return server
  }
  return async (request: IncomingMessage, response: ServerResponse, missing: () => void) => {
    const beside = await othersBeside(release).catch((): string[] => [])
    const others = beside.filter((other) => !other.endsWith(draftEnding))
    const ask = (at: number): void => {
      const other = others[at]
      if (other === undefined) missing()
      else serverOf(other)(request, response, () => ask(at + 1))
    }
    ask(0)
  }
}
