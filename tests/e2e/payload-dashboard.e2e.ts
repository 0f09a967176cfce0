import type { Page } from '@playwright/test'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { readyForm, signedInEditor } from '../support/signed-in-editor.ts'
import { expect, test } from './fixtures.ts'

const mark = Date.now().toString(36)
const admin = `${given('CONTENT_URL')}/admin`

const card = (page: Page, name: RegExp) => page.getByRole('region', { name })

test('an address without a page is listed until it has a redirect', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedInEditor(browser, { viewport: { width: 1440, height: 900 } })
  const path = `/san-pham/kem-cu-${mark}`
  // As the front server does once a minute.
  const counted = await page.request.post(`${given('CONTENT_URL')}/api/missing-pages/missed`, {
    headers: { Authorization: `clients API-Key ${given('CONTENT_WRITE_KEY')}` },
    data: { missed: [{ text: path, count: 1000 }] },
  })
  expect(counted.ok()).toBe(true)

  const row = card(page, /^Địa chỉ không có trang/)
    .getByRole('listitem')
    .filter({ hasText: path })
  await page.goto(admin)
  await expect(row).toBeVisible({ timeout: 60_000 })
  await page.goto(`${admin}/collections/missing-pages?search=${mark}`)
  await page
    .getByRole('row')
    .filter({ hasText: path })
    .getByRole('link', { name: 'Thêm chuyển hướng' })
    .click()
  await expect(page.locator('#field-from')).toHaveValue(path, { timeout: 60_000 })
  await page.locator('#field-to').fill('/faq')
  await page.locator('#action-save').click()
  await expect(page.getByText('thành công').first()).toBeVisible()
  await page.goto(admin)
  await expect(card(page, /^Địa chỉ không có trang/)).toBeVisible({ timeout: 60_000 })
  await expect(row).toHaveCount(0)
  await expect(async () => {
    const moved = await page.request.get(`${given('SHOP_URL')}/vn${path}`)
    expect(moved.url()).toContain('/vn/faq')
  }).toPass()
})

test('the dashboard leads to drafts and missing English, and a hidden document is called hidden', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const editor = await Editor.signIn()
  const name = `Kem ẩn ${mark}`
  const data = { name, slug: `kem-an-${mark}`, price: 100_000, state: 'active' }
  const { id } = await editor.create<{ id: number }>('products', data)
  const page = await signedInEditor(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(`${admin}/collections/products/${id}?locale=vi`)
  await expect(readyForm(page)).toBeVisible({ timeout: 90_000 })
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Tạm ẩn', exact: true }).click()
  await page.getByRole('button', { name: 'Xác nhận', exact: true }).click()
  await expect(page.getByText('Trạng thái: Tạm ẩn')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Bản nháp', { exact: true })).toBeHidden()

  await page.goto(admin)
  await expect(card(page, /^Bản nháp tôi sửa/).getByRole('link', { name })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await card(page, /^Thiếu tiếng Anh/)
    .getByRole('link', { name: 'Sản phẩm', exact: true })
    .click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Tạm ẩn')
  await editor.remove('products', id)
})
