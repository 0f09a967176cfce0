import type { MedusaContainer } from '@medusajs/framework/types'
import type {
  OrderShare,
  PeriodFigures,
  ShareName,
  SoldProduct,
} from '@nas/contract/statistics/operations'
import type { Period } from '@nas/domain/periods'
import { raw, sql } from '@nas/query/sql'
import { soldProductsSql } from '../../medusa-tables/orders'
import { cameBack, isCancelled, placedOrders } from '../../orders/module/record-sql'
import { sqlOf } from '../../platform/database/run-sql'
import { totalOf, within } from './measures'

/** A row as the driver returns it: sums are text. */
interface Row {
  orders: number
  cancelled: number
  returned: number
  money: string
}

/** Orders placed in a period with their current states, and customers registered in it. */
export async function figuresOf(
  container: MedusaContainer,
  period: Period,
): Promise<PeriodFigures> {
  const placed = sql`${placedOrders}${within(period)}`
  const [[counted], users] = await Promise.all([
    sqlOf(container)<Row>(sql`
      select count(*)::int as orders,
          (count(*) filter (where ${isCancelled}))::int as cancelled,
          (select count(*)::int from ${placed} and ${cameBack}) as returned,
          coalesce(sum(total) filter (where not ${isCancelled}), 0) as money
        from ${placed}`),
    totalOf(container, 'users', period),
  ])
  const { orders = 0, cancelled = 0, returned = 0, money = 0 } = counted ?? {}
  return { ...period, orders, cancelled, returned, users, money: Number(money) }
}

/** Dimensions of the orders of a period, with the column of each. */
const columns = {
  state: 'state',
  payment: 'payment_method',
  province: 'province',
} as const satisfies Record<ShareName, string>

/** Number and amount of the orders of a period by state, payment or province; largest first. */
export async function sharesOf(
  container: MedusaContainer,
  name: ShareName,
  period: Period,
): Promise<OrderShare[]> {
  const rows = await sqlOf(container)<Omit<OrderShare, 'money'> & { money: string }>(sql`
    select ${raw(columns[name])} as key, count(*)::int as orders,
        coalesce(sum(total) filter (where not ${isCancelled}), 0) as money
      from ${placedOrders}${within(period)} group by 1 order by orders desc, key`)
  return rows.map((row) => ({ ...row, money: Number(row.money) }))
}

const most = 10

/** The products with the largest amount in a period; cancelled orders do not count. */
export async function soldProducts(
  container: MedusaContainer,
  period: Period,
): Promise<SoldProduct[]> {
  const orders = sql`select * from ${placedOrders}${within(period)} and not ${isCancelled}`
  const rows = await sqlOf(container)<
    Record<'product' | 'units' | 'money', string> & { name: string }
  >(soldProductsSql(orders, most))
  return rows.map(({ product, name, units, money }) => ({
    product: Number(product),
    name,
    units: Number(units),
    money: Number(money),
  }))
}
