import type { ContentReader } from '../content/reader.ts'
import type { Locale } from '../i18n/locale.ts'

export interface ScreenProps {
  locale: Locale
  /** Without the language's prefix. */
  path: string
  slug?: string | undefined
  number?: number | undefined
  reader: ContentReader
}

/** @throws for a page whose content does not exist, which the route table should prevent */
export function required<R>(record: R | null, path: string): R {
  if (record === null) throw new Error(`No content for ${path}`)
  return record
}
