import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { type Fields, isIdList, isPlainObject } from './both-languages'

/** Records that a relation gets and loses, whatever it holds when the change is made. */
type RelationChange = { connect: number[]; disconnect: number[] }
export type RelationChanges = Record<string, RelationChange>

type Relation = Extract<FlattenedField, { type: 'relationship' | 'upload' }>

const isRelation = (field: FlattenedField): field is Relation =>
  field.type === 'relationship' || field.type === 'upload'

/**
 * Reads `{categories: {connect: [1], disconnect: [2]}}`; fields the collection does not have are left out.
 * @returns the changes, or the names of those that are malformed
 */
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

/** The named relations after a change; the caller holds the document meanwhile. */
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
    // A single place is taken by the one that comes last.
    const isList = fields.some((field) => field.name === name && field.hasMany)
    return [name, isList ? ids : (ids.at(-1) ?? null)]
  })
  return Object.fromEntries(after)
}
