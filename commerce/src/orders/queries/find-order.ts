import type { MedusaContainer } from '@medusajs/framework/types'
import { notFound } from '../../platform/errors/shop-error'
import { SHOP_ORDER } from '../module/key'
import type { OrderRecordRow } from '../module/rows'
import type { ShopOrderService } from '../module/service'

/**
 * The order with this number, if this customer may know of it; null stands for staff.
 * @throws ShopError not_found
 */
export async function findOrder(
  container: MedusaContainer,
  number: number,
  customerId: string | null,
): Promise<OrderRecordRow> {
  const record = await container.resolve<ShopOrderService>(SHOP_ORDER).find(number, customerId)
  if (record) return record
  throw notFound()
}
