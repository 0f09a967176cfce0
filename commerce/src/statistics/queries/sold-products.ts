import type { MedusaContainer } from '@medusajs/framework/types'
import type { SoldProduct } from '@nas/contract/statistics'
import type { Period } from '@nas/domain/periods'
import { soldProductsSql } from '../../medusa-tables/orders'
import { runSql } from '../../platform/database/run-sql'
import { isCancelled, placedOrders } from './measures'
import { within } from './within'

const most = 10

/** The products that brought the most money in a period; cancelled orders count for nothing. */
export async function soldProducts(
  container: MedusaContainer,
  period: Period,
): Promise<SoldProduct[]> {
  const { sql, values } = within(period)
  const orders = { sql: `select * from ${placedOrders}${sql} and not ${isCancelled}`, values }
  const rows = await runSql<Record<'product' | 'units' | 'money', string> & { name: string }>(
    container,
    soldProductsSql(orders, most),
  )
  return rows.map(({ product, name, units, money }) => ({
    product: Number(product),
    name,
    units: Number(units),
    money: Number(money),
  }))
}
