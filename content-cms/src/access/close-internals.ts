import type { Access, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { isEditor } from './is-editor'

const operations = ['create', 'read', 'update', 'delete'] as const

function editorsThen(inner: Access | undefined): Access {
  return (args) => {
    if (!isEditor(args.req)) return false
    return inner ? inner(args) : true
  }
}

function closed(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  for (const operation of operations) {
    collection.access[operation] = editorsThen(collection.access[operation])
  }
  return collection
}

/**
 * Payload adds collections of its own (locks, preferences, migrations) that any signed-in account,
 * the machine included, may write. They are for editors.
 */
export async function closeInternals(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const ready = await config
  for (const collection of ready.collections) {
    if (collection.slug.startsWith('payload-')) closed(collection)
  }
  return ready
}
