import { joined, raw, type Sql, sql } from '@nas/query/sql'
import { equalities, insertSql } from '../../platform/database/run-sql'
import { hasVersionSql, nextVersion } from '../../platform/database/version'
import { amountColumns } from './record-sql'
import type { NewOrderRecord, OrderRecordRow } from './rows'

export interface EditedReceiver {
  name: string
  phone: string
  email: string | null
  address: string
  province: string
  district: string
  ward: string | null
  note: string | null
}

/** The stored parts of an order that an edit may change. */
export interface EditedParts extends EditedReceiver {
  items: { name: string; quantity: number }[]
  /** Code of the order that the missing pieces were moved to. */
  split_to?: string
  /** Code of the order that the pieces came from. */
  split_from?: string
  /** Code of the order that further pieces came from. */
  merged_from?: string
}

export interface EditRow {
  id: string
  author: string
  before: EditedParts
  after: EditedParts
  created_at: Date
}

/** Changes the record if it has this version; returns its id. */
export const editedRecordSql = (
  { id, state }: Pick<OrderRecordRow, 'id' | 'state'>,
  version: string,
  columns: Partial<NewOrderRecord>,
): Sql => sql`
  update order_record set
    ${joined([...equalities({ ...columns, ...amountColumns(columns) }), raw(nextVersion)])}
  where id = ${id} and state = ${state} and ${hasVersionSql(version)} and deleted_at is null
  returning id`

/** Locks the record until the transaction ends, if it has this version; returns its id. */
export const lockedVersionSql = (
  { id, state }: Pick<OrderRecordRow, 'id' | 'state'>,
  version: string,
): Sql => sql`
  select id from order_record
  where id = ${id} and state = ${state} and ${hasVersionSql(version)} and deleted_at is null
  for update`

export const noteEditSql = (edit: {
  id: string
  record_id: string
  author: string
  before: EditedParts
  after: EditedParts
}): Sql =>
  insertSql('order_edit', {
    ...edit,
    before: JSON.stringify(edit.before),
    after: JSON.stringify(edit.after),
  })

/** Newest first. */
export const editsOfSql = (recordId: string): Sql => sql`
  select id, author, before, after, created_at from order_edit
  where record_id = ${recordId} and deleted_at is null order by created_at desc, id`

export const deleteEditsSql = (recordIds: string[]): Sql =>
  sql`delete from order_edit where record_id = any(${recordIds})`
