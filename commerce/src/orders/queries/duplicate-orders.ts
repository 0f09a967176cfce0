import { cancelledStates, statesSql } from '@nas/domain/order-states'
import { raw, type Sql, sql } from '@nas/query/sql'
import { isTwin } from '../module/record-sql'

/** Orders equal to this one, oldest first; a cancelled order is no longer equal. */
export const duplicatesSql = (recordId: string): Sql => sql`
  select twin.display_id as id, twin.code from order_record
  join order_record as twin on ${raw(isTwin)}
  where order_record.id = ${recordId}
    and order_record.state not in ${raw(statesSql(cancelledStates))}
  order by twin.display_id`
