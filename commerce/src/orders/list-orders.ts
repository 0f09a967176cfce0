import type { MedusaContainer } from '@medusajs/framework/types'
import { SHOP_ORDER } from '../modules/shop-order/key'
import type { OrderSearch } from '../modules/shop-order/order-search'
import type { ShopOrderService } from '../modules/shop-order/service'
import { readOrders } from './read-orders'
import type { ShopOrder } from './shop-order'

/** @throws SearchError */
export async function listOrders(
  container: MedusaContainer,
  search: OrderSearch,
): Promise<{ orders: ShopOrder[]; count: number }> {
  const { records, count } = await container.resolve<ShopOrderService>(SHOP_ORDER).search(search)
  const audience = search.customerId === null ? 'staff' : 'owner'
  return { orders: await readOrders(container, records, audience), count }
}
