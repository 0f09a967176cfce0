import type { MedusaContainer } from '@medusajs/framework/types'
import { ShopError } from '../errors/shop-error'
import { SHOP_ORDER } from '../modules/shop-order/key'
import { FilterError } from '../modules/shop-order/search/filter'
import type { OrderSearch } from '../modules/shop-order/search/search-sql'
import type { ShopOrderService } from '../modules/shop-order/service'
import { readOrders } from './read-orders'
import type { ShopOrder } from './shop-order'

/** @throws ShopError invalid when a filter's value does not fit its attribute */
export async function listOrders(
  container: MedusaContainer,
  search: OrderSearch,
): Promise<{ orders: ShopOrder[]; count: number }> {
  try {
    const service = container.resolve<ShopOrderService>(SHOP_ORDER)
    const { records, count } = await service.search(search)
    return { orders: await readOrders(container, records), count }
  } catch (error) {
    if (!(error instanceof FilterError)) throw error
    const detail = { path: ['filters'], code: 'malformed', message: error.message }
    throw new ShopError('invalid', error.message, [detail])
  }
}
