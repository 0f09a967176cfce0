import { SqlService } from '../../platform/database/sql-service'
import type { OrderRecordRow, TransitionRow } from './rows'

/** Reads the records of orders; they are written where operations are committed. */
export class ShopOrderService extends SqlService {
  /** The order with this number, if it is this customer's; null stands for staff. */
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

  findByCode(code: string): Promise<OrderRecordRow | undefined> {
    const sql = 'select * from order_record where code = ? and deleted_at is null'
    return this.first<OrderRecordRow>({ sql, values: [code] })
  }

  /** The order placed under this key by this caller; after a day the key is free again. */
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
      sql: `select id, record_id, from_state, to_state, actor, actor_id, reason, created_at
            from order_transition where deleted_at is null
            and record_id in (${recordIds.map(() => '?').join(', ')}) order by created_at, id`,
      values: recordIds,
    })
  }
}
