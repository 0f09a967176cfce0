import type { FlattenedField } from 'payload'
import { fitsField } from './fitting-value'
import type { Problem } from './problems'

export type Fields = Record<string, unknown>

/** The named fields of a document: `vi` has the Vietnamese words and all that has no language. */
export type BothLanguages = { vi: Fields; en: Fields }

/** Made by the application, never taken from a body. */
const own = new Set(['id', '_status', 'createdAt', 'updatedAt', 'searchText'])

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const invalid = (path: string, locale?: string): Problem => ({
  path,
  code: 'invalid',
  message: 'This value is not of its kind',
  locale,
})

/**
 * Reads `{vi, en}`. Fields the collection does not have are left out, like words without a language
 * under `en`.
 * @returns the fields, or what is wrong with them
 */
export function readBothLanguages(
  body: unknown,
  fields: FlattenedField[],
): BothLanguages | Problem[] {
  if (!isObject(body)) return [invalid('')]
  const problems: Problem[] = []
  const read = (locale: 'vi' | 'en'): Fields => {
    const given = body[locale] ?? {}
    if (!isObject(given)) {
      problems.push(invalid('', locale))
      return {}
    }
    const named = fields.filter(({ name, ...field }) => {
      const known = Object.hasOwn(given, name) && given[name] !== undefined && !own.has(name)
      return known && (locale === 'vi' || ('localized' in field && field.localized))
    })
    const wrong = named.filter((field) => !fitsField(field, given[field.name]))
    problems.push(...wrong.map(({ name }) => invalid(name, locale)))
    return Object.fromEntries(named.map(({ name }) => [name, given[name]]))
  }
  const both = { vi: read('vi'), en: read('en') }
  return problems.length > 0 ? problems : both
}
