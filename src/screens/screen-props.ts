import type { ContentReader } from '../content/reader.ts'
import type { Locale } from '../i18n/locale.ts'

/**
 * The complete input of a screen, so that the build and the running server render the same page.
 */
export interface ScreenProps {
  locale: Locale
  /** Without the language's prefix. */
  path: string
  slug?: string | undefined
  /** Number of the page in a list. */
  number?: number | undefined
  reader: ContentReader
}

/** @throws for a page whose content does not exist, which the route table should prevent */
export function required<R>(record: R | null, path: string): R {
  if (record === null) throw new Error(`No content for ${path}`)
  return record
}
