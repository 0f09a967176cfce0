import type { MediaRecord } from '../../../content/records.ts'

const maxLength = 300

/** A text's own data about its picture; all other data come from the media library. */
export interface PictureFields {
  alt?: string
  /** The alternative text is empty in this place. */
  decorative?: true
}

/** A text equal to the library's is not copied: the picture follows later changes. */
export function readAlt(given: string | undefined, media: MediaRecord): PictureFields {
  if (given === undefined) return {}
  const alt = given.trim().slice(0, maxLength).toWellFormed().normalize('NFC')
  const own = [media.alternativeText, media.alternativeText_en].filter((text) => text !== null)
  if (alt === '') return own.length > 0 ? { decorative: true } : {}
  return own.includes(alt) ? {} : { alt }
}

/** @param fields fields of the stored node, in any shape */
export function altOf(fields: unknown, media: MediaRecord, locale: 'vi' | 'en'): string {
  const { alt, decorative } = (fields ?? {}) as Record<string, unknown>
  if (decorative === true) return ''
  if (typeof alt === 'string' && alt.trim() !== '') return alt
  return (locale === 'en' ? media.alternativeText_en : null) ?? media.alternativeText ?? ''
}
