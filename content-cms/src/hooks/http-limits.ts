import type { AfterErrorHook, CollectionBeforeOperationHook } from 'payload'
import { isEditor } from '../access/rules'
import { label, messageFor } from '../labels'

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

const message = label(
  'Nội dung có ký tự hoặc con số không lưu được.',
  'The input has a character or a number that cannot be stored.',
)

/** Class 22 of PostgreSQL, "data exception": NUL in a text, a number beyond its type. */
const dataException = /^22/

function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && dataException.test(code)) || isUnstorable(error.cause)
}

/** Answers 400 to input that PostgreSQL cannot store, which Payload does not check. */
export const answerUnstorable: AfterErrorHook = ({ error, req }) =>
  isUnstorable(error)
    ? { status: 400, response: { errors: [{ message: messageFor(req, message) }] } }
    : undefined
