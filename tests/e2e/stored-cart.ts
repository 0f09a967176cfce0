import type { Page } from '@playwright/test'
import { api } from '../support/shop.ts'

export interface Product {
  id: number
  attributes: { name: string; name_en: string; slug: string; price: number }
}

/** Products of the demo shop, cheapest first. */
export async function someProducts(count: number): Promise<Product[]> {
  const { body } = await api<{ data: Product[] }>(
    `/products?filters[categories][slug]=cham-soc-da&sort=price:asc&pagination[limit]=${count}`,
  )
  return body.data
}

/** A ticked line of the stored cart. */
export const lineOf = ({ id, attributes }: Product, more: object = {}) => ({
  id,
  imagelink: '',
  description: '',
  description_en: '',
  ...attributes,
  quantity: 1,
  checked: true,
  ...more,
})

/** Stores a cart in the browser, and loads the open page again. */
export async function storeText(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('nas:cart', value), text)
  await page.reload()
}

export async function storeCart(page: Page, count: number): Promise<Product[]> {
  const products = await someProducts(count)
  await storeText(page, JSON.stringify(products.map((product) => lineOf(product))))
  return products
}
