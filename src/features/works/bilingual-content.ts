import type { Locale } from '../../i18n/locale.ts'

/** English text in `content`, Vietnamese in `content_vn` (SPEC §3). */
interface BilingualContent {
  content: string | null
  content_vn: string | null
}

export function contentIn({ content, content_vn }: BilingualContent, locale: Locale): string {
  return (locale === 'vi' ? (content_vn ?? content) : (content ?? content_vn)) ?? ''
}

const characters: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}

/** The first paragraph without tags, truncated at a word; empty for a text without paragraphs. */
export function firstWords(html: string, most = 160): string {
  const [, paragraph = ''] = /<p[^>]*>(.*?)<\/p>/s.exec(html) ?? []
  const text = paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|quot|lt|gt);/g, (code) => characters[code] ?? code)
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= most) return text
  return `${text.slice(0, text.lastIndexOf(' ', most)).replace(/[,.;:]$/, '')}…`
}
