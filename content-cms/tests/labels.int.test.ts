import config from '@payload-config'
import { getTranslation } from '@payloadcms/translations'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'

/** Fields that Payload adds and translates itself. */
const builtIn = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'email',
  'password',
  'hash',
  'salt',
  'sessions',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'loginAttempts',
  'lockUntil',
  'username',
  'resetPasswordRequestedAt',
  'hasAPIKey',
  'enableAPIKey',
  'apiKey',
  'apiKeyIndex',
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'sizes',
])

const inBoth = expect.objectContaining({ vi: expect.any(String), en: expect.any(String) })

/** Both translations, also of a function. */
const spoken = (text: unknown) =>
  Object.fromEntries(
    ['vi', 'en'].map((language) => [
      language,
      getTranslation(text as string, { language } as never),
    ]),
  )

type Named = { path: string; label: unknown }

function labelsOf(fields: Field[], path: string): Named[] {
  return fields.flatMap((field) => {
    if ('name' in field && builtIn.has(field.name)) return []
    const own =
      'name' in field && field.name ? [{ path: `${path}.${field.name}`, label: field.label }] : []
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => [
        { path: `${path} tab`, label: tab.label },
        ...labelsOf(tab.fields, path),
      ])
    }
    if (field.type === 'select') {
      const options = field.options.map((option) => ({
        path: `${path}.${field.name} option`,
        label: typeof option === 'string' ? option : option.label,
      }))
      return [...own, ...options]
    }
    return 'fields' in field ? [...own, ...labelsOf(field.fields, path)] : own
  })
}

const { collections, globals } = await config
const own = collections.filter(({ slug }) => !slug.startsWith('payload-'))

describe('labels of the admin', () => {
  it.each(own.map((collection) => ({ slug: collection.slug, collection })))(
    '$slug has them in Vietnamese and English',
    ({ collection }) => {
      const { singular, plural } = collection.labels
      expect({ singular: spoken(singular), plural: spoken(plural) }).toEqual({
        singular: inBoth,
        plural: inBoth,
      })
      expect(collection.admin.group).toEqual(inBoth)
      const named = labelsOf(collection.fields, collection.slug)
      expect(named.length).toBeGreaterThan(0)
      for (const { path, label } of named) expect(label, path).toEqual(inBoth)
    },
  )

  it.each(globals.map((global) => ({ slug: global.slug, global })))('$slug too', ({ global }) => {
    expect(global.label).toEqual(inBoth)
    for (const { path, label } of labelsOf(global.fields, global.slug)) {
      expect(label, path).toEqual(inBoth)
    }
  })
})
