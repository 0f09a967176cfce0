import type { PlainObject } from '../../content/plain-values.ts'
import { contentDefinition } from '../../content/shapes.ts'

/** The named fields of a document: `vi` has the Vietnamese words and all that has no language. */
export interface BothLanguages {
  vi: PlainObject
  en: PlainObject
}

/**
 * The flat attributes of the contract as Payload keeps them; the reverse of `mapDocument`. Only
 * what is there is written.
 * @param richText an editor's document of some HTML
 */
export function toDocument(
  name: string,
  values: PlainObject,
  richText: (html: string) => object | null,
): BothLanguages {
  const { fields, relations } = contentDefinition(name)
  const document: BothLanguages = { vi: {}, en: {} }
  for (const [field, { type, localised }] of Object.entries(fields)) {
    const put = (locale: keyof BothLanguages, attribute: string) => {
      const value = values[attribute]
      if (value === undefined) return
      const html = type === 'richtext' && typeof value === 'string'
      document[locale][field] = html ? richText(value) : value
    }
    const older = localised === 'vn'
    put(older ? 'en' : 'vi', field)
    if (localised) put(older ? 'vi' : 'en', `${field}_${localised}`)
  }
  for (const relation of Object.keys(relations)) {
    if (values[relation] !== undefined) document.vi[relation] = values[relation]
  }
  return document
}
