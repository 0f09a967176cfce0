import type { Browser, Page } from '@playwright/test'
import { href } from '../../src/i18n/href.ts'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import {
  firstEditor,
  readyForm,
  signedInEditor,
  takeOverLocks,
} from '../support/signed-in-editor.ts'
import { expect, test } from './fixtures.ts'

async function open(browser: Browser, path: string): Promise<Page> {
  const page = await signedInEditor(browser)
  await takeOverLocks(page)
  await page.goto(`${given('CONTENT_URL')}/admin/${path}?locale=vi`)
  await expect(readyForm(page)).toBeVisible({ timeout: 90_000 })
  return page
}

const save = (page: Page) => page.locator('#action-save').click()

type Home = { sections: object[]; promises: object[] }
let former: Home | null = null

test.afterEach(async () => {
  if (former === null) return
  const { sections, promises } = former
  await (await Editor.signIn()).saveGlobal('homeinfo', { sections, promises })
  former = null
})

test('an editor moves a section of the home page up, changes a promise and hides the film', {
  tag: '@desktop',
}, async ({ browser, page: shop }) => {
  test.setTimeout(240_000)
  const editor = await Editor.signIn()
  former = await editor.readGlobal<Home>('homeinfo')
  const page = await open(browser, 'globals/homeinfo')
  const [categories, sellers] = ['Chăm sóc theo nhu cầu', 'Được yêu thích nhất']
  const headings = shop.getByRole('main').getByRole('heading', { level: 2 })
  const places = async () => {
    await shop.goto(href('vi', '/'))
    const texts = await headings.allInnerTexts()
    return [categories, sellers].map((text) => texts.indexOf(text as string))
  }
  const [first = -1, second = -1] = await places()
  expect(first).toBeLessThan(second)
  expect(first).toBeGreaterThan(-1)

  await page.locator('#sections-row-2 .array-actions__button').click()
  await page.getByRole('button', { name: 'Di chuyển lên' }).click()
  await page.locator('#sections-row-4 .array-actions__button').click()
  await page.getByRole('button', { name: 'Xóa', exact: true }).click()
  await page.locator('#field-promises__0__title').fill('Giao hàng miễn phí toàn quốc')
  await save(page)
  await expect(page.getByText(/^Đã lên cửa hàng sau/)).toBeVisible()

  // The sentence may still describe an earlier publication.
  await expect(async () => {
    const [after = -1, above = -1] = await places()
    expect(above).toBeLessThan(after)
  }).toPass()
  await expect(shop.getByText('Giao hàng miễn phí toàn quốc')).toBeVisible()
  await expect(shop.getByText('Cho đơn hàng trên 300.000đ')).toBeVisible()
  await expect(shop.locator('.film')).toHaveCount(0)
})

test('an editor learns the placeholders of an email, and whether a test of it was sent', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(240_000)
  const editor = await Editor.signIn()
  const query = 'where[kind][equals]=order-delivered'
  const { id } = await editor.first<{ id: number }>('emails', query)
  const page = await open(browser, `collections/emails/${id}`)
  await expect(page.getByText('Có thể dùng trong các ô: {{order}}, {{total}}')).toBeVisible()

  const subject = page.locator('#field-subject')
  await subject.fill('Xin chào {{name}}')
  await expect(page.getByRole('button', { name: 'Gửi email thử cho tôi' })).toBeDisabled()
  const refusal = 'Không dùng được {{name}}. Có thể dùng: {{order}}, {{total}}, {{delivery}}'
  await page.locator('#action-save').click()
  await expect(page.getByText(refusal).first()).toBeVisible()
  await expect(subject).toHaveValue('Xin chào {{name}}')
  await subject.fill('Đơn hàng {{order}} đã được giao')
  await save(page)
  await expect(page.getByRole('button', { name: 'Gửi email thử cho tôi' })).toBeEnabled()

  await page.getByRole('button', { name: 'Gửi email thử cho tôi' }).click()
  const sentence = `Chưa gửi đi: cửa hàng chưa có máy chủ thư. Email được ghi vào một tệp, người nhận: ${firstEditor().email}`
  await expect(page.getByText(sentence)).toBeVisible({ timeout: 60_000 })
})

test('a badge of a product is on its card, in both languages', {
  tag: '@desktop',
}, async ({ page, at }) => {
  const editor = await Editor.signIn()
  const { id } = await editor.find('products', 'tinh-chat-phuc-hoi-b5')
  await editor.publish('products', id, { badge: 'Mới về' })
  await editor.publish('products', id, { badge: 'Just in' }, 'en')
  await expect(async () => {
    await page.goto(at('/chuyen-muc/cham-soc-da'))
    await expect(page.getByText(/^(Mới về|Just in)$/).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await editor.publish('products', id, { badge: null })
  await editor.publish('products', id, { badge: null }, 'en')
})

test('an editor changes the heading of the empty cart in Vietnamese only', {
  tag: '@desktop',
}, async ({ browser, page: shop }) => {
  test.setTimeout(240_000)
  const page = await open(browser, 'globals/emptyinfo')
  const heading = page.locator('#field-cart__emptyTitle')
  await expect(heading).toHaveValue('')
  await expect(
    page.getByText('Nếu để trống: “Giỏ hàng đang trống” · “Your cart is empty”'),
  ).toBeVisible()
  const cartIn = async (locale: 'vi' | 'en', text: string) => {
    await shop.goto(href(locale, '/faq'))
    await shop.locator('[data-open-panel="cart"]').first().click()
    await expect(shop.getByRole('heading', { name: text, exact: true })).toBeVisible({
      timeout: 5000,
    })
  }
  try {
    await heading.fill('Giỏ hàng đang chờ bạn')
    await save(page)
    await expect(async () => cartIn('vi', 'Giỏ hàng đang chờ bạn')).toPass()
    await cartIn('en', 'Your cart is empty')
  } finally {
    await (await Editor.signIn()).saveGlobal('emptyinfo', { cart: { emptyTitle: null } })
  }
  await expect(async () => cartIn('vi', 'Giỏ hàng đang trống')).toPass()
})
