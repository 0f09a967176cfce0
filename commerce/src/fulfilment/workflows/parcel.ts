import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { giveUnitsBackSql, takeUnitsSql } from '../../medusa-tables/stock'
import { sqlOf } from '../../platform/database/run-sql'
import { shopSetup } from '../../platform/setup/shop-setup'
import { type OrderFacts, parcelOf } from '../queries/order-facts'

/** An order has one parcel, whose id is derived from the order's: it cannot be created twice. */
const parcelIdOf = (orderId: string) => orderId.replace(/^order_/, 'ful_')

/** @throws Error when not everything is reserved: only reserved units can be packed */
async function assertReserved(container: MedusaContainer, { items }: OrderFacts): Promise<void> {
  const held = await container
    .resolve(Modules.INVENTORY)
    .listReservationItems(
      { line_item_id: items.map(({ id }) => id) },
      { take: items.length, select: ['line_item_id', 'quantity'] },
    )
  const quantityOf = new Map(held.map((one) => [one.line_item_id, Number(one.quantity)]))
  if (items.every(({ id, quantity }) => quantityOf.get(id) === quantity)) return
  throw new Error('An order to be packed has no reservation for its units')
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

/** Packs the whole order into one parcel. Idempotent: the units leave the stock last, and once. */
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
  await sqlOf(container)(takeUnitsSql(id, lines))
}

/** Registers this step of the parcel with the order; idempotent, because its mark is written last. */
async function register(
  container: MedusaContainer,
  facts: OrderFacts,
  step: 'sent' | 'delivered',
): Promise<void> {
  const { id } = parcelOf(facts)
  const orders = container.resolve(Modules.ORDER)
  const items = facts.items
    .filter((item) => item[step] < item.quantity)
    .map((item) => ({ id: item.id, quantity: item.quantity - item[step] }))
  if (items.length > 0) {
    const registered = {
      order_id: facts.orderId,
      reference: Modules.FULFILLMENT,
      reference_id: id,
      items,
    }
    if (step === 'sent') await orders.registerShipment(registered)
    else await orders.registerDelivery(registered)
  }
  const mark = step === 'sent' ? 'shipped_at' : 'delivered_at'
  await container.resolve(Modules.FULFILLMENT).updateFulfillment(id, { [mark]: new Date() })
}

export const sendParcel = (container: MedusaContainer, facts: OrderFacts): Promise<void> =>
  register(container, facts, 'sent')

export const deliverParcel = (container: MedusaContainer, facts: OrderFacts): Promise<void> =>
  register(container, facts, 'delivered')

/** Resets the mark of a sent parcel that came back; Medusa cannot cancel a sent parcel. */
async function recall(container: MedusaContainer, id: string): Promise<void> {
  const fulfillments = container.resolve(Modules.FULFILLMENT)
  const { shipped_at, metadata } = await fulfillments.retrieveFulfillment(id)
  if (!shipped_at) return
  await fulfillments.updateFulfillment(id, {
    shipped_at: null,
    metadata: { ...metadata, shipped_at, came_back_at: new Date().toISOString() },
  })
}

/** Idempotent: the units return to the stock once, and the parcel is cancelled last. */
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
  await sqlOf(container)(giveUnitsBackSql(id))
  await container.resolve(Modules.FULFILLMENT).cancelFulfillment(id)
}
