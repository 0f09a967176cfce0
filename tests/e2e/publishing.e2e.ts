import type { Page } from '@playwright/test'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { readyForm, signedInEditor } from '../support/signed-in-editor.ts'
import { expect, test } from './fixtures.ts'

interface Product {
  id: number
  slug: string
}

let editor: Editor
const made: Product[] = []

test.beforeAll(async () => {
  editor = await Editor.signIn()
})

test.afterAll(async () => {
  for (const { id } of made) await editor.remove('products', id)
})

async function product(_status: 'draft' | 'published'): Promise<Product> {
  const slug = `len-cua-hang-${Date.now().toString(36)}`
  const texts = { name: 'Kem lên cửa hàng', title: 'Bản đầu' }
  const data = { ...texts, slug, price: 100_000, state: 'active', _status }
  const created = await editor.create<Product>('products', data)
  made.push(created)
  return created
}

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`${given('CONTENT_URL')}/admin/collections/products/${id}?locale=vi`)
  await expect(readyForm(page)).toBeVisible({ timeout: 60_000 })
}

/** The public address is not the one of the shop under test. */
const inShop = (address: string | null) =>
  String(address).replace(given('PUBLIC_URL'), given('SHOP_URL'))

test('an editor sees that a publication is live, opens its page and finds it in the log', {
  tag: '@desktop',
}, async ({ browser, request }) => {
  test.setTimeout(120_000)
  const { id, slug } = await product('draft')
  const page = await signedInEditor(browser)
  await open(page, id)
  await page.locator('.tabs-field').getByRole('button', { name: 'Nội dung' }).click()
  await page.locator('#field-title').fill('Bản vừa đăng')
  await page.locator('#action-save').click()
  const state = page.getByRole('status').filter({ hasText: 'cửa hàng' })
  await expect(state).toHaveText(/^Đã lên cửa hàng sau \d+(,\d)? giây$/)
  const link = page.getByRole('link', { name: 'Mở trang' })
  const address = await link.getAttribute('href')
  expect(address).toBe(`${given('PUBLIC_URL')}/vn/san-pham/${slug}`)
  expect(await (await request.get(inShop(address))).text()).toContain('Bản vừa đăng')

  await page.goto(`${given('CONTENT_URL')}/admin/collections/publications`)
  const row = page.getByRole('row').filter({ hasText: slug }).first()
  await expect(row).toContainText('Kem lên cửa hàng')
  await expect(row.getByRole('cell', { name: 'NAS', exact: true })).toBeVisible()
  await expect(row.getByRole('link', { name: `/san-pham/${slug}` })).toHaveAttribute(
    'href',
    String(address),
  )
})

test('a preview shows a draft with the real screen to anyone with the link, and counts nothing', {
  tag: '@desktop',
}, async ({ browser, request }) => {
  test.setTimeout(120_000)
  const { id, slug } = await product('published')
  await editor.saveDraft('products', id, { title: 'Chỉ là bản nháp' })
  const admin = await signedInEditor(browser)
  await open(admin, id)
  const button = admin.getByRole('link', { name: 'Xem trước' })
  const link = await button.evaluate((anchor: HTMLAnchorElement) => anchor.href)
  // Browsers send this header with a click; without it Payload ignores the cookie.
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const opened = await admin.request.get(link, { maxRedirects: 0, headers })
  const address = inShop(opened.headers().location ?? null)

  const shopper = await (await browser.newContext({ locale: 'vi-VN' })).newPage()
  const answer = await shopper.goto(address)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(shopper).toHaveTitle(/^Xem trước · /)
  await expect(shopper.getByRole('heading', { name: 'Kem lên cửa hàng' })).toBeVisible()
  await expect(shopper.getByText('Chỉ là bản nháp')).toBeVisible()
  expect(await shopper.context().storageState()).toEqual({ cookies: [], origins: [] })

  const published = `${given('SHOP_URL')}/vn/san-pham/${slug}`
  for (const place of [published, `${given('SHOP_URL')}/api/products?filters[slug]=${slug}`]) {
    expect(await (await request.get(place)).text()).not.toContain('Chỉ là bản nháp')
  }

  const changed = await shopper.goto(
    address.replace(/\.(.)/, (_, first) => `.${first === 'a' ? 'b' : 'a'}`),
  )
  expect(changed?.status()).toBe(404)
  await expect(shopper.getByText(/^Liên kết xem trước không đúng/)).toBeVisible()
})

/** The public address of the shop is the one under test. */
const routeToShop = (page: Page) =>
  page.route(`${given('PUBLIC_URL')}/**`, async (route) => {
    const response = await route.fetch({ url: inShop(route.request().url()) })
    await route.fulfill({ response })
  })

test('the page beside the form shows a saved draft, in place and in both languages', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const { id } = await product('published')
  const admin = await signedInEditor(browser)
  await routeToShop(admin)
  await open(admin, id)
  await admin.getByRole('button', { name: 'Xem bên cạnh', exact: true }).click()
  const shop = admin.frameLocator('#live-preview-iframe')
  await expect(shop.getByText('Bản đầu')).toBeVisible()
  const main = shop.locator('main')
  // Attributes and listeners of the window survive only without a reload.
  await main.evaluate(({ ownerDocument }) => {
    ownerDocument.documentElement.dataset.same = ''
    ownerDocument.defaultView?.scrollTo(0, 300)
  })
  const position = () => main.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollY)

  await admin.locator('.tabs-field').getByRole('button', { name: 'Nội dung' }).click()
  await admin.locator('#field-title').fill('Bản thứ hai')
  const saved = admin.waitForResponse((response) => response.request().method() === 'PATCH')
  await admin.locator('#action-save-draft').click()
  await saved
  await expect(shop.getByText('Bản thứ hai')).toBeAttached()
  expect(await position()).toBe(300)
  await expect(shop.locator('html[data-same]')).toBeAttached()

  await admin.goto(`${given('CONTENT_URL')}/admin/collections/products/${id}?locale=en`)
  await expect(shop.locator('html[lang=en]')).toBeAttached()
  // Payload remembers whether it is open.
  const remembered = admin.waitForResponse(/payload-preferences/)
  await admin.getByRole('button', { name: 'Đóng bản xem bên cạnh' }).click()
  await remembered
})

test('a draft of the footer is seen beside its form, and in the shop once it is published', {
  tag: '@desktop',
}, async ({ browser, request }) => {
  test.setTimeout(120_000)
  const { about } = await editor.readGlobal<{ about: string }>('menuinfo')
  const inFooter = async () => (await (await request.get('/vn')).text()).includes('Chân trang mới')
  const admin = await signedInEditor(browser)
  await routeToShop(admin)
  await admin.goto(`${given('CONTENT_URL')}/admin/globals/menuinfo?locale=vi`)
  await admin.getByRole('button', { name: 'Xem bên cạnh', exact: true }).click()
  const shop = admin.frameLocator('#live-preview-iframe')
  const footer = shop.locator('footer')
  await expect(footer).toContainText(about)
  await footer.evaluate((element) => {
    element.ownerDocument.documentElement.dataset.same = ''
    element.scrollIntoView()
  })
  const position = () => footer.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollY)
  const before = await position()
  expect(before).toBeGreaterThan(300)

  await admin.locator('#field-about').fill('Chân trang mới')
  const saved = admin.waitForResponse((response) => response.request().method() === 'POST')
  await admin.locator('#action-save-draft').click()
  await saved
  await expect(footer).toContainText('Chân trang mới')
  expect(await position()).toBe(before)
  await expect(shop.locator('html[data-same]')).toBeAttached()
  expect(await inFooter()).toBe(false)
  await expect(admin.getByTitle('Trạng thái: Đã thay đổi')).toBeVisible()

  const remembered = admin.waitForResponse(/payload-preferences/)
  await admin.getByRole('button', { name: 'Đóng bản xem bên cạnh' }).click()
  await remembered
  await expect(admin.locator('#action-unpublish')).toHaveCount(0)
  await admin.locator('#action-save').click()
  await expect.poll(inFooter).toBe(true)
  await editor.saveGlobal('menuinfo', { about })
})
