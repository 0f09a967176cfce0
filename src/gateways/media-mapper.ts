import { isPlainObject, type PlainObject } from '@nas/query/plain-values'
import type { MediaFormat, MediaFormats, MediaRecord } from '../content/records.ts'
import { inLocale, numberOr, textOr, textOrNull } from './document-values.ts'
import type { PayloadDocument } from './payload-client.ts'

const mediaPath = '/media/'

/** A stored picture as the shop shows it; the front server answers for `/media/`. */
export function mapMedia(document: PayloadDocument): MediaRecord {
  const original = formatOf(document)
  const sizes = isPlainObject(document.sizes) ? document.sizes : {}
  const share = sizeOf(sizes, 'share')
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
    createdAt: textOr(document.createdAt, ''),
    updatedAt: textOr(document.updatedAt, ''),
  }
}

/** Small and medium are always there: a smaller original is repeated (contract 2.6). */
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
