import type { IncomingMessage } from 'node:http'
import { isDiscoveryFile } from '../src/discovery/discovery-files.ts'
import { parsePath } from '../src/i18n/href.ts'
import { reportPath } from '../src/live/report-path.ts'
import { patternOf } from '../src/routes.ts'

/** Folders whose addresses count as one; what is in them is nobody's business here. */
const folders = ['/api', '/media', '/_astro', '/crm-admin']
const single = new Set(['/health', '/ready', reportPath])

/** The patterns of addresses, for figures and logs: never an address, in which people type things. */
export class CallRoutes {
  readonly #noted = new WeakMap<IncomingMessage, string>()

  /** Whoever answers the call knows its pattern. */
  note(request: IncomingMessage, pattern: string): void {
    this.#noted.set(request, pattern)
  }

  of(path: string, request: IncomingMessage): string {
    const noted = this.#noted.get(request)
    if (noted !== undefined) return noted
    if (single.has(path) || isDiscoveryFile(path)) return path
    const folder = folders.find((folder) => path === folder || path.startsWith(`${folder}/`))
    if (folder !== undefined) return `${folder}/*`
    return patternOf(parsePath(path).path) ?? 'other'
  }
}
