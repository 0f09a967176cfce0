import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { SHOP_ORDER } from '../modules/shop-order/key'
import type { OrderRecordRow, TransitionRow } from '../modules/shop-order/rows'
import type { ShopOrderService } from '../modules/shop-order/service'
import { peopleById } from '../people/find-people'
import { type ShopOrder, type ShopOrderItem, shopOrder } from './shop-order'

async function itemsByOrder(
  container: MedusaContainer,
  orderIds: string[],
): Promise<Map<string, ShopOrderItem[]>> {
  const orders = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: orderIds }, { select: ['id'], relations: ['items'], take: orderIds.length })
  return new Map(
    orders.map((order) => {
      const items = [...(order.items ?? [])]
      items.sort((a, b) => Number(a.metadata?.position) - Number(b.metadata?.position))
      const lines = items.map((item) => ({
        id: item.id,
        product: Number(item.metadata?.product),
        name: item.title,
        quantity: Number(item.quantity),
        price: Number(item.unit_price),
      }))
      return [order.id, lines] as const
    }),
  )
}

/** The records as whole orders, in the same sequence. */
export async function readOrders(
  container: MedusaContainer,
  records: OrderRecordRow[],
): Promise<ShopOrder[]> {
  if (records.length === 0) return []
  const customerIds = records.flatMap(({ customer_id }) => customer_id ?? [])
  const [items, customers, history] = await Promise.all([
    itemsByOrder(
      container,
      records.map(({ order_id }) => order_id),
    ),
    peopleById(container, [...new Set(customerIds)]),
    container.resolve<ShopOrderService>(SHOP_ORDER).historyOf(records.map(({ id }) => id)),
  ])
  const moves = Map.groupBy(history, ({ record_id }: TransitionRow) => record_id)
  return records.map((record) =>
    shopOrder(
      record,
      items.get(record.order_id) ?? [],
      moves.get(record.id) ?? [],
      (record.customer_id && customers.get(record.customer_id)) || null,
    ),
  )
}

/** One record as a whole order. */
export async function readOrder(
  container: MedusaContainer,
  record: OrderRecordRow,
): Promise<ShopOrder> {
  const [order] = await readOrders(container, [record])
  if (order === undefined) throw new Error('A record was read as no order')
  return order
}
