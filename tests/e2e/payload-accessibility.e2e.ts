import type { Page } from '@playwright/test'
import { given } from '../support/env.ts'
import { readyForm, signedInEditor } from '../support/signed-in-editor.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFindings } from './no-findings.ts'

const admin = `${given('CONTENT_URL')}/admin`
/** The tabs of a document and chosen values that can be dragged are built so in Payload 3.90. */
const left = { list: { enabled: false }, 'nested-interactive': { enabled: false } }

const expectNames = (page: Page) =>
  expectNoFindings(page, 'html', {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
    rules: left,
  })

test('a list and all tabs of a product have names and contrast', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedInEditor(browser, { viewport: { width: 1366, height: 768 } })
  await page.goto(`${admin}/collections/products`)
  await expect(page.getByRole('checkbox', { name: /^Chọn \S/ }).first()).toBeVisible()
  await expectNames(page)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(readyForm(page)).toBeVisible({ timeout: 60_000 })
  for (const tab of await page.locator('.tabs-field__tab-button').all()) {
    await tab.click()
    await expectNames(page)
  }
})

test('a keyboard nests a list, leaves the text, makes a link and is back in the text', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedInEditor(browser, { viewport: { width: 1366, height: 768 } })
  const { keyboard } = page
  await page.goto(`${admin}/collections/blogs/create`)
  await expect(readyForm(page)).toBeVisible({ timeout: 60_000 })
  const text = page.getByRole('textbox', { name: 'Nội dung' })
  await text.focus()
  await keyboard.type('- Nắng')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.type('Tia UVA')
  await expect(text.locator('ul ul')).toHaveText('Tia UVA')
  await keyboard.press('Tab')
  await expect(text).not.toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Sản phẩm trong bài' })).toBeVisible()

  await text.focus()
  await keyboard.press('Shift+Home')
  await keyboard.press('Shift+Tab')
  const link = page.getByRole('button', { name: 'Liên kết', exact: true }).first()
  await expect(link).toBeFocused()
  // Payload reads the selection when the browser is idle.
  await expect(link).not.toHaveClass(/disabled/)
  await keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'Địa chỉ' }).focus()
  await keyboard.type('/faq')
  await expectNames(page)
  await keyboard.press('Enter')
  await expect(text.getByRole('link')).toHaveText('Tia UVA')
  await expect(text).toBeFocused()
})
