import type { MediaRecord } from '../../../content/records.ts'

const maxLength = 300

/** What a text says about its picture; the media library says the rest. */
export interface PictureFields {
  /** Alternative text in this place. */
  alt?: string
  /** The picture has no meaning here: its alternative text is empty. */
  decorative?: true
}

/**
 * Reads the `alt` of a picture. The library's own text is not copied, so that the picture follows
 * it; so does a picture without the attribute.
 */
export function readAlt(given: string | undefined, media: MediaRecord): PictureFields {
  if (given === undefined) return {}
  const alt = given.trim().slice(0, maxLength).toWellFormed().normalize('NFC')
  const own = [media.alternativeText, media.alternativeText_en].filter((text) => text !== null)
  if (alt === '') return own.length > 0 ? { decorative: true } : {}
  return own.includes(alt) ? {} : { alt }
}

/** @param fields of the stored node, in any shape */
export function altOf(fields: unknown, media: MediaRecord, locale: 'vi' | 'en'): string {
  const { alt, decorative } = (fields ?? {}) as Record<string, unknown>
  if (decorative === true) return ''
  if (typeof alt === 'string' && alt.trim() !== '') return alt
  return (locale === 'en' ? media.alternativeText_en : null) ?? media.alternativeText ?? ''
}
