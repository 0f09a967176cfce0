import type { Locale } from '../../i18n/locale.ts'

/**
 * Works and innovations have English text in `content` and Vietnamese in `content_vn` (SPEC §3).
 */
interface BilingualContent {
  content: string | null
  content_vn: string | null
}

/** The text in the page's language, with the other one as fallback. */
export function contentIn({ content, content_vn }: BilingualContent, locale: Locale): string {
  return (locale === 'vi' ? (content_vn ?? content) : (content ?? content_vn)) ?? ''
}
