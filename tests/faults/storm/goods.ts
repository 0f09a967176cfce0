import { sql } from '../../support/commerce-database.ts'
import { Editor } from '../../support/editor.ts'
import { eventually } from '../../support/eventually.ts'

/** A product with its initial stock. */
export interface Good {
  id: number
  inventoryItemId: string
  stock: number
}

/** Medusa's inventory item of a product. */
async function inventoryItemOf(product: number, stock: number): Promise<string | null> {
  const [found] = await sql<{ id: string }>(
    `select i.inventory_item_id as id
     from product p
     join product_variant v on v.product_id = p.id and v.deleted_at is null
     join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null
     join inventory_level l on l.inventory_item_id = i.inventory_item_id and l.deleted_at is null
     where p.external_id = $1::text and p.deleted_at is null and l.stocked_quantity = $2`,
    [product, stock],
  )
  return found?.id ?? null
}

/** New products in the shop, one for each of these numbers of units. */
export async function newGoods(stocks: readonly number[]): Promise<Good[]> {
  const editor = await Editor.signIn()
  const stamp = Date.now()
  const goods: Good[] = []
  for (const [index, stock] of stocks.entries()) {
    const { id } = await editor.create('products', {
      name: `Hàng bão ${stamp} ${index}`,
      slug: `hang-bao-${stamp}-${index}`,
      price: 80_000 + index * 45_000,
      stock_start: stock,
    })
    const what = 'Medusa knows the product'
    const { answer } = await eventually(what, () => inventoryItemOf(id, stock), 20_000)
    goods.push({ id, inventoryItemId: answer, stock })
  }
  return goods
}

/** Deletes the products from the shop. */
export async function removeGoods(goods: readonly Good[]): Promise<void> {
  const editor = await Editor.signIn()
  for (const { id } of goods) await editor.unpublish('products', id)
}
