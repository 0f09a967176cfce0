import type { Access, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { isEditor } from './rules'

const operations = ['create', 'read', 'update', 'delete'] as const

function editorsThen(inner: Access | undefined): Access {
  return (args) => {
    if (!isEditor(args.req)) return false
    return inner ? inner(args) : true
  }
}

function close(collection: SanitizedCollectionConfig): void {
  for (const operation of operations) {
    collection.access[operation] = editorsThen(collection.access[operation])
  }
  if (!collection.endpoints) return
  collection.endpoints = collection.endpoints.map((endpoint) => ({
    ...endpoint,
    handler: (req) =>
      isEditor(req) ? endpoint.handler(req) : Response.json({ errors: [] }, { status: 403 }),
  }))
}

/** By default every account may write Payload's own collections; here only editors may. */
export async function closeInternals(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const ready = await config
  for (const collection of ready.collections) {
    if (collection.slug.startsWith('payload-')) close(collection)
  }
  return ready
}
