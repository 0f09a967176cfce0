import type { EventEmitter } from 'node:events'
import { beginStep, type EndStep, isInTrace } from './tracing.ts'

/** Keeps quoted names, parameters and words (PostgreSQL, "Lexical Structure"). */
const tokens =
  /("(?:[^"]|"")*"|\$\d+)|[Ee]'(?:[^'\\]|''|\\[\s\S])*'|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\2\$|(\/\*[\s\S]*?\*\/|--[^\n]*)|([A-Za-z_]\w*)|\d+(?:\.\d+)?/g

/** The start of an unterminated literal or comment. */
const unread = /'|\$(?!\d)|\/\*/

const longest = 2000

/**
 * Some libraries write values, which may be personal, into the statement. A statement that cannot
 * be tokenised is reduced to its first word.
 */
export function withoutValues(sql: string): string {
  let isWhole = true
  let end = 0
  const text = sql.replace(
    tokens,
    (token, name?: string, _tag?: string, comment?: string, word?: string, at?: number) => {
      if (unread.test(sql.slice(end, at))) isWhole = false
      end = Number(at) + token.length
      if (comment !== undefined) return ''
      return name ?? word ?? '?'
    },
  )
  if (!isWhole || unread.test(sql.slice(end))) return sql.trim().split(/\W/, 1)[0] ?? ''
  return text.trim().slice(0, longest)
}

type Pool = Pick<EventEmitter, 'on'>

interface Statement {
  sql: string
  __knexQueryUid: string
}

/** Adds the statements of a pool as spans to their traces, without values. */
export function traceStatements(pool: Pool): void {
  const ends = new Map<string, EndStep>()
  const end = (statement: Statement, how: 'done' | 'failed') => {
    ends.get(statement.__knexQueryUid)?.(how)
    ends.delete(statement.__knexQueryUid)
  }
  pool.on('query', (statement: Statement) => {
    if (!isInTrace()) return
    const text = withoutValues(statement.sql)
    const [verb = 'SQL'] = text.trim().split(/\W/, 1)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    ends.set(statement.__knexQueryUid, beginStep(verb.toUpperCase(), attributes))
  })
  pool.on('query-response', (_rows: unknown, statement: Statement) => end(statement, 'done'))
  pool.on('query-error', (_error: unknown, statement: Statement) => end(statement, 'failed'))
}
