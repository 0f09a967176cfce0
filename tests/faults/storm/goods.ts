import { Editor } from '../../support/editor.ts'
import { given } from '../../support/env.ts'
import { eventually } from '../../support/eventually.ts'

/** Something to buy, with its stock before anybody bought. */
export interface Good {
  id: number
  inventoryItemId: string
  stock: number
}

async function admin<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${given('COMMERCE_URL')}/admin${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Authorization: `Basic ${btoa(`${given('COMMERCE_SECRET_KEY')}:`)}`,
      'Content-Type': 'application/json',
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

interface Level {
  location_id: string
  reserved_quantity: number
}

async function inventoryItemOf(product: number): Promise<string | null> {
  const fields = 'variants.inventory_items.inventory_item_id'
  const { products } = await admin<{
    products: { variants: { inventory_items: { inventory_item_id: string }[] }[] }[]
  }>(`/products?external_id=${product}&fields=${fields}`)
  return products[0]?.variants[0]?.inventory_items[0]?.inventory_item_id ?? null
}

/** Sets how many there are and returns where. */
async function stockUp(inventoryItemId: string, stock: number): Promise<void> {
  const path = `/inventory-items/${inventoryItemId}/location-levels`
  const { inventory_levels } = await admin<{ inventory_levels: Level[] }>(path)
  const [level] = inventory_levels
  if (level === undefined) throw new Error('a product without stock anywhere')
  await admin(`${path}/${level.location_id}`, { stocked_quantity: stock })
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
    })
    const what = 'Medusa knows the product'
    const { answer } = await eventually(what, () => inventoryItemOf(id), 20_000)
    await stockUp(answer, stock)
    goods.push({ id, inventoryItemId: answer, stock })
  }
  return goods
}

/** Takes the products out of the shop again. */
export async function removeGoods(goods: readonly Good[]): Promise<void> {
  const editor = await Editor.signIn()
  for (const { id } of goods) await editor.unpublish('products', id)
}
