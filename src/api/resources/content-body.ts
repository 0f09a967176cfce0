import { relation, relations } from '@nas/contract/content-writes'
import { largestNumber } from '@nas/contract/limits'
import { isBranchPhone } from '@nas/domain/contact'
import { isSlug } from '@nas/domain/text'
import * as v from 'valibot'
import type { Field } from '../../content/fields.ts'
import type { CollectionName } from '../../content/schema.ts'
import { contentDefinition } from '../../content/shapes.ts'

const longestText = 20_000
/** Maximum characters of articles before they are sanitised. */
const longestHtml = 500_000
/** Tags take time to convert; an article of 5,000 words has some 600. */
const maxTags = 5_000
/** Limit of a database index and of an address. */
const longestSlug = 200

const slug = v.pipe(
  v.string('malformed'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(longestSlug, 'too_long'),
  v.check((text) => text === '' || isSlug(text), 'slug_invalid'),
)

const textSchema = v.pipe(
  v.string('malformed'),
  v.transform((text) => text.normalize('NFC').trim()),
  v.maxLength(longestText, 'too_long'),
)

const isoDate = /^\d{4}-\d{2}-\d{2}($|T)/

const date = v.pipe(
  v.string('malformed'),
  v.check((text) => isoDate.test(text) && !Number.isNaN(Date.parse(text)), 'malformed'),
  v.transform((text) => new Date(text).toISOString()),
)

/** Valid values of an attribute; `null` empties it unless it is required. */
function attributeSchema(name: string, field: Field, needed: boolean): v.GenericSchema {
  if (name === 'slug') return slug
  const kind = kindSchema(field)
  if (!needed) return v.nullable(kind)
  return field.type === 'text' ? v.pipe(kind as typeof textSchema, v.nonEmpty('required')) : kind
}

const branchPhone = v.pipe(
  textSchema,
  v.check((text) => text === '' || isBranchPhone(text), 'phone_invalid'),
)

function kindSchema({ type, choices, format, least }: Field): v.GenericSchema {
  switch (type) {
    case 'text':
      if (format !== undefined) return branchPhone
      return choices ? v.picklist(choices, 'malformed') : textSchema
    case 'richtext':
      return v.pipe(
        v.string('malformed'),
        v.maxLength(longestHtml, 'too_long'),
        v.check((html) => html.split('<', maxTags + 2).length <= maxTags + 1, 'too_long'),
      )
    case 'date':
      return date
    case 'boolean':
      return v.boolean('malformed')
    case 'integer':
      return v.pipe(wholeNumber, v.minValue(least ?? -largestNumber, 'too_small'))
    case 'decimal':
      return v.pipe(v.number('malformed'), v.finite('malformed'))
    case 'json':
      return v.never('malformed')
  }
}

const wholeNumber = v.pipe(
  v.number('malformed'),
  v.safeInteger('malformed'),
  v.maxValue(largestNumber, 'too_large'),
)

export interface StaffRules {
  needed: readonly string[]
  /** Flags of one save, which are not attributes of the record. */
  confirmations?: readonly string[]
}

/** @param whole a new record, with all required attributes; a change may name its `updatedAt` */
export function bodySchema(
  name: CollectionName,
  { needed, confirmations = [] }: StaffRules,
  whole: boolean,
) {
  const { fields, relations: related } = contentDefinition(name)
  const entries: Record<string, v.GenericSchema> = {}
  for (const [field, definition] of Object.entries(fields)) {
    // Payload's admin alone writes them.
    if (definition.derived || definition.type === 'json') continue
    const must = needed.includes(field)
    const schema = attributeSchema(field, definition, must)
    entries[field] = must && whole ? schema : v.optional(schema)
    if (definition.localised) {
      entries[`${field}_${definition.localised}`] = v.optional(
        attributeSchema(`${field}_${definition.localised}`, definition, false),
      )
    }
  }
  for (const [key, { many, via }] of Object.entries(related)) {
    if (via === undefined) entries[key] = v.optional(many ? relations : relation)
  }
  for (const key of confirmations) entries[key] = v.optional(v.boolean('malformed'))
  if (!whole) entries.updatedAt = v.optional(date)
  return v.object(entries)
}
