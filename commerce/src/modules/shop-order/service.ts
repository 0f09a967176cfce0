import type { Context } from '@medusajs/framework/types'
import {
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from '@medusajs/framework/utils'
import type { OrderActor, OrderState, PaymentKind } from '@nas/domain'
import { rows, type SqlContext } from '../../database/rows'
import { totalOfPage } from '../../database/total-of-page'
import { OrderRecord } from './models/order-record'
import { OrderTransition } from './models/order-transition'
import { type OrderSearch, searchSql } from './order-search'
import type { OrderRecordRow, TransitionRow } from './rows'

export interface NewOrderRecord {
  order_id: string
  display_id: number
  code: string
  customer_id: string | null
  state: OrderState
  name: string
  phone: string
  email: string | null
  address: string
  province: string
  district: string
  ward: string | null
  note: string | null
  payment_method: string
  payment_kind: PaymentKind
  subtotal: number
  shipping_price: number
  discount: number
  total: number
  estimated_pickup: Date
  estimated_delivery: Date
  consents: { purpose: string; version: string; granted: boolean; at: string }[]
  locale: string
  caller: string
  idempotency_key: string | null
  request_hash: string
}

export interface RecordedMove {
  recordId: string
  from: OrderState
  to: OrderState
  actor: OrderActor
  actorId: string | null
  reason: string | null
}

export class ShopOrderService extends MedusaService({ OrderRecord, OrderTransition }) {
  /** Writes the record and the first row of its history together. @returns id of the record */
  @InjectTransactionManager()
  async record(order: NewOrderRecord, @MedusaContext() context: Context = {}): Promise<string> {
    const { consents, ...fields } = order
    const asJson: unknown = consents
    const created = await this.createOrderRecords(
      { ...fields, consents: asJson as Record<string, unknown> },
      context,
    )
    const { state, customer_id } = order
    await this.createOrderTransitions(
      { record_id: created.id, to_state: state, actor: 'customer', actor_id: customer_id },
      context,
    )
    return created.id
  }

  /**
   * Moves the record and writes it down, if it still stands where the move starts.
   * @returns false when somebody else has moved it
   */
  @InjectTransactionManager()
  async move(move: RecordedMove, @MedusaContext() context: SqlContext = {}): Promise<boolean> {
    const moved = await rows<{ id: string }>(context, {
      sql: `update order_record set state = ?, updated_at = now()
            where id = ? and state = ? and deleted_at is null returning id`,
      values: [move.to, move.recordId, move.from],
    })
    if (moved.length === 0) return false
    await this.createOrderTransitions(
      {
        record_id: move.recordId,
        from_state: move.from,
        to_state: move.to,
        actor: move.actor,
        actor_id: move.actorId,
        reason: move.reason,
      },
      context,
    )
    return true
  }

  /** One page of orders and how many there are in all. @throws SearchError */
  @InjectManager()
  async search(
    search: OrderSearch,
    @MedusaContext() context: SqlContext = {},
  ): Promise<{ records: OrderRecordRow[]; count: number }> {
    const { page, count } = searchSql(search)
    const records = await rows<OrderRecordRow>(context, page)
    const known = totalOfPage(search, records.length)
    if (known !== undefined) return { records, count: known }
    const [counted] = await rows<{ count: number }>(context, count)
    return { records, count: counted?.count ?? 0 }
  }

  /** The order with this number, if it is this customer's; null stands for staff. */
  @InjectManager()
  async find(
    displayId: number,
    customerId: string | null,
    @MedusaContext() context: SqlContext = {},
  ): Promise<OrderRecordRow | undefined> {
    const owned = customerId === null ? '' : ' and customer_id = ?'
    const [found] = await rows<OrderRecordRow>(context, {
      sql: `select * from order_record where display_id = ? and deleted_at is null${owned}`,
      values: customerId === null ? [displayId] : [displayId, customerId],
    })
    return found
  }

  @InjectManager()
  async findById(
    id: string,
    @MedusaContext() context: SqlContext = {},
  ): Promise<OrderRecordRow | undefined> {
    const sql = 'select * from order_record where id = ? and deleted_at is null'
    const [found] = await rows<OrderRecordRow>(context, { sql, values: [id] })
    return found
  }

  @InjectManager()
  async findByCode(
    code: string,
    @MedusaContext() context: SqlContext = {},
  ): Promise<OrderRecordRow | undefined> {
    const sql = 'select * from order_record where code = ? and deleted_at is null'
    const [found] = await rows<OrderRecordRow>(context, { sql, values: [code] })
    return found
  }

  /** The order placed under this key by this caller. */
  @InjectManager()
  async findByKey(
    caller: string,
    key: string,
    @MedusaContext() context: SqlContext = {},
  ): Promise<OrderRecordRow | undefined> {
    const [found] = await rows<OrderRecordRow>(context, {
      sql: `select * from order_record
            where caller = ? and idempotency_key = ? and deleted_at is null`,
      values: [caller, key],
    })
    return found
  }

  /** Every move of these records, oldest first. */
  @InjectManager()
  async historyOf(
    recordIds: string[],
    @MedusaContext() context: SqlContext = {},
  ): Promise<TransitionRow[]> {
    if (recordIds.length === 0) return []
    return rows<TransitionRow>(context, {
      sql: `select id, record_id, from_state, to_state, actor, actor_id, reason, created_at
            from order_transition where deleted_at is null
            and record_id in (${recordIds.map(() => '?').join(', ')}) order by created_at, id`,
      values: recordIds,
    })
  }
}
