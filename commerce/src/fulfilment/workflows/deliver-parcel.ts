import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { type OrderFacts, parcelOf } from '../queries/order-facts'

/** The parcel has arrived; repeatable, as the parcel is marked last. */
export async function deliverParcel(container: MedusaContainer, facts: OrderFacts): Promise<void> {
  const { orderId, items } = facts
  const { id } = parcelOf(facts)
  const due = items.filter(({ delivered, quantity }) => delivered < quantity)
  if (due.length > 0) {
    await container.resolve(Modules.ORDER).registerDelivery({
      order_id: orderId,
      reference: Modules.FULFILLMENT,
      reference_id: id,
      items: due.map((item) => ({ id: item.id, quantity: item.quantity - item.delivered })),
    })
  }
  await container.resolve(Modules.FULFILLMENT).updateFulfillment(id, { delivered_at: new Date() })
}
