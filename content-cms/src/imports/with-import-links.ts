import type { CollectionConfig } from 'payload'
import { kinds } from './kinds'

export function withImportLinks(collection: CollectionConfig): CollectionConfig {
  const { admin, slug } = collection
  if (!Object.values(kinds).some((kind) => kind.collection === slug)) return collection
  const beforeListTable = ['/imports/import-links#ImportLinks']
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, beforeListTable } },
  }
}
