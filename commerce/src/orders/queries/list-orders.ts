import type { MedusaContainer } from '@medusajs/framework/types'
import { sqlOf } from '../../platform/database/run-sql'
import { selectPage } from '../../platform/database/select-page'
import type { OrderRecordRow } from '../module/rows'
import { type OrderSearch, orderList } from './order-list'
import { readOrders } from './read-orders'
import type { ShopOrder } from './shop-order'

/** One page of orders and how many there are in all. @throws QueryError */
export async function listOrders(
  container: MedusaContainer,
  search: OrderSearch,
): Promise<{ orders: ShopOrder[]; count: number }> {
  const list = orderList(search.customerId)
  const { rows, count } = await selectPage<OrderRecordRow>(sqlOf(container), list, search)
  const audience = search.customerId === null ? 'staff' : 'owner'
  return { orders: await readOrders(container, rows, audience), count }
}
