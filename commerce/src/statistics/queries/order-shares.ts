import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderShare } from '@nas/contract/statistics'
import type { Period } from '@nas/domain/periods'
import { runSql } from '../../platform/database/run-sql'
import { isCancelled, placedOrders } from './measures'
import { within } from './within'

/** What the orders of a period can be told apart by, and where it stands. */
const columns = {
  state: 'state',
  payment: 'payment_method',
  province: 'province',
} as const

type ShareName = keyof typeof columns

export function isShare(name: string | undefined): name is ShareName {
  return name !== undefined && Object.hasOwn(columns, name)
}

/** How many orders of a period have each state, payment or province, and their money; most first. */
export async function sharesOf(
  container: MedusaContainer,
  name: ShareName,
  period: Period,
): Promise<OrderShare[]> {
  const { sql, values } = within(period)
  const rows = await runSql<Omit<OrderShare, 'money'> & { money: string }>(container, {
    sql: `select ${columns[name]} as key, count(*)::int as orders,
            coalesce(sum(total) filter (where not ${isCancelled}), 0) as money
          from ${placedOrders}${sql} group by 1 order by orders desc, key`,
    values,
  })
  return rows.map((row) => ({ ...row, money: Number(row.money) }))
}
