import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { releaseStock } from '../../../catalogue/workflows/stock'
import { SHOP_PAYMENT } from '../../../payments/module/key'
import type { ShopPaymentService } from '../../../payments/module/service'
import { selectRows } from '../../../platform/database/select-rows'
import { SHOP_ORDER } from '../../module/key'
import type { Placing } from '../../module/placing'
import type { ShopOrderService } from '../../module/service'
import { closeOrderAccount } from './order-account'

interface Made {
  recorded: boolean
  ordered: boolean
  promised: boolean
}

async function madeOf(
  container: MedusaContainer,
  { orderId, collectionId }: Placing,
): Promise<Made | undefined> {
  const [made] = await selectRows<Made>(container, {
    sql: `select exists (select from order_record where order_id = ?) as recorded,
            exists (select from "order" where id = ?) as ordered,
            exists (select from payment_collection where id = ?) as promised`,
    values: [orderId, orderId, collectionId],
  })
  return made
}

async function removePayment(
  container: MedusaContainer,
  { orderId, collectionId }: Placing,
): Promise<void> {
  await container.resolve<ShopPaymentService>(SHOP_PAYMENT).forgetOrder(orderId)
  await container.resolve(ContainerRegistrationKeys.LINK).dismiss({
    [Modules.ORDER]: { order_id: orderId },
    [Modules.PAYMENT]: { payment_collection_id: collectionId },
  })
  await container.resolve(Modules.PAYMENT).deletePaymentCollections([collectionId])
}

/**
 * Takes back whatever a placing has made, however far it came; not when it has become an order. It
 * may be repeated and may itself be cut off: what is left is found by the same ids the next time.
 */
export async function takeBack(container: MedusaContainer, placing: Placing): Promise<void> {
  const service = container.resolve<ShopOrderService>(SHOP_ORDER)
  await service.stopPlacing(placing.id)
  const made = await madeOf(container, placing)
  if (made === undefined || made.recorded) return
  await releaseStock(container, placing.lineIds)
  if (made.promised) await removePayment(container, placing)
  if (made.ordered) await container.resolve(Modules.ORDER).deleteOrders([placing.orderId])
  if (placing.accountId !== null) await closeOrderAccount(container, placing.accountId)
  await service.forgetPlacing(placing.id)
}
