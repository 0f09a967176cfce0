import type { MedusaContainer } from '@medusajs/framework/types'
import { SHOP_ORDER } from '../module/key'
import type { OrderSearch } from '../module/order-search'
import type { ShopOrderService } from '../module/service'
import { readOrders } from './read-orders'
import type { ShopOrder } from './shop-order'

/** @throws QueryError */
export async function listOrders(
  container: MedusaContainer,
  search: OrderSearch,
): Promise<{ orders: ShopOrder[]; count: number }> {
  const { records, count } = await container.resolve<ShopOrderService>(SHOP_ORDER).search(search)
  const audience = search.customerId === null ? 'staff' : 'owner'
  return { orders: await readOrders(container, records, audience), count }
}
