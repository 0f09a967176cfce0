import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const paths = [
  ...['/', '/chuyen-muc/cham-soc-da', '/san-pham/kem-duong-ceramide', '/thanh-toan'],
  ...['/thanh-toan/hoan-tat', '/aura-club', '/blog', '/faq', '/chinh-sach/chinh-sach-bao-mat'],
  ...['/connect/google/redirect', '/khong-co', '/don-hang', '/theo-doi-don-hang'],
  ...['/thanh-toan/thanh-cong', '/thanh-toan/that-bai', '/thanh-toan/cho-ket-qua'],
]

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
  expect(found).toEqual([])
}

for (const path of paths) {
  test(`axe finds nothing on ${path}`, async ({ page, at }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at(path))
    await expectNoFindings(page)
  })
}

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home, category and product can be read and walked through', async ({ page, at }) => {
    await page.goto(at('/'))
    await page.goto(at('/chuyen-muc/cham-soc-da'))
    await page
      .getByRole('main')
      .getByRole('link', { name: /Ceramide/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/san-pham\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
