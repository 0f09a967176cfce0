import type { ContentReader } from '../content/reader.ts'
import type { Locale } from '../i18n/locale.ts'

/** What the parts of a page are rendered from. */
export interface PageContext {
  locale: Locale
  reader: ContentReader
}
