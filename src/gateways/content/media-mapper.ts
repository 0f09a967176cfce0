import { isPlainObject, type PlainObject } from '@nas/query/plain-values'
import type { MediaFormat, MediaFormats, MediaRecord } from '../../content/records.ts'
import type { PayloadDocument } from './payload-client.ts'

const mediaPath = '/media/'

/** A stored picture with addresses in the shop; the front server serves `/media/`. */
export function mapMedia(document: PayloadDocument): MediaRecord {
  const original = formatOf(document)
  const sizes = isPlainObject(document.sizes) ? document.sizes : {}
  const share = sizeOf(sizes, 'share')
  const avif = avifSet(sizes)
  const focus = focusOf(document)
  return {
    id: document.id,
    name: textOr(document.filename, ''),
    alternativeText: textOrNull(inLocale(document.alt, 'vi')),
    alternativeText_en: textOrNull(inLocale(document.alt, 'en')),
    caption: textOrNull(inLocale(document.caption, 'vi')),
    caption_en: textOrNull(inLocale(document.caption, 'en')),
    color: textOrNull(document.color),
    ...original,
    formats: formatsOf(sizes, original),
    ...(share && { share }),
    ...(avif && { avif }),
    ...(focus && { focus }),
    createdAt: textOr(document.createdAt, ''),
    updatedAt: textOr(document.updatedAt, ''),
  }
}

/** The part of the picture that must be seen, as `object-position`; null for the centre. */
function focusOf({ focalX, focalY }: PlainObject): string | null {
  const [x, y] = [numberOr(focalX, 50), numberOr(focalY, 50)]
  return x === 50 && y === 50 ? null : `${x}% ${y}%`
}

/** Small and medium always exist: a smaller original is used for them (API §2.6). */
function formatsOf(sizes: PlainObject, original: MediaFormat): MediaFormats {
  const size = (name: string) => sizeOf(sizes, name)
  const [thumbnail, large, xlarge] = [size('thumbnail'), size('large'), size('xlarge')]
  return {
    ...(thumbnail && { thumbnail }),
    small: size('small') ?? original,
    medium: size('medium') ?? original,
    ...(large && { large }),
    ...(xlarge && { xlarge }),
  }
}

/** Empty for pictures that were uploaded before AVIF files were drawn. */
function avifSet(sizes: PlainObject): string {
  return Object.keys(sizes)
    .filter((name) => name.startsWith('avif'))
    .flatMap((name) => sizeOf(sizes, name) ?? [])
    .sort((one, other) => one.width - other.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}

function sizeOf(sizes: PlainObject, name: string): MediaFormat | undefined {
  const stored = sizes[name]
  return isPlainObject(stored) && typeof stored.filename === 'string' ? formatOf(stored) : undefined
}

function formatOf(file: PlainObject): MediaFormat {
  const filename = textOr(file.filename, '')
  const dot = filename.lastIndexOf('.')
  return {
    url: mediaPath + encodeURIComponent(filename),
    width: numberOr(file.width, 0),
    height: numberOr(file.height, 0),
    mime: textOr(file.mimeType, ''),
    ext: dot < 0 ? '' : filename.slice(dot),
    hash: dot < 0 ? filename : filename.slice(0, dot),
    size: Math.round(numberOr(file.filesize, 0) / 10) / 100,
  }
}

export function inLocale(value: unknown, locale: 'vi' | 'en'): unknown {
  return isPlainObject(value) ? (value[locale] ?? null) : null
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.normalize('NFC') : null
}

export function textOr(value: unknown, other: string): string {
  return textOrNull(value) ?? other
}

export function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export function numberOr(value: unknown, other: number): number {
  return numberOrNull(value) ?? other
}

export function idOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

export function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
}
