import type { Locator, Page } from '@playwright/test'
import { pageOfKind } from '../support/page-kinds.ts'
import { addToCart } from './add-to-cart.ts'
import { receiver } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'

test('axe finds no violation with the cart open', { tag: '@both' }, async ({ page, at, say }) => {
  await page.goto(at('/san-pham/kem-duong-ceramide'))
  await addToCart(page, say)
  await expectNoFindings(page)
})

test('axe finds no violation with the sign-in open, and Escape closes it', {
  tag: '@both',
}, async ({ page, at, say }) => {
  await page.goto(at('/?login=1'))
  const dialog = page.getByRole('dialog', { name: say('auth.title') })
  await expect(dialog).toBeVisible()
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('axe finds no violation with the search open', { tag: '@both' }, async ({ page, at, say }) => {
  await page.goto(at('/faq?q=kem'))
  const search = page.getByRole('dialog', { name: say('search.title') })
  await expect(search.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expectNoFindings(page)
})

/** Moves the focus there by keyboard. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`60 presses of Tab do not lead to ${target}`)
}

async function choosePlace(page: Page, label: string, typed: string, place: string) {
  const field = page.getByRole('combobox', { name: label })
  await tabTo(page, field)
  await page.keyboard.type(typed)
  await expect(page.getByRole('option', { name: place, exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(place)
}

test('an order is placed by keyboard only', { tag: '@desktop' }, async ({ page, at, say }) => {
  await page.goto(at('/san-pham/kem-duong-ceramide'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: say('chrome.skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  const add = page.getByRole('main').getByRole('button', { name: say('card.add') })
  await tabTo(page, add.first())
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: say('cart.title') })
  await expect(cart).toBeVisible()
  await expect(cart.getByText(say('cart.added'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await expect(add.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, cart.getByRole('button', { name: say('cart.checkout') }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/thanh-toan'))

  await tabTo(page, page.getByLabel(say('forms.name')))
  await page.keyboard.type(receiver.name)
  await tabTo(page, page.getByLabel(say('forms.phone')))
  await page.keyboard.type(receiver.phone)
  await choosePlace(page, say('forms.province'), 'ho chi minh', 'Thành phố Hồ Chí Minh')
  await choosePlace(page, say('forms.ward'), 'sai gon', 'Phường Sài Gòn')
  await tabTo(page, page.getByLabel(say('forms.address')))
  await page.keyboard.type(receiver.address)
  await tabTo(page, page.getByRole('checkbox', { name: say('forms.consentAll') }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: say('checkout.submit') }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: say('order.thanksTitle') })).toBeVisible()
})

test('open menus have no axe violation and return the focus', { tag: '@both' }, async ({
  page,
  at,
  viewport,
}) => {
  await page.goto(at(pageOfKind.faq))
  const menus = page.getByRole('banner').locator('details[data-menu] > summary:visible')
  const shown = await menus.count()
  expect(shown).toBeGreaterThan((viewport?.width ?? 0) < 700 ? 0 : 4)
  for (let index = 0; index < shown; index += 1) {
    const menu = menus.nth(index)
    await menu.press('Enter')
    await expect(menu.locator('..')).toHaveAttribute('open')
    await expectNoFindings(page, 'header')
    await page.keyboard.press('Escape')
    await expect(menu.locator('..')).not.toHaveAttribute('open')
    await expect(menu).toBeFocused()
  }
})
