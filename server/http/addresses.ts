import type { IncomingMessage } from 'node:http'
import { listsPrefix } from '../../src/content/paged-lists.ts'
import { parsePath } from '../../src/i18n/href.ts'
import { patternOf } from '../../src/routes.ts'
import { previewPrefix, reportPath } from '../../src/runtime/server-paths.ts'
import { siteFilePattern } from '../../src/site-files/site-files.ts'

export function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** Folders that count as one pattern each. */
const folders = ['/api', '/media', '/_assets', '/crm-admin', previewPrefix, listsPrefix]
const single = new Set(['/health', '/ready', reportPath])

/** Addresses themselves may contain personal data. */
export class CallRoutes {
  readonly #noted = new WeakMap<IncomingMessage, string>()

  note(request: IncomingMessage, pattern: string): void {
    this.#noted.set(request, pattern)
  }

  of(path: string, request: IncomingMessage): string {
    const noted = this.#noted.get(request)
    if (noted !== undefined) return noted
    if (single.has(path)) return path
    const file = siteFilePattern(path)
    if (file !== null) return file
    const folder = folders.find((folder) => path === folder || path.startsWith(`${folder}/`))
    if (folder !== undefined) return `${folder}/*`
    return patternOf(parsePath(path).path) ?? 'other'
  }
}
