import { formatPrice } from '@nas/domain/money'
import type { Browser, Page } from '@playwright/test'
import { given } from '../support/env.ts'
import { addToCart, checkOut } from './add-to-cart.ts'
import { fillReceiver, giveConsents, makeGift, receiver } from './checkout-form.ts'
import { expect, type Shop, speaker, test, watch } from './fixtures.ts'
import { signInHere } from './member.ts'
import { named } from './names.ts'
import { expectNoFindings } from './no-findings.ts'

const slug = 'tinh-chat-phuc-hoi-b5'
const staffSay = speaker('vi')

/** From the home page to the product by visible links. */
async function findProduct(page: Page, { at, shopLocale }: Pick<Shop, 'at' | 'shopLocale'>) {
  const category = await named('categories', 'cham-soc-da', shopLocale)
  const product = await named('products', slug, shopLocale)
  const main = page.getByRole('main')
  await page.goto(at('/'))
  await main.getByRole('link', { name: category }).first().click()
  await expect(page).toHaveURL(at('/chuyen-muc/cham-soc-da'))
  await main.getByRole('link', { name: product, exact: true }).first().click()
  await expect(page).toHaveURL(at(`/san-pham/${slug}`))
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
  return product
}

async function staffPage(browser: Browser, problems: string[]): Promise<Page> {
  const context = await browser.newContext({
    locale: 'vi-VN',
    viewport: { width: 1440, height: 900 },
  })
  await context.addCookies([{ name: 'locale', value: 'vn', url: given('SHOP_URL') }])
  const page = await context.newPage()
  watch(page, problems)
  return page
}

test('a guest buys with cash on delivery, and staff complete the order', async ({
  page,
  browser,
  say,
  at,
  shopLocale,
}) => {
  const name = await findProduct(page, { at, shopLocale })
  const cart = await addToCart(page, say)
  await expect(cart.getByText(say('cart.freeDeliveryReached'))).toBeVisible()
  await cart.getByRole('button', { name: say('cart.increase', { name }) }).click()
  await expect(cart.getByText(formatPrice(970_000)).first()).toBeVisible()
  await checkOut(cart, say)

  await expect(page).toHaveURL(at('/thanh-toan'))
  await page.goBack()
  await expect(page).toHaveURL(at(`/san-pham/${slug}`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(at('/thanh-toan'))
  await fillReceiver(page, say)
  const words = 'Ngủ sớm mẹ nhé!'
  await makeGift(page, say, words)
  await expect(page.getByRole('paragraph').filter({ hasText: words })).toBeVisible()
  await giveConsents(page, say)
  await expectNoFindings(page)
  await page.getByRole('button', { name: say('checkout.submit') }).click()

  await expect(page).toHaveURL(at('/thanh-toan/hoan-tat'))
  await expect(page.getByRole('heading', { name: say('order.thanksTitle') })).toBeVisible()
  const gift = page.getByRole('region', { name: say('order.giftTitle') })
  for (const text of [words, say('order.giftBy', { name: 'Lan' })])
    await expect(gift.getByText(text)).toBeVisible()
  const code =
    (await page
      .getByText(/NAS\d{6}-\d+[A-Z2]/)
      .first()
      .textContent()) ?? ''
  const [found = ''] = /NAS\d{6}-\d+[A-Z2]/.exec(code) ?? []
  await expect(page.getByText(formatPrice(970_000)).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(found).first()).toBeVisible()
  await page.goto(at('/faq'))
  const bar = page.getByRole('complementary', { name: say('order-bar.label') })
  await expect(bar.getByRole('link')).toContainText(found)

  const problems: string[] = []
  const staff = await staffPage(browser, problems)
  await staff.goto('/crm-admin/orders')
  await signInHere(
    staff,
    { email: given('STAFF_EMAIL'), password: given('STAFF_PASSWORD') },
    staffSay,
  )
  await expect(staff).toHaveURL(/\/crm-admin\/orders/)
  await staff
    .getByRole('searchbox')
    .or(staff.getByPlaceholder(staffSay('crm.orders.searchHint')))
    .first()
    .fill(found)
  await staff.keyboard.press('Enter')
  await staff.getByRole('link', { name: found }).first().click()
  await expect(staff.getByText(receiver.name).first()).toBeVisible()
  await expect(staff.getByText(formatPrice(970_000)).first()).toBeVisible()
  await expect(staff.getByText(words)).toBeVisible()
  for (const [move, label] of [
    ['pickitem', 'Đang đóng gói'],
    ['delivery', 'Đang giao hàng'],
    ['complete', 'Đã giao hàng'],
  ] as const) {
    await staff.getByRole('button', { name: staffSay(`crm.moves.${move}`) }).click()
    await expect(staff.getByRole('main').getByText(label).first()).toBeVisible()
  }
  expect(problems).toEqual([])
})

test('a member who opens the back office is redirected to the home page', async ({ browser }) => {
  const problems: string[] = []
  const page = await staffPage(browser, problems)
  await page.goto('/vn?login=1')
  await signInHere(
    page,
    { email: given('MEMBER_EMAIL'), password: given('MEMBER_PASSWORD') },
    staffSay,
  )
  await expect(page.getByText(staffSay('auth.signedIn'))).toBeVisible()
  await page.goto('/crm-admin/orders')
  await expect(page).toHaveURL(/\/(vn)?$/)
  expect(problems).toEqual([])
})
