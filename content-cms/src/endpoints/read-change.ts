import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { isMoment } from '../transaction'
import type { Problem } from './responses'

type Kind = FlattenedField['type']

const nul = String.fromCharCode(0)
/** Largest integer of PostgreSQL, the type of every id. */
const largestId = 2_147_483_647

const isText = (value: unknown) => typeof value === 'string' && !value.includes(nul)
const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value)
export const isId = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= largestId

const isIdList = (value: unknown): value is number[] => Array.isArray(value) && value.every(isId)

const kinds: Partial<Record<Kind, (value: unknown) => boolean>> = {
  text: isText,
  textarea: isText,
  select: isText,
  date: isText,
  number: Number.isFinite,
  checkbox: (value) => typeof value === 'boolean',
  richText: (value) => isObject(value) && !JSON.stringify(value).includes('\\u0000'),
}

/** Whether the database can store the value; the field's own rules run later. */
function fitsField(field: FlattenedField, value: unknown): boolean {
  if (value === null) return true
  if (field.type !== 'relationship' && field.type !== 'upload') {
    return kinds[field.type]?.(value) ?? false
  }
  return field.hasMany ? isIdList(value) : isId(value)
}

export type Fields = Record<string, unknown>

/** `vi` has the Vietnamese text and all fields without a language. */
export type BothLanguages = { vi: Fields; en: Fields; updatedAt?: string }

/** Fields that the application sets; ignored in a body. */
const own = new Set([
  'id',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'searchText',
  'incomplete',
])

export const isPlainObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const invalid = (path: string, locale?: string): Problem => ({
  path,
  code: 'invalid',
  message: 'This value is not of its kind',
  locale,
})

/** Ignores unknown fields, and fields without a language under `en`. */
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
  if (updatedAt !== undefined && !isMoment(updatedAt)) problems.push(invalid('updatedAt'))
  const both = { vi: read('vi'), en: read('en'), ...(isMoment(updatedAt) && { updatedAt }) }
  return problems.length > 0 ? problems : both
}

type RelationChange = { connect: number[]; disconnect: number[] }
export type RelationChanges = Record<string, RelationChange>

type Relation = Extract<FlattenedField, { type: 'relationship' | 'upload' }>

const isRelation = (field: FlattenedField): field is Relation =>
  field.type === 'relationship' || field.type === 'upload'

/** Reads `{categories: {connect: [1], disconnect: [2]}}`, or returns the malformed names. */
export function readRelationChanges(
  given: unknown,
  fields: FlattenedField[],
): RelationChanges | string[] {
  if (given === undefined) return {}
  if (!isPlainObject(given)) return ['relations']
  const named = fields.filter(({ name }) => Object.hasOwn(given, name))
  const isChange = (change: unknown) =>
    isPlainObject(change) && isIdList(change.connect) && isIdList(change.disconnect)
  const wrong = named.filter((field) => !isRelation(field) || !isChange(given[field.name]))
  if (wrong.length > 0) return wrong.map(({ name }) => name)
  return Object.fromEntries(named.map(({ name }) => [name, given[name] as RelationChange]))
}

const idsIn = (value: unknown): number[] => [value].flat().filter((id) => typeof id === 'number')

/** The named relations after the change. The caller must hold the document's lock. */
export async function changedRelations(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  changes: RelationChanges,
): Promise<Fields> {
  if (Object.keys(changes).length === 0) return {}
  const where = { id: { equals: id } }
  const stored = await req.payload.db.findOne<Fields & { id: number }>({ collection, req, where })
  const fields = req.payload.collections[collection].config.flattenedFields.filter(isRelation)
  const after = Object.entries(changes).map(([name, { connect, disconnect }]) => {
    const remaining = idsIn(stored?.[name]).filter((one) => !disconnect.includes(one))
    const ids = [...new Set([...remaining, ...connect])]
    // For a single relation the last id wins.
    const isList = fields.some((field) => field.name === name && field.hasMany)
    return [name, isList ? ids : (ids.at(-1) ?? null)]
  })
  return Object.fromEntries(after)
}
