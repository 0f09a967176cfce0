import type { CollectionBeforeOperationHook } from 'payload'
import { isEditor } from '../access/rules'

const greatest = 500
/** For editors who ask for related documents, which multiply the size of an answer. */
const greatestWithRelated = 100
const lists = new Set<string>(['read', 'readDistinct', 'findVersions'])

interface ManyArgs {
  limit?: unknown
  pagination?: unknown
  depth?: unknown
  id?: unknown
}

function capped({ limit, pagination }: ManyArgs, most: number): number | undefined {
  if (limit === undefined || limit === null) return pagination === false ? most : undefined
  return typeof limit === 'number' && limit > 0 && limit <= most ? limit : most
}

/** Limits a response over HTTP. Payload's own look-ups carry `currentDepth` and are exempt. */
export const capLimit: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI === 'local') return args
  if ('currentDepth' in args && args.currentDepth) return args
  const many = args as ManyArgs
  if (many.id !== undefined) return args
  if (!lists.has(operation)) return 'where' in args ? { ...args, depth: 0 } : args
  const isLarge = isEditor(req) && many.depth !== 0
  const limit = capped(many, isLarge ? greatestWithRelated : greatest)
  return limit === undefined ? args : { ...args, limit }
}
