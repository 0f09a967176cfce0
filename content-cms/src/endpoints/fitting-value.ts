import type { FlattenedField } from 'payload'

type Kind = FlattenedField['type']

const nul = String.fromCharCode(0)
/** PostgreSQL's integer, the type of every id, ends here. */
const largestId = 2_147_483_647

const isText = (value: unknown) => typeof value === 'string' && !value.includes(nul)
const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value)
const isId = (value: unknown) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= largestId

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
export function fitsField(field: FlattenedField, value: unknown): boolean {
  if (value === null) return true
  if (field.type !== 'relationship' && field.type !== 'upload') {
    return kinds[field.type]?.(value) ?? false
  }
  return field.hasMany ? Array.isArray(value) && value.every(isId) : isId(value)
}
