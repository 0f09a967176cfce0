import { videoAddress } from '@nas/domain/rich-text/video-address'
import { isPlainObject } from '@nas/query/plain-values'
import type { MediaFormat, MediaRecord } from '../../content/records.ts'
import { unnamedVideo } from './nodes.ts'
import { escapeHtml } from './print-text.ts'

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
  const figcaption = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''
  return `<figure${styleAttribute}>${image}${figcaption}</figure>`
}

function sourceSet(formats: readonly MediaFormat[]): string {
  return formats.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

/** The frame of a video block, loaded when it comes near; nothing for a host that may not be shown. */
export function videoHtml(fields: unknown): string {
  const { url, title }: Record<string, unknown> = isPlainObject(fields) ? fields : {}
  const video = typeof url === 'string' ? videoAddress(url) : null
  if (!video) return ''
  const name = typeof title === 'string' && title.trim() !== '' ? title : unnamedVideo
  const attributes = [
    `src="${escapeHtml(video.frame)}"`,
    `title="${escapeHtml(name)}"`,
    'width="640" height="360" loading="lazy"',
    'referrerpolicy="strict-origin-when-cross-origin"',
    'allow="fullscreen; picture-in-picture; encrypted-media" allowfullscreen',
  ]
  return `<div class="video-frame"><iframe ${attributes.join(' ')}></iframe></div>`
}
