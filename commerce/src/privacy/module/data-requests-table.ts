import { generateEntityId } from '@medusajs/framework/utils'
import type { DataRequestKind, DataRequestSource } from '@nas/contract/data-requests/fields'
import { type Sql, sql } from '@nas/query/sql'
import { auditedSql } from '../../audit-log/module/audit-part'
import { insertSql } from '../../platform/database/run-sql'
import { SqlService } from '../../platform/database/sql-service'

/** Months for which requests are kept (ADR 0062). */
const keptMonths = 24

export interface NewDataRequest {
  kind: DataRequestKind
  source: DataRequestSource
  received_at: Date
  due_at: Date
  /** The account of a member, or the record of a guest's order. */
  subject?: string
  /** Set for a request that is answered at once. */
  answered_at?: Date
  contact?: string
  note?: string | null
  author?: string
}

/** A subject has one open request of a kind: further ones have no effect. */
export function addRequestSql(request: NewDataRequest): Sql {
  const id = generateEntityId(undefined, 'datareq')
  const added = sql`
    ${insertSql('data_request', { id, ...request })}
    on conflict (kind, subject) where answered_at is null and deleted_at is null do nothing
    returning id`
  const after = { request: request.kind }
  return auditedSql(added, { kind: 'data-request', subject: id, before: {}, after })
}

/** Answers the open requests of these accounts and orders, and removes their subjects. */
export const answerRequestsSql = (subjects: string[]): Sql => sql`
  update data_request set answered_at = now(), subject = null, updated_at = now()
  where subject = any(${subjects}) and answered_at is null`

export class DataRequestsTable extends SqlService {
  /** @returns false when the request does not exist or is answered */
  answer(id: string, answer: string, by: string): Promise<boolean> {
    const answered = sql`
      update data_request set answered_at = now(), answered_by = ${by}, answer = ${answer},
        subject = null, updated_at = now()
      where id = ${id} and answered_at is null and deleted_at is null returning id`
    const after = { state: 'answered' }
    return this.hasRow(
      auditedSql(answered, { kind: 'data-request', subject: id, before: {}, after }),
    )
  }

  exists(id: string): Promise<boolean> {
    return this.hasRow(sql`select id from data_request where id = ${id} and deleted_at is null`)
  }

  /** @returns the number of deleted requests */
  deleteAged(): Promise<number> {
    return this.rowCount(sql`
      delete from data_request where received_at < now() - make_interval(months => ${keptMonths}::int)
      returning id`)
  }
}

export const dataRequestFigures = {
  nas_data_requests_overdue: {
    help: 'Requests about personal data without an answer after the legal deadline',
    sql: 'select count(*) from data_request where answered_at is null and due_at < now()',
  },
} as const
