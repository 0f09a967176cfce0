import { sql } from '../../support/commerce-database.ts'
import type { Good } from './goods.ts'

interface Sums {
  stocked: number
  reserved: number
  /** Units of orders with a reservation, and of orders whose parcel has taken its units. */
  open: number
  gone: number
}

async function sumsOf(inventoryItemId: string): Promise<Sums> {
  const [sums] = await sql<Sums>(
    `with bought as (
       select r.state, i.quantity from order_record r
       join "order" o on o.id = r.order_id
       join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
       join order_line_item n on n.id = i.item_id
       join product_variant_inventory_item v on v.variant_id = n.variant_id
       where v.inventory_item_id = $1 and r.deleted_at is null)
     select l.stocked_quantity::int as stocked, l.reserved_quantity::int as reserved,
       (select coalesce(sum(quantity), 0)::int from bought
        where state in ('new', 'confirm', 'payment')) as open,
       (select coalesce(sum(quantity), 0)::int from bought
        where state in ('pickitem', 'delivery', 'complete', 'rate')) as gone
     from inventory_level l where l.inventory_item_id = $1 and l.deleted_at is null`,
    [inventoryItemId],
  )
  if (sums === undefined) throw new Error('a product without stock anywhere')
  return sums
}

/** Differences between the stock of the goods and the orders, and the number of sold units. */
export async function stockBreaches(goods: readonly Good[]): Promise<string[]> {
  const breaches: string[] = []
  for (const { id, inventoryItemId, stock } of goods) {
    const { stocked, reserved, open, gone } = await sumsOf(inventoryItemId)
    if (stocked !== stock - gone || reserved !== open || reserved > stocked) {
      const found = { stock, stocked, reserved, open, gone }
      breaches.push(`stock of product ${id}: ${JSON.stringify(found)}`)
    }
  }
  return breaches
}
