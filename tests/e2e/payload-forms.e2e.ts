import { Buffer } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { expect, test } from './fixtures.ts'

interface Product {
  id: number
  slug: string
}

const admin = `${given('CONTENT_URL')}/admin`

let editor: Editor
let product: Product

test.beforeAll(async () => {
  editor = await Editor.signIn()
  product = await editor.create<Product>('products', {
    name: 'Kem chống nắng chưa dịch',
    slug: `chua-dich-${Date.now().toString(36)}`,
    description: 'Mô tả ngắn bằng tiếng Việt',
    price: 100_000,
    stock_start: 7,
    state: 'active',
  })
})

test.afterAll(async () => {
  await editor.remove('products', product.id)
})

const firstEditor = () => ({ email: given('EDITOR_EMAIL'), password: given('EDITOR_PASSWORD') })

async function signedIn(
  browser: Browser,
  viewport = { width: 1440, height: 900 },
  data = firstEditor(),
): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'vi-VN', viewport })).newPage()
  const response = await page.request.post(`${given('CONTENT_URL')}/api/users/login`, { data })
  expect(response.ok()).toBe(true)
  return page
}

const form = (page: Page) => page.locator('form[data-form-ready=true]').first()
const bar = (page: Page) => page.getByRole('navigation', { name: 'Đang sửa bản' })

test('the list finds products without accents, and says which lack English', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedIn(browser)
  await page.goto(`${admin}/collections/products`)
  await page
    .getByRole('textbox', { name: /^Tìm với/ })
    .fill('CHỐNG NẮNG chưa dịch'.normalize('NFD'))
  const row = page.getByRole('row').filter({ hasText: 'Kem chống nắng chưa dịch' })
  await expect(page.locator('tbody tr')).toHaveCount(1, { timeout: 30_000 })
  await expect(row).toContainText('100.000đ')
  await expect(row).toContainText('Thiếu')
})

test('a form opens in Vietnamese after a look at English, where the product has its name', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedIn(browser)
  const address = `${admin}/collections/products/${product.id}`
  await page.goto(address)
  await expect(bar(page)).toContainText('Tiếng Việt', { timeout: 60_000 })
  await expect(page.locator('#field-name')).toHaveValue('Kem chống nắng chưa dịch')

  await bar(page).getByRole('link', { name: 'Chuyển sang English' }).click()
  await expect(bar(page)).toContainText('Đang sửa bản English')
  await expect(page.locator('#field-name')).toHaveValue('')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kem chống nắng chưa dịch')

  await page.goto(`${admin}/collections/products?search=${product.slug}`)
  await page.locator('tbody').getByRole('link', { name: 'Kem chống nắng chưa dịch' }).click()
  await expect(bar(page)).toContainText('Đang sửa bản Tiếng Việt', { timeout: 60_000 })
  await expect(page.locator('#field-name')).toHaveValue('Kem chống nắng chưa dịch')
})

test('the English text begins as a copy of the Vietnamese one', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedIn(browser)
  await page.goto(`${admin}/collections/products/${product.id}`)
  await expect(form(page)).toBeVisible({ timeout: 60_000 })
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Sao chép sang ngôn ngữ' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('#field-toLocale').click()
  await drawer.getByText('Tiếng Anh', { exact: true }).click()
  await drawer.getByRole('button', { name: 'Sao chép' }).click()
  await expect(bar(page)).toContainText('English', { timeout: 60_000 })
  await expect(page.locator('#field-name')).toHaveValue('Kem chống nắng chưa dịch')
})

test('the product’s tabs show the stock of the shop, sizes of pictures and how other sites show it', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedIn(browser)
  const tab = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click()
  // Medusa follows the content within seconds.
  await expect(async () => {
    await page.goto(`${admin}/collections/products/${product.id}`)
    await expect(page.getByText('Còn bán 7 · trong kho 7 · khách đã đặt 0')).toBeVisible()
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('link', { name: 'Đổi ở trang Kho hàng' })).toHaveAttribute(
    'href',
    new RegExp(`/crm-admin/stock\\?q=${product.slug}$`),
  )
  await tab('Hình ảnh')
  await expect(page.getByText('Ít nhất 1200 × 1200 px (1:1)').first()).toBeVisible()
  await tab('SEO')
  await expect(page.getByText('Tiêu đề: 30 ký tự, nên tối đa 60')).toBeVisible()
  await page.locator('#field-name').fill('x'.repeat(60))
  await expect(page.getByText('Tiêu đề: 66 ký tự, nên tối đa 60')).toBeVisible()
})

test('a file that is too large or no picture is refused when it is chosen', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedIn(browser)
  await page.goto(`${admin}/collections/media/create`)
  await expect(page.getByText('tối đa 15 MB và 40 triệu điểm ảnh').first()).toBeVisible()
  const input = page.locator('input[type=file]')
  const large = { name: 'to.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(15_000_001) }
  await input.setInputFiles(large)
  await expect(page.getByText('“to.jpg” quá lớn.')).toBeVisible()
  await input.setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%'),
  })
  await expect(page.getByText('“a.pdf” không phải ảnh thuộc loại được nhận.')).toBeVisible()
  await expect(input).toHaveCount(1)
})

test('the dialog of a document that a colleague edits fits a phone', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const account = { email: `${randomUUID()}@nas.example`, password: randomUUID() }
  const currentPassword = given('EDITOR_PASSWORD')
  const { id } = await editor.create<{ id: number }>('users', { ...account, currentPassword })
  const address = `${admin}/collections/products/${product.id}`
  const lan = await signedIn(browser)
  await lan.goto(address)
  await expect(form(lan)).toBeVisible({ timeout: 60_000 })
  const locked = lan.waitForResponse((response) => response.request().method() === 'POST')
  await lan.locator('#field-name').fill('Lan đang sửa')
  await locked

  const minh = await signedIn(browser, { width: 390, height: 844 }, account)
  const dialog = minh.locator('.document-locked')
  await expect(async () => {
    await minh.goto(address)
    await expect(dialog).toBeVisible()
  }).toPass({ timeout: 60_000 })
  const buttons = await dialog.getByRole('button').all()
  expect(buttons).toHaveLength(3)
  for (const button of buttons) {
    const { x = -1, width = 0, height = 99 } = (await button.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
    // One line of text.
    expect(height).toBeLessThan(48)
  }
  expect(await minh.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await lan.close()
  await editor.remove('users', id)
})
