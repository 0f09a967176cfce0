import type { Page, Request } from '@playwright/test'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { readyForm, signedInEditor } from '../support/signed-in-editor.ts'
import { expect, test } from './fixtures.ts'

interface Product {
  id: number
  slug: string
}

const slug = `kem-doi-ten-${Date.now().toString(36)}`
const name = `Kem ${slug}`
const admin = () => `${given('CONTENT_URL')}/admin/collections`

let editor: Editor
let product: Product
let banner: { id: number }

test.beforeAll(async () => {
  editor = await Editor.signIn()
  product = await editor.create<Product>('products', {
    name,
    slug,
    price: 100_000,
    state: 'active',
  })
  const data = { name: `Biểu ngữ ${slug}`, type: 'promotion', state: 'inactive' }
  banner = await editor.create('banners', { ...data, link: `/san-pham/${slug}` })
})

async function confirmDeletion(page: Page): Promise<void> {
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
}

test('a product that a banner links to is not deleted; renamed it is found, deleted it is restored', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(240_000)
  const page = await signedInEditor(browser, { locale: 'en-GB' })
  const document = `${admin()}/products/${product.id}?locale=vi`
  const open = async () => {
    await page.goto(document)
    await expect(readyForm(page)).toBeVisible({
      timeout: 90_000,
    })
  }
  await open()
  await page.getByText('Used in').click()
  await expect(page.getByRole('link', { name: `Biểu ngữ ${slug}` })).toBeVisible()
  await confirmDeletion(page)
  await expect(page.getByText(`in use: Banner “Biểu ngữ ${slug}”`)).toBeVisible()
  await editor.remove('banners', banner.id)

  await open()
  await page.locator('#field-slug').fill(`${slug}-moi`)
  await page.locator('#action-save').click()
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()
  await expect(async () => {
    const shop = await page.request.get(`${given('SHOP_URL')}/vn/san-pham/${slug}`)
    expect(shop.url()).toContain(`/vn/san-pham/${slug}-moi`)
  }).toPass()

  await open()
  await confirmDeletion(page)
  await expect(page).toHaveURL(/\/collections\/products(\?|$)/)
  await page.goto(`${admin()}/products/trash/${product.id}`)
  await page.getByRole('button', { name: 'Restore' }).click()
  await page.getByText('Restore as published version').click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('#field-slug')).toHaveValue(`${slug}-moi`, { timeout: 60_000 })
  await expect(async () => {
    const shop = await page.request.get(`${given('SHOP_URL')}/vn/san-pham/${slug}-moi`)
    expect(shop.status()).toBe(200)
  }).toPass()
  await editor.remove('products', product.id)
})

test('a banner with a link to a missing page is not published, and the field says why', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const page = await signedInEditor(browser, { locale: 'en-GB' })
  await page.goto(`${admin()}/banners/create?locale=vi`)
  await expect(readyForm(page)).toBeVisible({ timeout: 90_000 })
  // Payload's form asks for its state before the save is answered, and gets it afterwards.
  const isState = (request: Request) =>
    request.method() === 'POST' && request.url().includes('/banners/create')
  const asked = page.waitForRequest(isState)
  const refused = page.waitForResponse((response) => response.status() === 400)
  await page.route('**/api/banners?*', async (route) => {
    const response = await route.fetch()
    await asked
    await route.fulfill({ response })
  })
  await page.route('**/banners/create?*', async (route) => {
    if (!isState(route.request())) return route.continue()
    const response = await route.fetch()
    await refused
    await route.fulfill({ response })
  })
  const arrived = page.waitForResponse((response) => isState(response.request()))
  await page.locator('#field-name').fill('Biểu ngữ thử')
  await page.locator('#field-link').fill('/khong-co')
  await page.locator('#action-save').click()
  await (await arrived).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.getByText('The shop has no page /khong-co.')).toBeVisible()
  await expect(page.locator('#field-name')).toHaveValue('Biểu ngữ thử')
})
