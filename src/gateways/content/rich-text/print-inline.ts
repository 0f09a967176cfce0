import { textColours, textMarks, textSizes } from '@nas/domain/rich-text/palette'
import { blockProducts, productBlockHtml } from '@nas/domain/rich-text/product-block'
import { calloutKinds, isCalloutKind, maxGalleryPictures } from '@nas/domain/rich-text/text-blocks'
import { videoAddress } from '@nas/domain/rich-text/video-address'
import { isPlainObject } from '@nas/query/plain-values'
import type { MediaFormat, MediaRecord } from '../../../content/records.ts'
import { textFormats, unnamedVideo } from './nodes.ts'
import { altOf } from './picture-alt.ts'

/** Escapes text between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

const tags: [number, string][] = [
  [textFormats.bold, 'strong'],
  [textFormats.italic, 'em'],
  [textFormats.strike, 's'],
  [textFormats.underline, 'u'],
  [textFormats.code, 'code'],
  [textFormats.subscript, 'sub'],
  [textFormats.superscript, 'sup'],
]

function choice(choices: Record<string, { value: string }>, name: unknown): string | null {
  return typeof name === 'string' && Object.hasOwn(choices, name)
    ? (choices[name]?.value ?? null)
    : null
}

function stateStyle(state: unknown): string {
  if (!isPlainObject(state)) return ''
  const parts = [
    ['color', choice(textColours, state.colour)],
    ['background-color', choice(textMarks, state.mark)],
    ['font-size', choice(textSizes, state.size)],
  ]
  return parts.flatMap(([name, value]) => (value ? [`${name}:${value}`] : [])).join(';')
}

export function textHtml(text: string, format: unknown, state: unknown): string {
  const bits = typeof format === 'number' ? format : 0
  const applied = tags.filter(([bit]) => bits & bit).map(([, tag]) => tag)
  const inner = applied.reduce((html, tag) => `<${tag}>${html}</${tag}>`, escapeHtml(text))
  const style = stateStyle(state)
  // Placed outside of underline and strikethrough, which inherit its colour.
  return style === '' ? inner : `<span style="${style}">${inner}</span>`
}

/** A picture of the media library in three widths; empty when it was deleted. */
export function pictureHtml(
  media: MediaRecord | null,
  fields: unknown,
  locale: 'vi' | 'en',
  styleAttribute = '',
  sizes = '(min-width: 48rem) 44rem, 100vw',
): string {
  if (!media) return ''
  const { small, medium, large } = media.formats
  const widths = [small, medium, large].filter((format) => format !== undefined)
  const shown = large ?? medium
  const alt = altOf(fields, media, locale)
  const caption = (locale === 'en' ? media.caption_en : null) ?? media.caption
  const image = `<img src="${escapeHtml(shown.url)}" srcset="${escapeHtml(sourceSet(widths))}" sizes="${sizes}" width="${shown.width}" height="${shown.height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`
  const figcaption = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''
  return `<figure${styleAttribute}>${image}${figcaption}</figure>`
}

function sourceSet(formats: readonly MediaFormat[]): string {
  return formats.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

/** A video block, loaded lazily; empty for a host that is not allowed. */
export function videoHtml(fields: unknown): string {
  const { url, title }: Record<string, unknown> = isPlainObject(fields) ? fields : {}
  const video = typeof url === 'string' ? videoAddress(url) : null
  if (!video) return ''
  const name = typeof title === 'string' && title.trim() !== '' ? title : unnamedVideo
  if (video.frame === null) {
    const attributes = `src="${escapeHtml(video.page)}" title="${escapeHtml(name)}"`
    return `<div class="video-frame"><video ${attributes} controls playsinline preload="none"></video></div>`
  }
  const attributes = [
    `src="${escapeHtml(video.frame)}"`,
    `title="${escapeHtml(name)}"`,
    'width="640" height="360" loading="lazy"',
    'referrerpolicy="strict-origin-when-cross-origin"',
    'allow="autoplay; fullscreen; picture-in-picture; encrypted-media" allowfullscreen',
  ]
  return `<div class="video-frame"><iframe ${attributes.join(' ')}></iframe></div>`
}

export function productsHtml(fields: unknown): string {
  return productBlockHtml(blockProducts(String(isPlainObject(fields) && fields.products)))
}

/** Pictures of the library in a grid; deleted ones are left out. */
export function galleryHtml(
  fields: unknown,
  locale: 'vi' | 'en',
  mediaOf: (id: number) => MediaRecord | null,
): string {
  const given: unknown = isPlainObject(fields) ? fields.pictures : null
  const ids = Array.isArray(given) ? given.slice(0, maxGalleryPictures).map(Number) : []
  const sizes = '(min-width: 48rem) 15rem, 50vw'
  const figures = ids.map((id) => pictureHtml(mediaOf(id), null, locale, '', sizes)).join('')
  return figures === '' ? '' : `<div data-gallery>${figures}</div>`
}

export function calloutHtml(
  fields: unknown,
  locale: 'vi' | 'en',
  print: (text: unknown) => string | null,
): string {
  const { kind, text }: Record<string, unknown> = isPlainObject(fields) ? fields : {}
  const words = print(text)
  if (!isCalloutKind(kind) || words === null) return ''
  const title = calloutKinds[kind][locale]
  return `<div data-callout="${kind}" role="note" aria-label="${title}">${words}</div>`
}
