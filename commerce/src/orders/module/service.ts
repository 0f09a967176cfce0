import { type Dependencies, SqlService } from '../../platform/database/sql-service'
import { NotesTable } from './notes-table'
import { ProofsTable } from './proofs-table'
import type { OrderRecordRow, TransitionRow } from './rows'

/** Reads the records of orders; operations write them when they commit. */
export class ShopOrderService extends SqlService {
  readonly proofs: ProofsTable
  readonly notes: NotesTable

  constructor(dependencies: Dependencies) {
    super(dependencies)
    this.proofs = new ProofsTable(dependencies)
    this.notes = new NotesTable(dependencies)
  }

  /** The order with this number, if this customer owns it; null for staff. */
  find(displayId: number, customerId: string | null): Promise<OrderRecordRow | undefined> {
    const owned = customerId === null ? '' : ' and customer_id = ?'
    return this.first<OrderRecordRow>({
      sql: `select * from order_record where display_id = ? and deleted_at is null${owned}`,
      values: customerId === null ? [displayId] : [displayId, customerId],
    })
  }

  findById(id: string): Promise<OrderRecordRow | undefined> {
    const sql = 'select * from order_record where id = ? and deleted_at is null'
    return this.first<OrderRecordRow>({ sql, values: [id] })
  }

  /** @param orderId Medusa's id of the order */
  async isRecorded(orderId: string): Promise<boolean> {
    const sql = 'select id from order_record where order_id = ?'
    return (await this.rows({ sql, values: [orderId] })).length > 0
  }

  findByCode(code: string): Promise<OrderRecordRow | undefined> {
    const sql = 'select * from order_record where code = ? and deleted_at is null'
    return this.first<OrderRecordRow>({ sql, values: [code] })
  }

  codesOf(named: string[]): Promise<{ id: string; number: string; code: string }[]> {
    return this.rows({
      sql: `select id, display_id::text as number, code from order_record
            where id = any(?) or display_id::text = any(?)`,
      values: [named, named],
    })
  }

  /** The caller's order with this idempotency key; keys expire after a day. */
  findByKey(caller: string, key: string): Promise<OrderRecordRow | undefined> {
    return this.first<OrderRecordRow>({
      sql: `with freed as (
              update order_record set idempotency_key = null
              where caller = ? and idempotency_key = ? and created_at <= now() - interval '1 day')
            select * from order_record where caller = ? and idempotency_key = ?
            and created_at > now() - interval '1 day' and deleted_at is null`,
      values: [caller, key, caller, key],
    })
  }

  /** Every move of these records, oldest first. */
  async historyOf(recordIds: string[]): Promise<TransitionRow[]> {
    if (recordIds.length === 0) return []
    return this.rows<TransitionRow>({
      sql: `select id, record_id, from_state, to_state, actor, actor_id, reason, cause,
              created_at
            from order_transition where deleted_at is null
            and record_id in (${recordIds.map(() => '?').join(', ')}) order by created_at, id`,
      values: recordIds,
    })
  }
}

export const SHOP_ORDER = 'shop_order'
