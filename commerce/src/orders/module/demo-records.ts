import { outcomeOf, statesIn, statesSql } from '@nas/domain/order-states'
import { raw, type Sql, sql } from '@nas/query/sql'
import { dateBackSql, type PastStep } from '../../platform/database/date-back'
import { demoCaller } from '../../platform/setup/demo'

const isOfDemo = `caller = '${demoCaller}'`

/** Selects `count` demo orders, spread evenly over the demo period, newest first. */
export const demoOrdersSql = (count: number): Sql => sql`
  select distinct on (part) code, name, phone, state, created_at
  from (select *, ntile(${count}) over (order by display_id desc) as part
        from order_record where ${raw(isOfDemo)}) as parts
  order by part, display_id desc`

export const demoOrderIdsSql: Sql = sql`select id, order_id from order_record where ${raw(isOfDemo)}`

export const demoBuyersSql: Sql = sql`
  select distinct customer_id as id from order_record
  where ${raw(isOfDemo)} and customer_id is not null`

export const deliveredDemoOrdersSql: Sql = sql`
  select * from order_record where ${raw(isOfDemo)}
  and state in ${raw(statesSql(statesIn(outcomeOf, 'delivered')))}`

export const deleteRecordsSql = (recordIds: string[]): Sql => sql`
  with no_moves as (delete from order_transition where record_id = any(${recordIds}))
  delete from order_record where id = any(${recordIds})`

export const dateRecordBackSql = (id: string, step: PastStep): Sql =>
  dateBackSql('order_record', ['updated_at'], sql`id = ${id}`, step)

export const dateMovesBackSql = (recordId: string, step: PastStep): Sql => {
  const rows = sql`record_id = ${recordId}`
  return dateBackSql('order_transition', ['created_at', 'updated_at'], rows, step)
}
