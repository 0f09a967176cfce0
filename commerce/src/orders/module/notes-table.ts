import { generateEntityId } from '@medusajs/framework/utils'
import type { ParsedOf } from '@nas/contract/operation'
import type { noteFields } from '@nas/contract/order-fields'
import type { noteOrder } from '@nas/contract/order-notes/operations'
import { joined, type Sql, sql } from '@nas/query/sql'
import { auditedSql, auditParts } from '../../audit-log/module/audit-part'
import { SqlService } from '../../platform/database/sql-service'
import type { RowOf } from '../../platform/database/stored-fields'
import type { OrderRecordRow } from './rows'

export type NoteRow = RowOf<typeof noteFields> & { id: string; record_id: string; author: string }

export interface NewNote extends Omit<ParsedOf<typeof noteOrder>, 'order'> {
  author: string
}

export interface MentionRow {
  order: number
  code: string
  words: string
  author: string
  at: Date
}

/** Most mentions that one person is shown. */
const maxShown = 20

export class NotesTable extends SqlService {
  /** Adds a note; a call also sets the order's latest result and when to call again. */
  async add({ id, display_id, call: before }: OrderRecordRow, note: NewNote): Promise<void> {
    const { words, call, call_at, mentions, author } = note
    const unread = [...new Set(mentions)].filter((mentioned) => mentioned !== author)
    const added = sql`changed as (
      insert into order_note (id, record_id, words, call, call_at, author, unread)
      values (${generateEntityId(undefined, 'ordnote')}, ${id}, ${words ?? ''}, ${call}, ${call_at},
        ${author}, ${unread}::text[]) returning record_id)`
    const audit = auditParts('changed', {
      kind: 'order',
      subject: String(display_id),
      before: { call: before },
      after: { note: 'changed', call: call ?? before },
    })
    await this.rows(sql`
      with ${joined([added, ...audit])}
      update order_record set note_count = coalesce(note_count, 0) + 1,
        call = coalesce(${call}, call),
        call_at = case when ${call}::text is null then call_at else ${call_at}::timestamptz end
      from changed where id = record_id returning id`)
  }

  /** Oldest first. */
  of(recordIds: string[]): Promise<NoteRow[]> {
    return this.rows<NoteRow>(sql`
      select id, record_id, words, call, call_at, author, created_at from order_note
      where record_id = any(${recordIds}) and deleted_at is null order by created_at, id`)
  }

  /** Notes about all orders of this phone, newest first. */
  ofPhone(phone: string, limit: number): Promise<(NoteRow & { order: number; code: string })[]> {
    return this.rows(sql`
      select r.display_id as order, r.code, n.id, n.record_id, n.words, n.call, n.call_at, n.author,
        n.created_at
      from order_record r join order_note n on n.record_id = r.id
      where r.phone = ${phone} and r.deleted_at is null and n.deleted_at is null
      order by n.created_at desc, n.id desc limit ${limit}`)
  }

  /** @param name name of the person for the audit log */
  async assign(number: number, assignee: string | null, name: string | null): Promise<void> {
    const changed = sql`
      update order_record set assignee = ${assignee} where display_id = ${number}
        and assignee is distinct from ${assignee} and deleted_at is null returning display_id`
    const change = { kind: 'order', subject: String(number) } as const
    await this.rows(auditedSql(changed, { ...change, before: {}, after: { assignee: name } }))
  }

  /** The newest unread mentions of this person. */
  mentionsOf(staff: string): Promise<MentionRow[]> {
    return this.rows<MentionRow>(sql`
      select r.display_id as order, r.code, n.words, n.author, n.created_at as at
      from order_note n join order_record r on r.id = n.record_id
      where n.unread @> array[${staff}]::text[] and n.unread <> '{}' and n.deleted_at is null
      order by n.created_at desc limit ${maxShown}`)
  }

  async readMentions(number: number, staff: string): Promise<void> {
    await this.rows(sql`
      update order_note set unread = array_remove(unread, ${staff}), updated_at = now()
      where unread @> array[${staff}]::text[] and unread <> '{}'
        and record_id = (select id from order_record where display_id = ${number})`)
  }
}

/** Deletes the notes about these orders. */
export const deleteNotesSql = (recordIds: string[]): Sql =>
  sql`delete from order_note where record_id = any(${recordIds})`
