import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { newStaff } from '../support/new-staff.ts'
import { productBySlug } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { newMember, orderBy } from './member.ts'
import { expectNoFindings } from './no-findings.ts'
import { signIn, signInAsStaff } from './signed-in.ts'

const say = speaker('vi')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const dialog = (page: Page, key: string) => page.getByRole('dialog', { name: say(key) })

async function anOrder(name: string) {
  const product = await productBySlug('kem-duong-ceramide')
  return orderBy(await newMember(), product?.id ?? 0, { name })
}

/** Code of the release whose name contains this comes later. */
const delayCode = (page: Page, name: string) =>
  page.route(`**/_assets/*${name}*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })

test('the quick search takes all keys from Ctrl+K on and finds orders, people and products', {
  tag: '@desktop',
}, async ({ page }) => {
  const unique = randomUUID().slice(0, 8)
  const order = await anOrder(`Đặng Nhanh ${unique}`)
  await signInAsStaff(page)
  await delayCode(page, 'dialog')
  await page.goto(`/crm-admin/orders/${order.id}`)
  const next = page.getByRole('button', { name: say('crm.moves.pickitem'), exact: true })
  await expect(next).toBeEnabled()

  const palette = dialog(page, 'crm.keys.palette')
  const field = palette.getByRole('combobox')
  await page.keyboard.press('Control+k')
  for (const key of ['e', '1', '2']) await page.keyboard.press(key)
  await expect(field).toHaveValue('e12')
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()

  // Its dialog is still being loaded.
  await page.keyboard.press('?')
  await page.keyboard.press('e')
  await expect(dialog(page, 'crm.keys.title')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(next).toBeEnabled()

  await page.goto('/crm-admin/')
  await expect(title(page)).toHaveText(say('crm.dashboard.title'))
  const option = (text: string | RegExp): Locator => palette.getByRole('option', { name: text })
  const screen = (name: string) => palette.getByRole('option', { name, exact: true })
  for (const words of [order.code, `dang nhanh ${unique}`, order.code.toLowerCase()]) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(words)
    await expect(option(order.code).first()).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ceramide')
  await expect(palette.getByRole('group', { name: say('crm.palette.products') })).toBeVisible()
  await expect(screen(say('crm.menu.delivery'))).toHaveCount(0)
  await expect(screen(say('crm.menu.auditLog'))).toHaveCount(0)
  await expectNoFindings(page)
  await field.fill(order.code)
  const found = palette.getByRole('group', { name: say('crm.palette.orders') })
  await expect(found.getByRole('option')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(title(page)).toContainText(order.code)

  await page.route('**/api/orders?**', (route) => route.abort())
  await page.getByRole('button', { name: say('crm.keys.palette') }).click()
  await page.keyboard.type(`mất mạng ${unique}`)
  await expect(palette.getByRole('alert')).toContainText(say('crm.failure.network'))
  await page.unroute('**/api/orders?**')
  await palette.getByRole('button', { name: say('crm.retry') }).click()
  await expect(palette.getByRole('alert')).toBeHidden()
})

test('words that are typed while the next list is loaded do not filter it', {
  tag: '@desktop',
}, async ({ page }) => {
  await anOrder('Lê Thị Vội')
  await signInAsStaff(page)
  await delayCode(page, 'stock-list-screen')
  await page.goto('/crm-admin/orders?state=new')
  const field = page.getByRole('main').getByRole('searchbox')
  await expect(field).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('kho hang')
  await page.keyboard.press('Enter')
  await page.keyboard.press('/')
  await page.keyboard.type('huy')
  await expect(title(page)).toHaveText(say('crm.menu.stock'))
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL(/\/crm-admin\/stock$/)
})

test('the quick search offers a role what it may open only', { tag: '@desktop' }, async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signIn(page, await newStaff('content'))
  await page.goto('/crm-admin/')
  await expect(title(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = dialog(page, 'crm.keys.palette')
  await page.keyboard.type('kem')
  await expect(palette.getByRole('group', { name: say('crm.palette.products') })).toBeVisible()
  await expect(palette).not.toContainText(say('crm.menu.orders'))
  await expect(palette).not.toContainText(say('crm.menu.users'))
  expect(asked).not.toContain('/api/orders')
  expect(asked).not.toContain('/api/users')
})

test('without a network the frame stays, tells what is wrong and goes on by itself', {
  tag: '@both',
}, async ({ page, context, viewport }) => {
  await anOrder('Lê Thị Mạng')
  await signInAsStaff(page)
  await page.goto('/crm-admin/orders')
  await expect(page.getByRole('status').filter({ hasText: /^[1-9]/ })).toBeVisible()
  await context.setOffline(true)

  await page.getByRole('button', { name: say('crm.list.export') }).click()
  await page.getByRole('menuitem', { name: say('crm.list.csv') }).click()
  const notice = page.locator('[data-notice]')
  await expect(notice).toContainText(say('crm.failure.network'))
  const [inside, header] = [
    await notice.boundingBox(),
    await page.getByRole('banner').boundingBox(),
  ]
  expect(inside?.y).toBeGreaterThanOrEqual(header?.y ?? 0)
  expect((inside?.y ?? 0) + (inside?.height ?? 0)).toBeLessThanOrEqual(
    (header?.y ?? 0) + (header?.height ?? 0),
  )
  await expectNoFindings(page)

  if ((viewport?.width ?? 0) < 1000) {
    await page.getByRole('button', { name: say('crm.keys.palette') }).click()
    await page.keyboard.type('kho hang')
    await page.keyboard.press('Enter')
  } else {
    const menu = page.getByRole('navigation', { name: say('crm.menu.label') })
    await menu.getByRole('link', { name: say('crm.menu.stock') }).click()
  }
  await expect(title(page)).toHaveText(say('crm.menu.stock'))
  await expect(page.getByRole('main')).toContainText(say('crm.failure.network'))
  await expect(page.getByRole('banner')).toBeVisible()
  await expectNoFindings(page)
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  await expect(page).toHaveURL(/\/crm-admin\/stock$/)
})

test('a slow screen has its heading and a loading bar, and the menu stays collapsed', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/crm-admin/orders')
  await page.getByRole('button', { name: say('crm.menu.collapse') }).click()
  await delayCode(page, 'delivery-screen')
  await page.route('**/api/deliveryinfo*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.getByRole('link', { name: say('crm.menu.delivery'), exact: true }).click()
  const bar = page.getByRole('progressbar', { name: say('crm.loading') })
  await expect(bar).toBeVisible()
  await expect(title(page)).toHaveText(say('crm.menu.delivery'))
  const blank = page.locator('h1, h2, h3, h4').filter({ hasNotText: /\S/ })
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await expect(blank).toHaveCount(0)
  await expect(bar).toBeHidden()

  await page.reload()
  await expect(page.getByRole('button', { name: say('crm.menu.expand') })).toBeVisible()
})
