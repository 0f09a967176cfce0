import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { giveUnitsBackSql } from '../../medusa-tables/stock'
import { runSql } from '../../platform/database/run-sql'
import { type OrderFacts, parcelOf } from '../queries/order-facts'

/** Medusa cancels no parcel that is on its way; one that came back is not on its way any more. */
async function recall(container: MedusaContainer, id: string): Promise<void> {
  const fulfillments = container.resolve(Modules.FULFILLMENT)
  const { shipped_at, metadata } = await fulfillments.retrieveFulfillment(id)
  if (!shipped_at) return
  await fulfillments.updateFulfillment(id, {
    shipped_at: null,
    metadata: { ...metadata, shipped_at, came_back_at: new Date().toISOString() },
  })
}

/** Takes the parcel apart: its units are for sale again, once. Repeatable: it is cancelled last. */
export async function unpackParcel(container: MedusaContainer, facts: OrderFacts): Promise<void> {
  const { orderId, items } = facts
  const { id } = parcelOf(facts)
  await recall(container, id)
  const packed = items.filter((item) => item.packed > 0)
  if (packed.length > 0) {
    await container.resolve(Modules.ORDER).cancelFulfillment({
      order_id: orderId,
      reference: Modules.FULFILLMENT,
      reference_id: id,
      items: packed.map((item) => ({ id: item.id, quantity: item.packed })),
    })
  }
  await runSql(container, giveUnitsBackSql(id))
  await container.resolve(Modules.FULFILLMENT).cancelFulfillment(id)
}
