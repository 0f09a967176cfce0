import {
  type OrderActor,
  type OrderState,
  outcomeOf,
  statesIn,
  statesSql,
} from '@nas/domain/order-states'
import type { Sql } from '@nas/query/sql'
import { insertRowsSql } from '../../platform/database/insert-rows'
import { demoId, demoIds } from '../../platform/setup/demo-ids'
import { recordRow } from './record-sql'
import type { NewOrderRecord } from './rows'

export interface PastRecord {
  id: string
  record: NewOrderRecord
  updatedAt: Date
  moves: {
    from: OrderState | null
    to: OrderState
    actor: OrderActor
    actorId: string | null
    reason: string | null
    at: Date
  }[]
}

export const insertPastRecordsSql = (orders: readonly PastRecord[]): Sql =>
  insertRowsSql(
    'order_record',
    orders.map(({ id, record, updatedAt }) => ({
      ...recordRow(record),
      id,
      updated_at: updatedAt,
    })),
  )

/** Inserts the state histories of past orders, marked as already e-mailed. */
export const insertPastMovesSql = (orders: readonly PastRecord[]): Sql =>
  insertRowsSql(
    'order_transition',
    orders.flatMap(({ id, moves }) =>
      moves.map(({ from, to, actor, actorId, reason, at }) => ({
        id: demoId('ordmov'),
        record_id: id,
        from_state: from,
        to_state: to,
        actor,
        reason,
        actor_id: actorId,
        noticed_at: at,
        created_at: at,
        updated_at: at,
      })),
    ),
  )

/** Selects `count` demo orders, spread evenly over the demo period, newest first. */
export function demoOrdersSql(count: number): Sql {
  return {
    sql: `select distinct on (part) code, name, phone, state, created_at
          from (select *, ntile(?) over (order by display_id desc) as part
                from order_record where ${demoIds('order_id')}) as parts
          order by part, display_id desc`,
    values: [count],
  }
}

export const deliveredDemoOrdersSql: Sql = {
  sql: `select * from order_record where ${demoIds('order_id')}
        and state in ${statesSql(statesIn(outcomeOf, 'delivered'))}`,
  values: [],
}

export const deleteDemoRecordsSql: Sql = {
  sql: `with no_moves as (delete from order_transition where record_id in (
          select id from order_record where ${demoIds('order_id')}))
        delete from order_record where ${demoIds('order_id')} returning id`,
  values: [],
}
