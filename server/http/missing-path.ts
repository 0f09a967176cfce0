import { parsePath } from '../../src/i18n/href.ts'

/** What a redirect can begin at; no file. */
const pagePath = /^\/(?!(?:vn|en)(?:\/|$)|\/)(?!.*\.\w+$)[^\s\\<>"'?#]{1,199}$/

/** The path as redirects have it, without language; null when it cannot be a page's. */
export function missingPath(pathname: string): string | null {
  const path = decodeURIComponent(parsePath(pathname).path).replace(/(?<=.)\/+$/, '')
  return pagePath.test(path) ? path : null
}
