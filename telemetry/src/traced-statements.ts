import type { EventEmitter } from 'node:events'
import { beginStep, type EndStep, isInTrace } from './tracing.ts'
import { withoutValues } from './without-values.ts'

/** A pool as Knex has it: it tells of each statement when it begins and when it has ended. */
type Pool = Pick<EventEmitter, 'on'>

interface Statement {
  sql: string
  __knexQueryUid: string
}

/** Statements of a pool as steps of the trace that they are for, without what stands in them as values. */
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
