import { container } from '@medusajs/framework'
import type { InternalModuleDeclaration } from '@medusajs/framework/types'
import {
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from '@medusajs/framework/utils'
import type { OrderActor, OrderState } from '@nas/domain/order-states'
import { receiptSql, refundOfOrderSql } from '../../payments/module/refund-sql'
import { rows, type SqlContext } from '../../platform/database/rows'
import { totalOfPage } from '../../platform/database/total-of-page'
import { sweepAtStart } from '../workflows/place-order/sweep-placings'
import { OrderMoving } from './models/order-moving'
import { OrderPlacing } from './models/order-placing'
import { OrderRecord } from './models/order-record'
import { OrderTransition } from './models/order-transition'
import { type BegunMove, begunMoveOf, type MovingRow } from './moving'
import type { FirstMove, NewOrderRecord } from './new-order-record'
import { type OrderSearch, searchSql } from './order-search'
import { type Placing, type PlacingKey, type PlacingRow, placingOf } from './placing'
import { recordSql } from './record-sql'
import type { OrderRecordRow, TransitionRow } from './rows'

export interface RecordedMove {
  recordId: string
  /** Medusa's id of the order. */
  orderId: string
  from: OrderState
  to: OrderState
  actor: OrderActor
  actorId: string | null
  reason: string | null
}

/** What the payment of an order becomes with the move, in the same transaction. */
function paymentSqlOf({ to, orderId }: RecordedMove) {
  if (to === 'payment') return receiptSql(orderId)
  return to === 'cancel' || to === 'usercancel' ? refundOfOrderSql(orderId) : null
}

export class ShopOrderService extends MedusaService({
  OrderMoving,
  OrderPlacing,
  OrderRecord,
  OrderTransition,
}) {
  private readonly sweeps: boolean

  constructor(dependencies: object, options: unknown, declaration: InternalModuleDeclaration) {
    super(dependencies, options, declaration)
    // Scripts and migrations run in server mode, which leaves work in the background to others.
    this.sweeps = declaration.worker_mode !== 'server'
  }

  /** Called by Medusa when the whole application stands. */
  __hooks = {
    onApplicationStart: async () => {
      if (this.sweeps) await sweepAtStart(container)
    },
  }

  /**
   * Writes down what is about to be made.
   * @returns false when an order is being placed, or was cut off, under the same key
   */
  @InjectManager()
  async beginPlacing(
    { id, orderId, collectionId, lineIds, accountId }: Placing,
    { caller, key }: PlacingKey,
    @MedusaContext() context: SqlContext = {},
  ): Promise<boolean> {
    const begun = await rows(context, {
      sql: `insert into order_placing (id, order_id, payment_collection_id, line_ids, account_id,
              caller, idempotency_key)
            values (?, ?, ?, ?::jsonb, ?, ?, ?) on conflict do nothing returning id`,
      values: [id, orderId, collectionId, JSON.stringify(lineIds), accountId, caller, key],
    })
    return begun.length > 0
  }

  /** From now on this placing cannot become an order any more, unless it is one. */
  @InjectManager()
  async stopPlacing(id: string, @MedusaContext() context: SqlContext = {}): Promise<void> {
    const sql = 'update order_placing set taken_back_at = now() where id = ?'
    await rows(context, { sql, values: [id] })
  }

  @InjectManager()
  async forgetPlacing(id: string, @MedusaContext() context: SqlContext = {}): Promise<void> {
    await rows(context, { sql: 'delete from order_placing where id = ?', values: [id] })
  }

  @InjectManager()
  async placingWithKey(
    { caller, key }: PlacingKey,
    @MedusaContext() context: SqlContext = {},
  ): Promise<Placing | undefined> {
    const [found] = await rows<PlacingRow>(context, {
      sql: 'select * from order_placing where caller = ? and idempotency_key = ?',
      values: [caller, key],
    })
    return found && placingOf(found)
  }

  /** What was begun so long ago and has neither become an order nor been taken back. */
  @InjectManager()
  async placingsOlderThan(
    seconds: number,
    @MedusaContext() context: SqlContext = {},
  ): Promise<Placing[]> {
    const found = await rows<PlacingRow>(context, {
      sql: `select * from order_placing
            where created_at <= now() - make_interval(secs => ?) order by created_at`,
      values: [seconds],
    })
    return found.map(placingOf)
  }

  /**
   * Turns a placing into an order: writes the record and the first rows of its history.
   * @returns id of the record; undefined when the placing is being taken back
   */
  @InjectManager()
  async record(
    placingId: string,
    order: NewOrderRecord,
    moves: FirstMove[],
    @MedusaContext() context: SqlContext = {},
  ): Promise<string | undefined> {
    const [recorded] = await rows<{ id: string }>(context, recordSql(placingId, order, moves))
    return recorded?.id
  }

  /** Writes down that this move begins, in place of one that was begun before. */
  @InjectManager()
  async beginMove(
    { recordId, number, to, actor, actorId, reason }: BegunMove,
    @MedusaContext() context: SqlContext = {},
  ): Promise<void> {
    await rows(context, {
      sql: `insert into order_moving
              (id, record_id, display_id, to_state, actor, actor_id, reason)
            values (?, ?, ?, ?, ?, ?, ?)
            on conflict (record_id) where deleted_at is null do update set
              to_state = excluded.to_state, actor = excluded.actor,
              actor_id = excluded.actor_id, reason = excluded.reason, created_at = now()`,
      values: [
        generateEntityId(undefined, 'ordmvg'),
        ...[recordId, number, to, actor, actorId, reason],
      ],
    })
  }

  /** The move of this order that was begun and not recorded, if there is one. */
  @InjectManager()
  async begunMove(
    recordId: string,
    @MedusaContext() context: SqlContext = {},
  ): Promise<BegunMove | undefined> {
    const sql = 'select * from order_moving where record_id = ?'
    const [found] = await rows<MovingRow>(context, { sql, values: [recordId] })
    return found && begunMoveOf(found)
  }

  /** Moves that were begun so long ago and have not been recorded. */
  @InjectManager()
  async movesBegunBefore(
    seconds: number,
    @MedusaContext() context: SqlContext = {},
  ): Promise<BegunMove[]> {
    const found = await rows<MovingRow>(context, {
      sql: `select * from order_moving
            where created_at <= now() - make_interval(secs => ?) order by created_at`,
      values: [seconds],
    })
    return found.map(begunMoveOf)
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
    const ended = 'delete from order_moving where record_id = ?'
    await rows(context, { sql: ended, values: [move.recordId] })
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
    const followed = paymentSqlOf(move)
    if (followed !== null) await rows(context, followed)
    return true
  }

  /** One page of orders and how many there are in all. @throws QueryError */
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

  /** The order placed under this key by this caller; after a day the key is free again. */
  @InjectManager()
  async findByKey(
    caller: string,
    key: string,
    @MedusaContext() context: SqlContext = {},
  ): Promise<OrderRecordRow | undefined> {
    const [found] = await rows<OrderRecordRow>(context, {
      sql: `with freed as (
              update order_record set idempotency_key = null
              where caller = ? and idempotency_key = ? and created_at <= now() - interval '1 day')
            select * from order_record where caller = ? and idempotency_key = ?
            and created_at > now() - interval '1 day' and deleted_at is null`,
      values: [caller, key, caller, key],
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
