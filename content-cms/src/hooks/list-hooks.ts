import { normaliseText } from '@nas/domain/text'
import type { CollectionBeforeOperationHook, Where } from 'payload'
import { isEditor } from '../access/rules'
import { searchText } from '../fields/list-fields'

/** Payload's search boxes and pickers ask `like` of the title. */
function folded(where: Where, title: string, column: string): Where {
  const parts = Object.entries(where).map(([name, part]) => {
    if (Array.isArray(part)) return [name, part.map((one) => folded(one, title, column))]
    const { like, ...others } = Object(part)
    if (typeof like !== 'string' || !(name === title || name.endsWith(searchText)))
      return [name, part]
    return [name === title ? column : name, { ...others, like: normaliseText(like) }]
  })
  return Object.fromEntries(parts)
}

export const foldSearch =
  (title: string, column = searchText): CollectionBeforeOperationHook =>
  ({ args }) =>
    'where' in args && args.where ? { ...args, where: folded(args.where, title, column) } : args

/** The same in the view of a folder, which finds its pictures and folders by a join. */
export const foldJoinedSearch: CollectionBeforeOperationHook = ({ args }) => {
  const { joins } = args as { joins?: Record<string, { where?: Where }> | false }
  for (const join of Object.values(joins || {})) {
    if (join.where) join.where = folded(join.where, 'name', searchText)
  }
  return args
}

/**
 * Lists and pickers of Payload's admin show Vietnamese texts, which every document has; for an
 * untranslated one Payload would show its number. Only its lists ask for locks, and only its pickers
 * override the method.
 */
export const listInVietnamese: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isList = 'includeLockStatus' in args && args.includeLockStatus && !('id' in args)
  const isPicker = req.headers?.get('x-payload-http-method-override') === 'GET'
  if (operation === 'read' && (isList || isPicker) && isEditor(req)) req.locale = 'vi'
  return args
}
