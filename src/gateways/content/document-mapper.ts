import { isBeforeDate } from '@nas/domain/article-dates'
import { isPlainObject, type PlainObject } from '@nas/query/plain-values'
import type { Field } from '../../content/fields.ts'
import type { ReadModel } from '../../content/read-model.ts'
import type { MediaRecord, Row } from '../../content/records.ts'
import { contentDefinition } from '../../content/shapes.ts'
import { singles } from '../../content/singles.ts'
import {
  idOrNull,
  idsOf,
  inLocale,
  mapMedia,
  numberOr,
  numberOrNull,
  textOr,
  textOrNull,
} from './media-mapper.ts'
import type { PictureBySource } from './rich-text/reading.ts'
import { type MediaLookup, richTextToHtml } from './rich-text/rich-text-to-html.ts'

/** Payload's clock may be ahead of this one when it announces that an article is due. */
const clockSkewMs = 5000

/**
 * Maps a Payload document, read with all locales, to the flat record of the contract. A global is
 * the record 1 of its kind.
 */
export function mapDocument(name: string, document: PlainObject, mediaOf: MediaLookup): Row {
  const id = Object.hasOwn(singles, name) ? 1 : Number(document.id)
  if (name === 'media') return mapMedia({ ...document, id })
  const { fields, relations } = contentDefinition(name)
  const record: PlainObject & { id: number } = { id }
  for (const [field, definition] of Object.entries(fields)) {
    if (definition.derived || definition.writeOnly) continue
    const value = document[field]
    if (!definition.localised) {
      record[field] = mapValue(definition, value, 'vi', mediaOf)
      continue
    }
    const vietnamese = mapValue(definition, inLocale(value, 'vi'), 'vi', mediaOf)
    const english = mapTranslation(definition, inLocale(value, 'en'), mediaOf)
    const older = definition.localised === 'vn'
    record[field] = older ? (english ?? vietnamese) : vietnamese
    record[`${field}_${definition.localised}`] = older ? vietnamese : english
  }
  for (const [relation, { many, ...rest }] of Object.entries(relations)) {
    if (rest.via === undefined) {
      record[relation] = many ? idsOf(document[relation]) : idOrNull(document[relation])
    }
  }
  if (isBeforeDate(record.published_at, Date.now() + clockSkewMs)) record.state = 'inactive'
  record.createdAt = textOr(document.createdAt, '')
  record.updatedAt = textOr(document.updatedAt, '')
  return record
}

/** A global as the single record of its kind; null while it was never saved. */
export function mapGlobal(name: string, document: PlainObject, mediaOf: MediaLookup): Row[] {
  if (typeof document.createdAt !== 'string') return []
  return [mapDocument(name, document, mediaOf)]
}

function mapTranslation(definition: Field, value: unknown, mediaOf: MediaLookup): unknown {
  return mapValue({ ...definition, required: undefined }, value, 'en', mediaOf)
}

const hasContent = (value: unknown): boolean =>
  isPlainObject(value) && Object.values(value).some((part) => part)

function mapValue(
  { type, required, values }: Omit<Field, 'required'> & { required?: true | undefined },
  value: unknown,
  locale: 'vi' | 'en',
  mediaOf: MediaLookup,
): unknown {
  switch (type) {
    case 'text': {
      const text = required ? textOr(value, '') : textOrNull(value)
      return text === null ? null : (values?.[text] ?? text)
    }
    case 'date':
      return textOrNull(value)
    case 'richtext':
      return richTextToHtml(value, locale, mediaOf)
    case 'integer':
    case 'decimal':
      return required ? numberOr(value, 0) : numberOrNull(value)
    case 'boolean':
      return value === true
    case 'json':
      // A Payload of the previous release does not have every list.
      return required || hasContent(value) ? (value ?? []) : null
  }
}

export function mediaIn(model: ReadModel): MediaLookup {
  return (id) => model.table('media').byId(id) as MediaRecord | null
}

function byPath(rows: readonly MediaRecord[]): Map<string, MediaRecord> {
  const pictures = new Map<string, MediaRecord>()
  for (const media of rows) {
    const files = Object.values(media.formats)
    for (const { url } of [media, ...files]) if (!pictures.has(url)) pictures.set(url, media)
  }
  return pictures
}

/** Matches the address of any size, with or without the shop's origin. */
export function picturesBySource(model: ReadModel, shopUrl: string): PictureBySource {
  const { origin } = new URL(shopUrl)
  const table = model.table('media')
  return (src) => {
    if (src.trim() === '' || !URL.canParse(src, origin)) return null
    const url = new URL(src, origin)
    if (url.origin !== origin) return null
    const known = table.memo('by path', () => byPath(table.rows() as readonly MediaRecord[]))
    return known.get(url.pathname) ?? null
  }
}
