import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html'
import { isPlainObject } from '../content/plain-values.ts'
import type { MediaFormat, MediaRecord } from '../content/records.ts'

export type MediaLookup = (id: number) => MediaRecord | null

type RichText = Parameters<typeof convertLexicalToHTML>[0]['data']

/** The editor's document as HTML; null when it holds nothing. */
export function richTextToHtml(
  value: unknown,
  locale: 'vi' | 'en',
  mediaOf: MediaLookup,
): string | null {
  if (!isPlainObject(value) || !isPlainObject(value.root)) return null
  const html = convertLexicalToHTML({
    data: value as unknown as RichText,
    disableContainer: true,
    converters: ({ defaultConverters }) => ({
      ...defaultConverters,
      // The default prints empty class and style attributes.
      listitem: ({ node, nodesToHTML }) =>
        `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
      upload: ({ node }) => pictureHtml(mediaOf(Number(node.value)), locale),
      unknown: () => '',
    }),
  })
  return html === '' ? null : html
}

function pictureHtml(media: MediaRecord | null, locale: 'vi' | 'en'): string {
  if (!media) return ''
  const { small, medium, large } = media.formats
  const widths = [small, medium, large].filter((format) => format !== undefined)
  const shown = large ?? medium
  const english = locale === 'en'
  const alt = (english ? media.alternativeText_en : null) ?? media.alternativeText ?? ''
  const caption = (english ? media.caption_en : null) ?? media.caption
  const image = `<img src="${escaped(shown.url)}" srcset="${escaped(sourceSet(widths))}" sizes="(min-width: 48rem) 44rem, 100vw" width="${shown.width}" height="${shown.height}" alt="${escaped(alt)}" loading="lazy" decoding="async">`
  return `<figure>${image}${caption ? `<figcaption>${escaped(caption)}</figcaption>` : ''}</figure>`
}

function sourceSet(formats: readonly MediaFormat[]): string {
  return formats.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
