import type { MedusaContainer } from '@medusajs/framework/types'
import type { PaymentKind } from '@nas/domain/order-states'
import { sql } from '@nas/query/sql'
import { SqlService } from '../../platform/database/sql-service'
import { NotesTable } from './notes-table'
import { ProofsTable } from './proofs-table'
import type { OrderRecordRow, TransitionRow } from './rows'
import { ViewersTable } from './viewers-table'

/** Reads the records of orders; operations write them when they commit. */
export class ShopOrderService extends SqlService {
  readonly proofs = new ProofsTable(this.dependencies)
  readonly notes = new NotesTable(this.dependencies)
  readonly viewers = new ViewersTable(this.dependencies)

  /** The order with this number, if this customer owns it; null for staff. */
  find(displayId: number, customerId: string | null): Promise<OrderRecordRow | undefined> {
    const isOwn = customerId === null ? sql`true` : sql`customer_id = ${customerId}`
    return this.first<OrderRecordRow>(sql`
      select * from order_record where display_id = ${displayId} and ${isOwn}
      and deleted_at is null`)
  }

  findById(id: string): Promise<OrderRecordRow | undefined> {
    return this.first<OrderRecordRow>(
      sql`select * from order_record where id = ${id} and deleted_at is null`,
    )
  }

  /** @param orderId Medusa's id of the order */
  isRecorded(orderId: string): Promise<boolean> {
    return this.hasRow(sql`select id from order_record where order_id = ${orderId}`)
  }

  findByCode(code: string): Promise<OrderRecordRow | undefined> {
    return this.first<OrderRecordRow>(
      sql`select * from order_record where code = ${code} and deleted_at is null`,
    )
  }

  findLatestOf(phone: string): Promise<OrderRecordRow | undefined> {
    return this.first<OrderRecordRow>(sql`
      select * from order_record where phone = ${phone} and deleted_at is null
      order by display_id desc limit 1`)
  }

  codesOf(
    named: string[],
  ): Promise<{ id: string; number: string; code: string; payment: PaymentKind }[]> {
    return this.rows(sql`
      select id, display_id::text as number, code, payment_kind as payment from order_record
      where id = any(${named}) or display_id::text = any(${named})`)
  }

  /** The caller's order with this idempotency key; keys expire after a day. */
  findByKey(caller: string, key: string): Promise<OrderRecordRow | undefined> {
    return this.first<OrderRecordRow>(sql`
      with freed as (
        update order_record set idempotency_key = null
        where caller = ${caller} and idempotency_key = ${key}
          and created_at <= now() - interval '1 day')
      select * from order_record where caller = ${caller} and idempotency_key = ${key}
      and created_at > now() - interval '1 day' and deleted_at is null`)
  }

  /** Every move of these records, oldest first. */
  async historyOf(recordIds: string[]): Promise<TransitionRow[]> {
    if (recordIds.length === 0) return []
    return this.rows<TransitionRow>(sql`
      select id, record_id, from_state, to_state, actor, actor_id, reason, cause, created_at
      from order_transition where deleted_at is null and record_id = any(${recordIds})
      order by created_at, id`)
  }
}

export const SHOP_ORDER = 'shop_order'

export const orderRecords = (container: MedusaContainer): ShopOrderService =>
  container.resolve(SHOP_ORDER)
