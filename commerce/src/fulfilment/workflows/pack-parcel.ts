import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { takeUnitsSql } from '../../medusa-tables/stock'
import { runSql } from '../../platform/database/run-sql'
import { shopSetup } from '../../platform/setup/shop-setup'
import type { OrderFacts } from '../queries/order-facts'

/** An order has one parcel, whose id follows from its own: it is never made twice. */
const parcelIdOf = (orderId: string) => orderId.replace(/^order_/, 'ful_')

/** @throws Error when not everything is reserved: what was not put aside cannot be packed */
async function assertReserved(container: MedusaContainer, { items }: OrderFacts): Promise<void> {
  const held = await container
    .resolve(Modules.INVENTORY)
    .listReservationItems(
      { line_item_id: items.map(({ id }) => id) },
      { take: items.length, select: ['line_item_id', 'quantity'] },
    )
  const quantityOf = new Map(held.map((one) => [one.line_item_id, Number(one.quantity)]))
  if (items.every(({ id, quantity }) => quantityOf.get(id) === quantity)) return
  throw new Error('An order that is to be packed has not reserved its units')
}

async function make(container: MedusaContainer, facts: OrderFacts, id: string): Promise<void> {
  const fulfillments = container.resolve(Modules.FULFILLMENT)
  const [made] = await fulfillments.listFulfillments({ id }, { select: ['id'] })
  if (made) return
  const { shippingOption, stockLocationId } = await shopSetup(container)
  const { provider_id } = await fulfillments.retrieveShippingOption(shippingOption.id, {
    select: ['id', 'provider_id'],
  })
  const parcel = {
    id,
    location_id: stockLocationId,
    provider_id,
    shipping_option_id: shippingOption.id,
    requires_shipping: true,
    data: {},
    labels: [],
    delivery_address: {},
    items: facts.items.map(({ id: line, quantity, title, inventoryItemId }) => ({
      line_item_id: line,
      inventory_item_id: inventoryItemId,
      quantity,
      title,
      sku: '',
      barcode: '',
    })),
  }
  await fulfillments.createFulfillment(parcel)
}

/** Packs the whole order into one parcel. Repeatable: the units leave the stock last, and once. */
export async function packParcel(container: MedusaContainer, facts: OrderFacts): Promise<void> {
  const { orderId, items } = facts
  const id = facts.parcel?.id ?? parcelIdOf(orderId)
  await assertReserved(container, facts)
  await make(container, facts, id)
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.ORDER]: { order_id: orderId },
    [Modules.FULFILLMENT]: { fulfillment_id: id },
  })
  if (items.some(({ packed, quantity }) => packed < quantity)) {
    await container.resolve(Modules.ORDER).registerFulfillment({
      order_id: orderId,
      reference: Modules.FULFILLMENT,
      reference_id: id,
      items: items.map((item) => ({ id: item.id, quantity: item.quantity - item.packed })),
    })
  }
  const lines = items.map((item) => item.id)
  await runSql(container, takeUnitsSql(id, lines))
}
