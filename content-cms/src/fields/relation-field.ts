import type { CollectionSlug, RelationshipField } from 'payload'
import type { Label } from '../labels/label'

export const relationsField = (
  name: string,
  relationTo: CollectionSlug,
  text: Label,
): RelationshipField => ({ name, type: 'relationship', relationTo, hasMany: true, label: text })
