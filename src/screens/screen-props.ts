import type { ContentReader } from '../content/reader.ts'
import type { Locale } from '../i18n/locale.ts'

/** All that a screen may know, so that the build and the running server draw the same page. */
export interface ScreenProps {
  locale: Locale
  /** Without the language's prefix. */
  path: string
  slug?: string | undefined
  reader: ContentReader
}

/** @throws when a page is asked for whose content is gone; the route table should have known */
export function required<R>(record: R | null, path: string): R {
  if (record === null) throw new Error(`No content for ${path}`)
  return record
}
