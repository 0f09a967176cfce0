import { expect } from '../e2e/fixtures.ts'
import { pageOfKind } from '../support/page-kinds.ts'
import { test } from './shot.ts'

test('menus', async ({ page, at, say, isPhone, shoot }) => {
  await page.goto(at('/faq'))
  if (isPhone) {
    await page.locator('.mobile-menu > summary').click()
    await shoot('menu-phone', 'screen')
    return
  }
  const menus = page.getByRole('banner').locator('details[data-menu] > summary:visible')
  const count = await menus.count()
  for (let index = 0; index < count; index += 1) {
    await menus.nth(index).focus()
    await page.keyboard.press('Enter')
    await shoot(`menu-${index + 1}`, 'screen')
    await page.keyboard.press('Escape')
  }
  await expect(page.getByRole('navigation', { name: say('chrome.mainNav') })).toBeVisible()
})

test('sign-in', async ({ page, at, say, shoot }) => {
  await page.goto(at('/?login=1'))
  const dialog = page.getByRole('dialog', { name: say('auth.title') })
  await expect(dialog).toBeVisible()
  await shoot('login', 'screen')
  await dialog.getByRole('button', { name: say('auth.submit'), exact: true }).click()
  await shoot('login-incomplete', 'screen')
})

test('cart panel', async ({ page, at, say, shoot }) => {
  await page.goto(at(pageOfKind.product))
  await page.locator('[data-open-panel=cart]:visible').click()
  const cart = page.getByRole('dialog', { name: say('cart.title') })
  await expect(cart).toBeVisible()
  await shoot('cart-empty', 'screen')
  await page.keyboard.press('Escape')
  const add = page.getByRole('button', { name: say('card.add') })
  await add.first().click()
  await expect(cart).toBeVisible()
  await shoot('cart-added', 'screen')
})

test('search', async ({ page, at, say, shoot }) => {
  await page.goto(at(pageOfKind.faq))
  await page.locator('[data-open-panel=search]:visible').click()
  const search = page.getByRole('dialog', { name: say('search.title') })
  const field = search.getByRole('textbox', { name: say('search.label') })
  await expect(field).toBeFocused()
  await shoot('search-open', 'screen')
  await field.fill('kem chong nang')
  await expect(search.getByRole('status')).toContainText('kem chong nang')
  await shoot('search-found', 'screen')
  await field.fill('collgen')
  await expect(search.getByRole('button', { name: 'collagen', exact: true })).toBeVisible()
  await shoot('search-meant', 'screen')
  await field.fill('ship')
  await search.getByRole('region', { name: say('search.pages') }).scrollIntoViewIfNeeded()
  await shoot('search-pages', 'screen')
  await field.fill('qqqq')
  await expect(search.getByText(say('search.none', { text: 'qqqq' }))).toBeVisible()
  await shoot('search-none', 'screen')
})
