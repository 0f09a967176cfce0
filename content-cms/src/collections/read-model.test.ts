import type { Field as PayloadField } from 'payload'
import { describe, expect, it } from 'vitest'
import type { Field, ResourceDefinition } from '../../../src/content/fields.ts'
import { collections as readCollections } from '../../../src/content/schema.ts'
import { singles } from '../../../src/content/singles.ts'
import { collections, globals } from './all'

/** Personal data, accounts, the feed, emails and counted searches: never in the read model. */
const notRead = new Set([
  'emails',
  'films',
  'plans',
  'reviews',
  'distributors',
  'supports',
  'users',
  'clients',
  'publications',
  'searches',
  'missing-pages',
])
/** Shipped with the product; editors cannot change them. */
const notWritten = new Set(['provinces', 'districts', 'wards', 'provinces-2025', 'wards-2025'])
/** Properties of a stored file; `mapMedia` reads them from Payload's own fields. */
const fileFacts = new Set([
  'name',
  'width',
  'height',
  'formats',
  'hash',
  'ext',
  'mime',
  'size',
  'url',
])
const wireNames: Readonly<Record<string, string>> = { alt: 'alternativeText' }
/** Fields of the admin, which the wire format does not have. */
const internal = new Set([
  'searchText',
  'incomplete',
  'price_confirmed',
  'picture_confirmed',
  'other_alt',
  'film_mp4',
  'film_webm',
  '_status',
])

const types: Partial<Record<PayloadField['type'], string>> = {
  text: 'text',
  textarea: 'text',
  email: 'text',
  select: 'text',
  richText: 'richtext',
  number: 'number',
  date: 'date',
  checkbox: 'boolean',
  group: 'json',
  json: 'json',
  array: 'json',
}

/** One line per field, so that a failure shows the field's name and the difference. */
type Description = Record<string, string>

const facts = (all: Record<string, unknown>): string =>
  Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? name : `${name} ${String(value)}`))
    .join(', ')

function written(slug: string, fields: readonly PayloadField[]): Description {
  const described: Description = {}
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) Object.assign(described, written(slug, tab.fields))
    } else if (field.type === 'row') {
      Object.assign(described, written(slug, field.fields))
    } else if ('name' in field && field.type !== 'ui' && !internal.has(field.name)) {
      described[wireNames[field.name] ?? field.name] = describeWritten(field)
    }
  }
  return described
}

function describeWritten(field: PayloadField): string {
  if (field.type === 'relationship' || field.type === 'upload') {
    return facts({ of: field.relationTo, many: field.hasMany === true })
  }
  const isNumber = field.type === 'number'
  return facts({
    type: types[field.type] ?? `unknown to the read model: ${field.type}`,
    localised: 'localized' in field && field.localized === true,
    // A number with a default value is shown as 0 after an editor empties it; a list is never null.
    required:
      ('required' in field && field.required) ||
      (isNumber && 'defaultValue' in field) ||
      field.type === 'array',
    choices:
      field.type === 'select'
        ? field.options.map((option) => (typeof option === 'string' ? option : option.value))
        : undefined,
    least: isNumber ? field.min : undefined,
    most: isNumber ? field.max : undefined,
  })
}

function read({ fields, relations }: ResourceDefinition): Description {
  const stored = Object.entries(relations).filter(([, { via }]) => via === undefined)
  const written = Object.entries(fields).filter(([, { derived }]) => !derived)
  return {
    ...Object.fromEntries(written.map(([name, one]) => [name, describeRead(one)])),
    ...Object.fromEntries(
      stored.map(([name, { target, many }]) => [name, facts({ of: target, many })]),
    ),
  }
}

function describeRead({ type, localised, required, values, choices, least, most }: Field): string {
  return facts({
    type: type === 'integer' || type === 'decimal' ? 'number' : type,
    localised: localised !== undefined,
    required,
    choices: choices ?? (values && Object.keys(values)),
    least,
    most,
  })
}

const definitions: Readonly<Record<string, ResourceDefinition>> = { ...readCollections, ...singles }
const definitionOf = (slug: string): ResourceDefinition =>
  definitions[slug] ?? { fields: {}, relations: {} }
const published = collections.filter(({ slug }) => !notRead.has(slug))

describe('Payload’s configuration and the read model', () => {
  it('have the same collections and globals', () => {
    const expected = Object.keys(readCollections).filter((name) => !notWritten.has(name))
    expect(published.map(({ slug }) => slug).sort()).toEqual(expected.sort())
    expect(globals.map(({ slug }) => slug).sort()).toEqual(Object.keys(singles).sort())
  })

  it.each([...published, ...globals].map(({ slug, fields }) => ({ slug, fields })))(
    'agree on every field of $slug',
    ({ slug, fields }) => {
      const expected = Object.entries(read(definitionOf(slug))).filter(
        ([name]) => slug !== 'media' || !fileFacts.has(name),
      )
      expect(written(slug, fields)).toEqual(Object.fromEntries(expected))
    },
  )

  it.each(published.map(({ slug, fields }) => ({ slug, fields })))(
    'agree on whether $slug can be hidden',
    ({ slug, fields }) => {
      expect('state' in written(slug, fields)).toBe(definitionOf(slug).hasState === true)
    },
  )
})
