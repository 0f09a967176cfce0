import { isSlug } from '@nas/domain/text'
import * as v from 'valibot'
import type { Field } from '../../content/schema-types.ts'

const longestWords = 20_000
/** Articles, before they are cleaned. */
const longestHtml = 500_000
/** What an index of the database and an address can hold. */
const longestSlug = 200
/** What an integer of the databases can hold. */
const largestNumber = 2_147_483_647

const slug = v.pipe(
  v.string('malformed'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(longestSlug, 'too_long'),
  v.check((text) => text === '' || isSlug(text), 'slug_invalid'),
)

const words = v.pipe(
  v.string('malformed'),
  v.transform((text) => text.normalize('NFC').trim()),
  v.maxLength(longestWords, 'too_long'),
)

const isoDate = /^\d{4}-\d{2}-\d{2}($|T)/

const date = v.pipe(
  v.string('malformed'),
  v.check((text) => isoDate.test(text) && !Number.isNaN(Date.parse(text)), 'malformed'),
  v.transform((text) => new Date(text).toISOString()),
)

/** What a body may hold for an attribute; `null` empties it unless it is needed. */
export function attributeSchema(name: string, field: Field, needed: boolean): v.GenericSchema {
  if (name === 'slug') return slug
  const kind = kindSchema(field)
  if (!needed) return v.nullable(kind)
  return field.type === 'text' ? v.pipe(kind as typeof words, v.nonEmpty('required')) : kind
}

function kindSchema({ type, choices, least }: Field): v.GenericSchema {
  switch (type) {
    case 'text':
      return choices ? v.picklist(choices, 'malformed') : words
    case 'richtext':
      return v.pipe(v.string('malformed'), v.maxLength(longestHtml, 'too_long'))
    case 'date':
      return date
    case 'boolean':
      return v.boolean('malformed')
    case 'integer':
      return v.pipe(wholeNumber, v.minValue(least ?? -largestNumber, 'too_small'))
    case 'decimal':
      return v.pipe(v.number('malformed'), v.finite('malformed'))
    case 'json':
      return v.record(v.string(), v.unknown())
  }
}

const wholeNumber = v.pipe(
  v.number('malformed'),
  v.safeInteger('malformed'),
  v.maxValue(largestNumber, 'too_large'),
)
