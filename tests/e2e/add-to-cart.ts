import { expect, type Locator, type Page } from '@playwright/test'
import type { Say } from './fixtures.ts'

/** Adds the product of the open page to the cart; returns the opened cart. */
export async function addToCart(page: Page, say: Say): Promise<Locator> {
  const add = page.getByRole('main').getByRole('button', { name: say('card.add') })
  await add.first().click()
  const cart = page.getByRole('dialog', { name: say('cart.title') })
  await expect(cart).toBeVisible()
  return cart
}

/** Continues from the open cart to the checkout. */
export async function checkOut(cart: Locator, say: Say): Promise<void> {
  const name = say('cart.checkout')
  await cart.getByRole('link', { name }).or(cart.getByRole('button', { name })).click()
}
