import { localisedPath, pathWithoutLanguage } from '@nas/domain/localised-path'
import type { Locale } from './locale.ts'

const isExternal = (path: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(path)

/**
 * The address of a page in a language: English has no prefix, Vietnamese `/vn` (SPEC §1).
 * @example href('vi', '/blog') // '/vn/blog'
 */
export function href(locale: Locale, path: string): string {
  if (isExternal(path)) return path
  return localisedPath(locale, path.startsWith('/') ? path : `/${path}`)
}

export function parsePath(pathname: string): { locale: Locale; path: string } {
  const path = pathWithoutLanguage(pathname)
  return { locale: path === pathname ? 'en' : 'vi', path }
}

/** The path of a page in the other language; the 404 page has none, so the home page is used. */
export const translatedPath = (path: string): string => (path === '/404' ? '/' : path)
