import { outcomeOf, statesIn, statesSql } from '@nas/domain/order-states'
import type { Sql } from '@nas/query/sql'
import { dateBackSql, type PastStep } from '../../platform/database/date-back'
import { demoCaller } from '../../platform/setup/demo'

const isOfDemo = `caller = '${demoCaller}'`

/** Selects `count` demo orders, spread evenly over the demo period, newest first. */
export function demoOrdersSql(count: number): Sql {
  return {
    sql: `select distinct on (part) code, name, phone, state, created_at
          from (select *, ntile(?) over (order by display_id desc) as part
                from order_record where ${isOfDemo}) as parts
          order by part, display_id desc`,
    values: [count],
  }
}

export const demoOrderIdsSql: Sql = {
  sql: `select id, order_id from order_record where ${isOfDemo}`,
  values: [],
}

export const deliveredDemoOrdersSql: Sql = {
  sql: `select * from order_record where ${isOfDemo}
        and state in ${statesSql(statesIn(outcomeOf, 'delivered'))}`,
  values: [],
}

export const deleteRecordsSql = (recordIds: string[]): Sql => ({
  sql: `with no_moves as (delete from order_transition where record_id = any(?))
        delete from order_record where id = any(?)`,
  values: [recordIds, recordIds],
})

export const dateRecordBackSql = (id: string, step: PastStep): Sql =>
  dateBackSql('order_record', ['updated_at'], { sql: 'id = ?', values: [id] }, step)

export const dateMovesBackSql = (recordId: string, step: PastStep): Sql => {
  const rows = { sql: 'record_id = ?', values: [recordId] }
  return dateBackSql('order_transition', ['created_at', 'updated_at'], rows, step)
}
