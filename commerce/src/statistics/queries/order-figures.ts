import type { MedusaContainer } from '@medusajs/framework/types'
import type { PeriodFigures } from '@nas/contract/statistics'
import type { Period } from '@nas/domain/periods'
import { runSql } from '../../platform/database/run-sql'
import { totalOf } from './count-records'
import { isCancelled, placedOrders } from './measures'
import { within } from './within'

/** As the driver hands it over: sums are text. */
interface Row {
  orders: number
  cancelled: number
  returned: number
  money: string
}

/** Came back: staff cancelled it when it was on its way already. */
const isReturned = `state = 'cancel' and exists (
  select from order_transition as move where move.record_id = order_record.id
  and move.from_state = 'delivery' and move.to_state = 'cancel' and move.deleted_at is null)`

/** What was placed in a period, as it stands today, and who registered in it. */
export async function figuresOf(
  container: MedusaContainer,
  period: Period,
): Promise<PeriodFigures> {
  const { sql, values } = within(period)
  const [[counted], users] = await Promise.all([
    runSql<Row>(container, {
      sql: `select count(*)::int as orders,
              (count(*) filter (where ${isCancelled}))::int as cancelled,
              (select count(*)::int from ${placedOrders}${sql} and ${isReturned}) as returned,
              coalesce(sum(total) filter (where not ${isCancelled}), 0) as money
            from ${placedOrders}${sql}`,
      values: [...values, ...values],
    }),
    totalOf(container, 'users', period),
  ])
  const { orders = 0, cancelled = 0, returned = 0, money = 0 } = counted ?? {}
  return { ...period, orders, cancelled, returned, users, money: Number(money) }
}
