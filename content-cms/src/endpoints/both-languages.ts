import type { FlattenedField } from 'payload'
import type { Problem } from './problems'

type Kind = FlattenedField['type']

const nul = String.fromCharCode(0)
/** PostgreSQL's integer, the type of every id, ends here. */
const largestId = 2_147_483_647

const isText = (value: unknown) => typeof value === 'string' && !value.includes(nul)
const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value)
export const isId = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= largestId

/** Whether the value is what a relation to many may hold. */
export const isIdList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(isId)

const kinds: Partial<Record<Kind, (value: unknown) => boolean>> = {
  text: isText,
  textarea: isText,
  select: isText,
  date: isText,
  number: Number.isFinite,
  checkbox: (value) => typeof value === 'boolean',
  richText: (value) => isObject(value) && !JSON.stringify(value).includes('\\u0000'),
}

/**
 * Whether the value is of the field's kind, so that the database can hold it. What the field
 * itself demands is left to its own rules. `null` empties a field.
 */
function fitsField(field: FlattenedField, value: unknown): boolean {
  if (value === null) return true
  if (field.type !== 'relationship' && field.type !== 'upload') {
    return kinds[field.type]?.(value) ?? false
  }
  return field.hasMany ? isIdList(value) : isId(value)
}

export type Fields = Record<string, unknown>

/**
 * The named fields of a document: `vi` has the Vietnamese text and all that has no language. A
 * change may say which version it was made from, by the moment of that version.
 */
export type BothLanguages = { vi: Fields; en: Fields; updatedAt?: string }

/** Made by the application, never taken from a body. */
const own = new Set(['id', '_status', 'createdAt', 'updatedAt', 'searchText'])

export const isPlainObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const invalid = (path: string, locale?: string): Problem => ({
  path,
  code: 'invalid',
  message: 'This value is not of its kind',
  locale,
})

/**
 * Reads `{vi, en, updatedAt}`. Fields the collection does not have are left out, like text without a language
 * under `en`.
 * @returns the fields, or what is wrong with them
 */
export function readBothLanguages(
  body: unknown,
  fields: FlattenedField[],
): BothLanguages | Problem[] {
  if (!isPlainObject(body)) return [invalid('')]
  const problems: Problem[] = []
  const read = (locale: 'vi' | 'en'): Fields => {
    const given = body[locale] ?? {}
    if (!isPlainObject(given)) {
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
  const { updatedAt } = body
  const isMoment = typeof updatedAt === 'string' && !Number.isNaN(Date.parse(updatedAt))
  if (updatedAt !== undefined && !isMoment) problems.push(invalid('updatedAt'))
  const both = { vi: read('vi'), en: read('en'), ...(isMoment && { updatedAt }) }
  return problems.length > 0 ? problems : both
}
