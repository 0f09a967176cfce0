import { pageOfKind } from '../support/page-kinds.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'

test('axe finds nothing with the cart open', async ({ page, at, say }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('/san-pham/kem-duong-ceramide'))
  await page
    .getByRole('main')
    .getByRole('button', { name: say('product.add') })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: say('cart.title') })).toBeVisible()
  await expectNoFindings(page)
})

test('axe finds nothing with the sign-in open, and Escape gives the focus back', async ({
  page,
  at,
  say,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(at('/?login=1'))
  const dialog = page.getByRole('dialog', { name: say('auth.title') })
  await expect(dialog).toBeVisible()
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a keyboard alone gets from the product to the checkout', async ({ page, at, say }) => {
  await page.goto(at('/san-pham/kem-duong-ceramide'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: say('chrome.skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  const add = page
    .getByRole('main')
    .getByRole('button', { name: say('product.add') })
    .first()
  await add.focus()
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: say('cart.title') })
  await expect(cart).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await cart.getByText(say('cart.checkout'), { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/thanh-toan'))
})

test('menus keep nobody out and give the focus back', async ({ page, at, viewport }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
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
