import type { MediaFormat, MediaRecord } from '../../content/records.ts'
import { escapeHtml } from './escape-html.ts'

/** A picture of ours in three widths; nothing when it is gone. */
export function pictureHtml(
  media: MediaRecord | null,
  locale: 'vi' | 'en',
  styleAttribute: string,
): string {
  if (!media) return ''
  const { small, medium, large } = media.formats
  const widths = [small, medium, large].filter((format) => format !== undefined)
  const shown = large ?? medium
  const english = locale === 'en'
  const alt = (english ? media.alternativeText_en : null) ?? media.alternativeText ?? ''
  const caption = (english ? media.caption_en : null) ?? media.caption
  const image = `<img src="${escapeHtml(shown.url)}" srcset="${escapeHtml(sourceSet(widths))}" sizes="(min-width: 48rem) 44rem, 100vw" width="${shown.width}" height="${shown.height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`
  const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''
  return `<figure${styleAttribute}>${image}${words}</figure>`
}

function sourceSet(formats: readonly MediaFormat[]): string {
  return formats.map(({ url, width }) => `${url} ${width}w`).join(', ')
}
