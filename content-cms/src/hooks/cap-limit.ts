import type { CollectionBeforeOperationHook } from 'payload'

const greatest = 500
const lists = new Set<string>(['read', 'readDistinct', 'findVersions'])

function capped(limit: unknown, pagination: unknown): number | undefined {
  if (limit === undefined || limit === null) return pagination === false ? greatest : undefined
  return typeof limit === 'number' && limit > 0 && limit <= greatest ? limit : greatest
}

/**
 * Limits a response over HTTP to 500 documents, also with `limit=0` or `pagination=false`.
 * Payload's own look-ups of related documents carry `currentDepth` and are exempt.
 */
export const capLimit: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI === 'local' || !lists.has(operation)) return args
  if ('currentDepth' in args && args.currentDepth) return args
  const list = args as { limit?: unknown; pagination?: unknown; id?: unknown }
  if (list.id !== undefined) return args
  const limit = capped(list.limit, list.pagination)
  return limit === undefined ? args : { ...args, limit }
}
