import type { Page } from '@playwright/test'
import { addToCart, checkOut } from './add-to-cart.ts'
import { expect, type Say, type Shop } from './fixtures.ts'

export const slug = 'dau-tam-hanh-nhan'

/** Adds the product to the cart and opens the checkout. */
export async function openCheckout(
  page: Page,
  { at, say }: Pick<Shop, 'at' | 'say'>,
  quantity = 1,
) {
  await page.goto(at(`/san-pham/${slug}`))
  await page.getByRole('spinbutton', { name: say('product.quantity') }).fill(String(quantity))
  await checkOut(await addToCart(page, say), say)
  await expect(page).toHaveURL(at('/thanh-toan'))
}

export const submit = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('checkout.submit') }).click()

/** The browser's cart still contains the product. */
export async function expectCartKept(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem('nas:cart') ?? '')
  expect(stored).toContain(slug)
}

export const shown = (page: Page, text: string) =>
  expect(page.getByText(text).first()).toBeVisible()
