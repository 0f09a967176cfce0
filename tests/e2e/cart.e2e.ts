import { formatPrice } from '@nas/domain/money'
import type { Locator, Page } from '@playwright/test'
import { given } from '../support/env.ts'
import { api } from '../support/shop.ts'
import { addToCart } from './add-to-cart.ts'
import { expect, type Say, test } from './fixtures.ts'
import { holdPageScript } from './held-script.ts'
import { signInHere } from './member.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { lineOf, type Product, someProducts, storeCart, storeText } from './stored-cart.ts'

const place = '/chuyen-muc/cham-soc-da'

const twoProducts = async () => (await someProducts(2)) as [Product, Product]

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
  await storeText(page, '[{"id":')
  await openCart(page)
  await expect(cartOf(page, say).getByText(say('cart.emptyTitle'))).toBeVisible()

  const gone = lineOf(cheap, { id: 999_999, name: 'Kem cũ', name_en: 'Old cream' })
  await storeText(page, JSON.stringify([lineOf(cheap, { price: price + 1_000 }), gone]))
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
  await storeText(page, JSON.stringify([lineOf(cheap)]))
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

  // A change opens the panel (SPEC §4); closing it returns to the control.
  const increase = lines.getByRole('button', { name: say('cart.increase', cheap.attributes) })
  await increase.click()
  const panel = cartOf(page, say)
  await expect(panel.getByText(formatPrice(2 * cheap.attributes.price)).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(increase).toBeFocused()

  await page.getByLabel(say('chrome.member'), { exact: true }).first().click()
  await page.getByRole('button', { name: say('chrome.signOut') }).click()
  await expect(page).toHaveURL(at('/'))
  await expectNotice(page, say('auth.signedOut'))
  await page.getByLabel(say('chrome.member'), { exact: true }).first().click()
  const menu = page.getByRole('banner').locator('details[open]')
  expect(await coveredIn(menu), 'the notice leaves the menu free').toEqual([])
  await expect(
    page.getByRole('button', { name: say('chrome.cartCount', { count: 3 }) }),
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

  const { body } = await api<{ data: Product[] }>('/products?filters[slug]=tinh-chat-phuc-hoi-b5')
  await storeText(page, JSON.stringify(body.data.map((one) => lineOf(one, { quantity: 999 }))))
  await openCart(page)
  const cart = cartOf(page, say)
  await expect(cart.getByText(onlyLeft)).toBeVisible()
  const checkout = cart.getByRole('button', { name: say('cart.checkout') })
  await checkout.click()
  const [change = ''] = say('cart.takeLeft').split('{{count}}')
  const correct = cart.getByRole('button', { name: new RegExp(`^${change}\\d+$`) })
  await expect(correct).toBeFocused()
  const [, tooMany = ''] = say('cart.tooMany').split('{{count}}')
  await expect(correct).toHaveAccessibleDescription(new RegExp(`\\d+${tooMany}`))
  await expect(cart.getByText(tooMany)).toHaveCount(1)
  // Another test may buy a piece meanwhile.
  await expect(async () => {
    if (await correct.isVisible()) await correct.click()
    await checkout.click()
    await expect(page).toHaveURL(at('/thanh-toan'), { timeout: 3000 })
  }).toPass()
})

/** Controls whose centre is covered by another element. */
const coveredIn = (place: Locator) =>
  place.evaluate((element) => {
    const controls = [...element.querySelectorAll<HTMLElement>('button, input')]
    const covered = controls.filter((control) => {
      if (!control.checkVisibility()) return false
      control.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = control.getBoundingClientRect()
      return !control.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    return covered.map((control) => control.getAttribute('aria-label') ?? control.textContent)
  })

/** Phones upright and across, 200 % and 400 % zoom of a desktop. */
const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 320, height: 256 },
]

test('checkout stays in place and in view at any size, and a notice covers nothing', async ({
  page,
  say,
  at,
}) => {
  await page.goto(at('/san-pham/kem-duong-ceramide'))
  await storeCart(page, 5)
  const cart = cartOf(page, say)
  const checkout = cart.getByRole('button', { name: say('cart.checkout') })
  const notice = cart.getByText(say('cart.added'), { exact: true })
  const top = async () => (await checkout.boundingBox())?.y ?? Number.NaN
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page
      .getByRole('main')
      .getByRole('button', { name: say('card.add') })
      .first()
      .click()
    await expect(notice).toBeVisible()
    // The island replaces the lines that the page drew.
    await expect(cart.locator('[data-cart-shell]')).toHaveCount(0)
    // The focus keeps it open.
    const close = cart.locator('[data-toast] .icon-button')
    await close.focus()
    // The cart may still be sliding in; permanently covered controls remain.
    await expect.poll(() => coveredIn(cart), { message: `${size.width} px` }).toEqual([])
    await expect(checkout).toBeInViewport({ ratio: 1 })
    const before = await top()
    await expectNoFindings(page, 'dialog[open]')
    await close.click()
    await expect(notice).toBeHidden()
    expect(Math.abs((await top()) - before), `${size.width} px`).toBeLessThan(1)

    // A wheel over the lines scrolls to the end of the panel.
    const lines = cart.getByRole('list', { name: say('cart.title') })
    const last = lines.getByRole('listitem').last()
    await lines.hover()
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 400)
        return last.evaluate((line) => {
          const { bottom } = line.getBoundingClientRect()
          const bar = document.querySelector('dialog[open] .cart-bar')?.getBoundingClientRect()
          return bottom <= (bar?.top ?? 0) + 1
        })
      })
      .toBe(true)
    await expect(checkout).toBeInViewport({ ratio: 1 })
    await cart.getByRole('button', { name: say('cart.close') }).click()
  }

  // The notice ends with what it reports, and gives way to what was done since.
  const add = page
    .getByRole('main')
    .getByRole('button', { name: say('card.add') })
    .first()
  await page.setViewportSize({ width: 390, height: 844 })
  await add.click()
  await expect(notice).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await add.click()
  await expect(notice).toBeVisible()
  await cart.getByRole('listitem').first().getByRole('button').first().click()
  await expect(cart.getByRole('button', { name: say('cart.putBack') })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('the cart shows the stored lines before its code, which keeps focus and scroll', {
  tag: '@both',
}, async ({ page, say, at, shopLocale }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_assets/cart-contents.island*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at(place))
  const products = await storeCart(page, 8)
  const { name, name_en, price } = products[7]?.attributes ?? { name: '', name_en: '', price: 0 }
  await openCart(page)
  const cart = cartOf(page, say)
  const lines = cart.getByRole('list', { name: say('cart.title') })
  await expect(lines.getByRole('listitem')).toHaveCount(8)
  const last = lines.getByRole('listitem').last()
  await expect(last).toContainText(shopLocale === 'en' ? name_en : name)
  await expect(last).toContainText(formatPrice(price))
  await expect(cart.getByRole('status').first()).toHaveText(say('cart.loading'))
  await expectNoFindings(page, 'dialog[open]')
  await last.scrollIntoViewIfNeeded()
  const checkout = cart.getByRole('button', { name: say('cart.checkout') })
  await checkout.focus()
  const box = await checkout.boundingBox()
  // At one moment, and only once focus and scroll have settled.
  const placeOf = () =>
    lines.evaluate((list) => ({
      scrolled: list.scrollTop,
      top: list.lastElementChild?.getBoundingClientRect().top ?? 0,
    }))
  const { scrolled, top } = await placeOf()

  release()
  await expect(cart.getByRole('checkbox', { name: say('cart.selectAll') })).toBeVisible()
  await expect(lines.getByRole('listitem')).toHaveCount(8)
  await expect(checkout).toBeFocused()
  expect(await checkout.boundingBox()).toEqual(box)
  expect(scrolled).toBeGreaterThan(0)
  const now = await placeOf()
  expect(Math.abs(now.top - top), 'lines stay in place').toBeLessThan(1)
  expect(now.scrolled).toBe(scrolled)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/thanh-toan'))
})

test('the cart offers related products, which one press adds', async ({ page, say, at }) => {
  await page.goto(at('/san-pham/kem-duong-ceramide'))
  const cart = await addToCart(page, say)
  const offers = cart.getByRole('region', { name: say('cart.companions') })
  const first = offers.getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await offers.getByRole('button', { name: say('cart.addCompanion', { name }) }).click()
  const lines = cart.getByRole('list', { name: say('cart.title') }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.getByRole('link', { name })).toBeVisible()
  await expect(first).not.toHaveText(name)
  await expectNoFindings(page, 'dialog[open]')
})

test('a press before the page has its script is not lost', async ({ page, say, at }) => {
  await page.goto(at('/san-pham/kem-duong-ceramide'))
  await storeCart(page, 1)
  const deliverScript = await holdPageScript(page)
  await page.reload({ waitUntil: 'commit' })
  await page
    .getByRole('main')
    .getByRole('button', { name: say('card.add') })
    .first()
    .click()
  // The browser opens the panel itself (`command`).
  await openCart(page)
  const cart = cartOf(page, say)
  await expect(cart).toBeVisible()
  deliverScript()
  const lines = cart.getByRole('list', { name: say('cart.title') }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
})
