import type { CollectionSlug, RelationshipField } from 'payload'
import { relationship } from 'payload/shared'
import type { Label } from '../labels/label'
import { existIn, isNewValue } from './existing-relation'

export const relationsField = (
  name: string,
  relationTo: CollectionSlug,
  text: Label,
): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  hasMany: true,
  label: text,
  validate: async (value: unknown, options) => {
    const verdict = await relationship(value as never, options as never)
    if (verdict !== true || !isNewValue(value, options)) return verdict
    return existIn(options.req, relationTo, value)
  },
})
