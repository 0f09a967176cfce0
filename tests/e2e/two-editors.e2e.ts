import type { Browser, Page, Request } from '@playwright/test'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { type Account, newEditor } from '../support/new-editor.ts'
import { readyForm, signedInEditor, takeOverLocks } from '../support/signed-in-editor.ts'
import { expect, test } from './fixtures.ts'

interface Product {
  id: number
  slug: string
  price: number
  title: string
}

let editor: Editor
let product: Product
const accounts: Account[] = []

test.beforeAll(async () => {
  editor = await Editor.signIn()
  for (const name of ['Lan', 'Minh']) accounts.push(await newEditor(editor, name))
  product = await editor.create<Product>('products', {
    name: 'Kem hai người sửa',
    slug: `hai-nguoi-sua-${Date.now().toString(36)}`,
    price: 100_000,
    state: 'active',
  })
})

test.afterAll(async () => {
  await editor.remove('products', product.id)
  for (const { id } of accounts) await editor.remove('users', id)
})

async function open(browser: Browser, account: Account): Promise<Page> {
  const page = await signedInEditor(browser, { locale: 'en-GB' }, account)
  await takeOverLocks(page)
  await page.goto(`${given('CONTENT_URL')}/admin/collections/products/${product.id}?locale=vi`)
  await expect(readyForm(page)).toBeVisible({ timeout: 60_000 })
  return page
}

const openTab = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()

async function type(page: Page, field: string, text: string): Promise<void> {
  const tab = field === 'price' ? 'Sales' : 'Words'
  await openTab(page, tab)
  await page.locator(`#field-${field}`).fill(text)
}

const publish = (page: Page) => page.locator('#action-save').click()

test('two editors of one product lose nothing: the second sees both prices, merges and saves', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const [first, second] = accounts as [Account, Account]
  const lan = await open(browser, first)
  const minh = await open(browser, second)

  await type(lan, 'title', 'Của Lan')
  await type(lan, 'price', '120000')
  await publish(lan)
  await expect(lan.getByText('Updated successfully.').first()).toBeVisible()

  let letFormState = () => {}
  const held = new Promise<void>((resolve) => {
    letFormState = resolve
  })
  const isFormState = (request: Request) => request.method() === 'POST'
  await minh.route('**/admin/collections/products/**', async (route) => {
    if (isFormState(route.request())) await held
    await route.continue()
  })
  await type(minh, 'price', '110000')
  const dialog = minh.getByRole('dialog', { name: /^Lan has just changed this document/ })
  await publish(minh)
  await expect(dialog).toBeVisible()
  // Lan goes on, so Payload asks Minh to take over, which must wait until the dialog is closed.
  await type(lan, 'title', 'Lan viết tiếp')
  const lock = `where[document.relationTo][equals]=products&where[document.value][equals]=${product.id}`
  await expect(() => editor.first('payload-locked-documents', lock)).toPass()
  letFormState()
  const locked = minh.locator('.document-locked')
  await expect(locked).toBeAttached()
  await expect(locked).toBeHidden()
  await expect(dialog.getByRole('radio', { name: /^Mine.*110\.000/ })).toBeChecked()
  const theirs = dialog.getByRole('radio', { name: /^Saved by the other person.*120\.000/ })
  await expect(theirs).not.toBeChecked()
  await expect(dialog.getByText('Taken from the new version: Title line')).toBeVisible()
  expect((await editor.find<Product>('products', product.slug)).price).toBe(120_000)
  const loadedAgain = minh.waitForResponse((response) => response.url().includes('_rsc='))
  await dialog.getByRole('button', { name: 'Merge both versions' }).click()
  await expect(dialog).toBeHidden()
  await expect(locked).toHaveCount(0)
  await loadedAgain
  await expect(minh.locator('#field-price')).toHaveValue('110.000')
  await openTab(minh, 'Words')
  await expect(minh.locator('#field-title')).toHaveValue('Của Lan')
  await publish(minh)
  await expect(minh.getByText('Updated successfully.').first()).toBeVisible()
  expect(await editor.find<Product>('products', product.slug)).toMatchObject({
    price: 110_000,
    title: 'Của Lan',
  })
  // Otherwise the next test finds Lan's lock.
  await lan.close()
})

test('a lost connection shows a message and keeps the text for another save, and closing the tab is warned of', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  // The last editor of the other test, whose lock may remain.
  const page = await open(browser, accounts[1] as Account)
  await type(page, 'description', 'Mạng chập chờn')
  await expect(page.locator('#action-save')).toBeEnabled()

  const warned = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const warning = await warned
  expect(warning.type()).toBe('beforeunload')
  await warning.dismiss()

  const api = `**/api/products/${product.id}?*`
  await page.route(api, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  await publish(page)
  const unanswered = page.getByText(/^The server did not answer/)
  await expect(unanswered).toBeVisible()
  await page.unroute(api)
  // The save is stored, and its answer is lost.
  await page.route(api, async (route) => {
    if (route.request().method() === 'PATCH') await route.fetch()
    await route.abort('connectionreset')
  })
  await publish(page)
  await expect(unanswered).toHaveCount(2)
  await page.unroute(api)
  await publish(page)
  await expect(page.getByText(/^Merged with the version saved meanwhile/)).toBeVisible()
  await expect(page.locator('#field-description')).toHaveValue('Mạng chập chờn')
  await publish(page)
  await expect(page.getByText('Updated successfully.').first()).toBeVisible()
  expect(await editor.find('products', product.slug)).toMatchObject({
    description: 'Mạng chập chờn',
  })
})

test('text that was not saved is offered again after a closed tab and an ended session', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const account = accounts[1] as Account
  const page = await open(browser, account)
  await type(page, 'description', 'Chưa kịp lưu')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('Chưa kịp lưu')
  await page.close({ runBeforeUnload: false })

  const context = page.context()
  const again = await context.newPage()
  const address = `${given('CONTENT_URL')}/admin/collections/products/${product.id}?locale=vi`
  await takeOverLocks(again)
  await again.goto(address)
  await again.getByRole('button', { name: 'Restore' }).click()
  await openTab(again, 'Words')
  await expect(again.locator('#field-description')).toHaveValue('Chưa kịp lưu')

  await context.clearCookies()
  await again.locator('#field-description').fill('Phiên đã hết')
  await publish(again)
  await expect(again.getByText(/^Your session has ended/)).toBeVisible()
  await again.getByLabel('Email').fill(account.email)
  await again.getByLabel('Password').fill(account.password)
  await again.getByRole('button', { name: 'Login' }).click()
  await again.getByRole('button', { name: 'Restore' }).click()
  await openTab(again, 'Words')
  await expect(again.locator('#field-description')).toHaveValue('Phiên đã hết')
  await publish(again)
  await expect(again.getByText('Updated successfully.').first()).toBeVisible()
  await again.reload()
  await expect(readyForm(again)).toBeVisible()
  await expect(again.getByRole('button', { name: 'Restore' })).toBeHidden()
})
