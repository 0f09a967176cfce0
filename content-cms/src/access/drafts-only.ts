import { type CollectionBeforeOperationHook, Forbidden } from 'payload'
import { isContributor } from './rules'

interface Write {
  draft?: boolean
  data?: { _status?: unknown; deletedAt?: unknown } | null
  overrideAccess?: boolean
}

const updates: readonly string[] = ['update', 'restoreVersion']

/**
 * In a collection with drafts a contributor neither publishes, hides nor trashes a document: a new
 * one is a draft, and a change that would reach the stored row is rejected. @throws Forbidden
 */
export const draftsOnly: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { draft, data, overrideAccess } = args as Write
  const isWrite = operation === 'create' || updates.includes(operation)
  if (!isWrite || overrideAccess || !isContributor(req)) return args
  const isDraft = operation === 'create' || draft === true
  if (!isDraft || data?._status === 'published' || data?.deletedAt) throw new Forbidden(req.t)
  return { ...args, draft: true }
}
