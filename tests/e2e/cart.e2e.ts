import type { Locator, Page } from '@playwright/test'
import { given } from '../support/env.ts'
import { api } from '../support/shop.ts'
import { expect, type Say, test } from './fixtures.ts'
import { signInHere } from './member.ts'
import { expectNotice } from './notices.ts'

const place = '/chuyen-muc/cham-soc-da'

interface Product {
  id: number
  attributes: { name: string; name_en: string; price: number }
}

async function twoProducts(): Promise<[Product, Product]> {
  const { body } = await api<{ data: [Product, Product] }>(
    '/products?filters[categories][slug]=cham-soc-da&sort=price:asc&pagination[limit]=2',
  )
  return body.data
}

const lineOf = ({ id, attributes }: Product, more: object = {}) => ({
  ...{ id, slug: 'x', imagelink: '', description: '', description_en: '' },
  ...attributes,
  ...{ quantity: 1, checked: true },
  ...more,
})

async function store(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('nas:cart', value), text)
  await page.reload()
}

const cartOf = (page: Page, say: Say) => page.getByRole('dialog', { name: say('cart.title') })

async function openCart(page: Page) {
  await page.locator('[data-open-panel="cart"]').first().click()
}

test('a stored cart reports removed products, changed prices and broken data', {
  tag: '@both',
}, async ({ page, say, at, shopLocale }) => {
  const [cheap] = await twoProducts()
  const { price, name, name_en } = cheap.attributes
  const own = shopLocale === 'en' ? name_en : name
  await page.goto(at(place))
  await store(page, '[{"id":')
  await openCart(page)
  await expect(cartOf(page, say).getByText(say('cart.emptyTitle'))).toBeVisible()

  const gone = lineOf(cheap, { id: 999_999, name: 'Kem cũ', name_en: 'Old cream' })
  await store(page, JSON.stringify([lineOf(cheap, { price: price + 1_000 }), gone]))
  await openCart(page)
  const cart = cartOf(page, say)
  await expect(cart.getByText(say('cart.gone'))).toBeVisible()
  await expect(cart.getByText(/(từ|from) .* (xuống|to) /)).toBeVisible()
  const line = cart.getByRole('listitem').filter({ hasText: own })
  const decrease = line.getByRole('button', { name: say('cart.decrease', { name: own }) })
  await decrease.click()
  await expect(line.getByText(say('cart.askRemove'))).toBeVisible()
  await line.getByRole('button', { name: say('cart.removeNo') }).click()
  await expect(decrease).toBeVisible()

  await cart.getByRole('checkbox', { name: say('cart.selectAll') }).uncheck()
  await cart.getByRole('button', { name: say('cart.checkout') }).click()
  const notice = cart.getByText(say('cart.nothingTicked'))
  await expect(notice).toBeVisible()
  const [title, shown] = await Promise.all([
    cart.getByRole('heading', { name: say('cart.title') }).boundingBox(),
    notice.boundingBox(),
  ])
  const apart =
    shown && title && (shown.y > title.y + title.height || shown.x + shown.width < title.x)
  expect(apart, 'the notice leaves the title free').toBe(true)
})

test('the cart of a member is a page, survives sign-in and sign-out, and is shared by all tabs', async ({
  page,
  context,
  say,
  at,
}) => {
  const [cheap, other] = await twoProducts()
  await page.goto(at(place))
  await store(page, JSON.stringify([lineOf(cheap)]))
  await page.goto(at('/gio-hang'))
  await expect(page).toHaveURL(/\/dang-ky\?next=/)
  await page.goto(`${at('/faq')}?login=1&next=${encodeURIComponent(at('/gio-hang'))}`)
  await signInHere(page, { email: given('MEMBER_EMAIL'), password: given('MEMBER_PASSWORD') }, say)
  await expect(page).toHaveURL(at('/gio-hang'))
  const lines = page.getByRole('main').getByRole('list', { name: say('cart.title') })
  await expect(lines.getByRole('listitem')).toHaveCount(1)

  const second = await context.newPage()
  await second.goto(at(place))
  await second.evaluate(
    (value) => localStorage.setItem('nas:cart', value),
    JSON.stringify([lineOf(cheap), lineOf(other)]),
  )
  await expect(lines.getByRole('listitem')).toHaveCount(2)
  await second.close()

  await page.getByLabel(say('chrome.member'), { exact: true }).first().click()
  await page.getByRole('button', { name: say('chrome.signOut') }).click()
  await expect(page).toHaveURL(at('/'))
  await expectNotice(page, say('auth.signedOut'))
  await expect(
    page.getByRole('button', { name: say('chrome.cartCount', { count: 2 }) }),
  ).toBeVisible()
})

test('a quantity above the stock is reported at the product and in the cart, before checkout', async ({
  page,
  say,
  at,
}) => {
  const [few = '', rest = ''] = say('product.onlyLeft').split('{{count}}')
  const onlyLeft = new RegExp(`${few}\\d+${rest}`)
  await page.goto(at('/san-pham/tinh-chat-phuc-hoi-b5'))
  const main = page.getByRole('main')
  const quantity = main.getByRole('spinbutton', { name: say('product.quantity') })
  await quantity.fill('999')
  await main.getByRole('button', { name: say('product.buyNow') }).click()
  await expect(main.getByText(onlyLeft)).toBeVisible()
  await expect(page).toHaveURL(at('/san-pham/tinh-chat-phuc-hoi-b5'))

  await quantity.fill('999')
  await main
    .getByRole('button', { name: say('product.add') })
    .first()
    .click()
  const cart = cartOf(page, say)
  await expect(cart.getByText(onlyLeft)).toBeVisible()
  const checkout = cart.getByRole('button', { name: say('cart.checkout') })
  await checkout.click()
  await expectNotice(page, say('cart.tooMany'))
  const [change = ''] = say('cart.takeLeft').split('{{count}}')
  await cart.getByRole('button', { name: new RegExp(`^${change}\\d+$`) }).click()
  await checkout.click()
  await expect(page).toHaveURL(at('/thanh-toan'))
})

/** Controls whose centre is covered by another element. */
const coveredIn = (place: Locator) =>
  place.evaluate((element) => {
    const controls = [...element.querySelectorAll<HTMLElement>('button, input')]
    const covered = controls.filter((control) => {
      control.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = control.getBoundingClientRect()
      return !control.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    return covered.map((control) => control.getAttribute('aria-label') ?? control.textContent)
  })

test('a notice covers no control of the cart, also at 200 % zoom', async ({ page, say, at }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(at('/san-pham/kem-duong-ceramide'))
    await page
      .getByRole('main')
      .getByRole('button', { name: say('product.add') })
      .first()
      .click()
    const cart = cartOf(page, say)
    await expect(cart.getByText(say('cart.added'), { exact: true })).toBeVisible()
    // The cart may still be sliding in; permanently covered controls remain.
    await expect.poll(() => coveredIn(cart)).toEqual([])
    await page.evaluate(() => localStorage.clear())
  }
})
