import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdPageScript } from './held-script.ts'
import { named } from './names.ts'
import { expectNoFindings, expectNoFindingsAtBothSizes } from './no-findings.ts'
import { storeCart } from './stored-cart.ts'

/** The texts under the support badge. */
const wordsUnderBadge = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const badge = document.querySelector('[data-support-badge]:not([data-place=away])')
    if (badge === null) return []
    const place = badge.getBoundingClientRect()
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      if (!node.textContent?.trim() || badge.contains(node)) continue
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const meets = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < place.right && place.left < right && top < place.bottom && place.top < bottom,
      )
      if (meets) found.push(node.textContent.trim())
    }
    return found
  })

test('the language switch keeps page, query and hash, in a header that fits', {
  tag: '@both',
}, async ({ page, at, shopLocale, isMobile }) => {
  const other = shopLocale === 'en' ? { locale: 'vi', home: '/vn' } : { locale: 'en', home: '' }
  await page.goto(`${at('/faq')}?topic=1#main`)
  if (isMobile) await page.locator('.mobile-menu > summary').click()
  await page.locator(`[data-language-switch] a[data-locale=${other.locale}]:visible`).click()
  await expect(page).toHaveURL(`${other.home}/faq?topic=1#main`)
  await expect(page.locator('html')).toHaveAttribute('lang', other.locale)
  if (isMobile) return
  // The Vietnamese menu in the narrowest window that shows it.
  await page.setViewportSize({ width: 1200, height: 800 })
  const widths = await page.locator('[data-site-header]').evaluate((header) => {
    const boxOf = (part: string) => header.querySelector(part)?.getBoundingClientRect()
    const items = [...header.querySelectorAll('.main-nav__list > li')]
    const end = Math.max(...items.map((item) => item.getBoundingClientRect().right))
    return {
      wordmark: boxOf('.wordmark')?.width ?? 0,
      gap: (boxOf('.site-header__tools')?.left ?? 0) - end,
    }
  })
  expect(widths.wordmark).toBeGreaterThan(60)
  expect(widths.gap).toBeGreaterThan(8)
})

test('a linked English page stays English, offers Vietnamese, and remembers the answer', async ({
  page,
  say,
  context,
}) => {
  await context.clearCookies({ name: 'locale' })
  const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top)
  let painted = Number.NaN
  // The page's script comes after the first paint, as on a slow phone.
  const delayed = async (route: Route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1)
    painted = await top()
    await route.continue()
  }
  await page.route('**/_assets/page-islands*', delayed, { times: 1 })
  await page.goto('/faq')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const offer = page.getByRole('link', { name: say('chrome.switchLabel') })
  await expect(offer).toBeVisible()
  expect(await top(), 'the offer moves nothing').toBe(painted)
  await expectNoFindings(page)
  const deliverScript = await holdPageScript(page)
  await page.getByRole('banner').getByRole('link', { name: 'NAS – Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: say('chrome.languageStay') }).click()
  deliverScript()
  await expect(offer, 'an answer before the page has its script').toBeHidden()
  await page.goto('/faq?topic=1')
  await expect(page.locator('main')).toBeVisible()
  await expect(offer).toBeHidden()

  await context.clearCookies({ name: 'locale' })
  await page.reload()
  await offer.click()
  await expect(page).toHaveURL('/vn/faq?topic=1')
  await expect(page.locator('[data-language-offer]')).toBeHidden()
})

test('menus open by keyboard, navigate, and return the focus', { tag: '@both' }, async ({
  page,
  say,
  at,
  shopLocale,
  isMobile,
}) => {
  const category = await named('categories', 'cham-soc-da', shopLocale)
  await page.goto(at('/faq'))
  const nav = page.getByRole('navigation', { name: say('chrome.mainNav') })
  if (isMobile) {
    const opener = page.locator('.mobile-menu > summary')
    await opener.press('Enter')
    const row = nav.getByRole('link', { name: category })
    await expect(row).toBeVisible()
    const arrow = await row.locator('.icon').boundingBox()
    const picture = await row.locator('img').boundingBox()
    expect(arrow?.y, 'in one line').toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0))
    await nav.getByText(say('chrome.contact'), { exact: true }).press('Enter')
    await expect(
      nav.getByRole('link', { name: /^(Chăm sóc khách hàng|Customer care)$/ }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(nav).toBeHidden()
    await expect(opener).toBeFocused()
    return
  }
  const opener = nav.getByText(category, { exact: true }).first()
  await opener.press('Enter')
  const products = nav.getByRole('listitem').filter({ hasText: category }).locator('.mega__product')
  await expect(products.first()).toBeVisible()
  expect(await products.count()).toBeLessThanOrEqual(8)
  await page.keyboard.press('Escape')
  await expect(products.first()).toBeHidden()
  await nav.getByText(say('chrome.contact'), { exact: true }).hover()
  await expect(nav.getByRole('link', { name: say('chrome.showroom') })).toBeVisible()
  // SPEC §2: the first two are plain links, with their menus on hover and beside them for keys.
  const health = await named('categories', 'bao-ve-suc-khoe', shopLocale)
  const link = nav.getByRole('link', { name: health, exact: true })
  const all = nav.getByRole('link', { name: say('chrome.viewAllOf', { name: health }) })
  await link.hover()
  await expect(all).toBeVisible()
  await page.mouse.move(0, 700)
  await expect(all).toBeHidden()
  await link.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(all).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(at('/chuyen-muc/bao-ve-suc-khoe'))
})

test('a slow page shows the progress bar', async ({ page, say, at }) => {
  // Playwright cannot inspect a page that is about to unload, so the page reports.
  await page.addInitScript(() => {
    const report = () =>
      document.documentElement.dataset.loading !== undefined && console.info('the bar is there')
    new MutationObserver(report).observe(document, { attributes: true, subtree: true })
  })
  await page.goto(at('/faq'))
  const bar = page.waitForEvent('console', (message) => message.text() === 'the bar is there')
  await page.route('**/blog', async (route) => {
    await bar
    await route.continue()
  })
  await page
    .getByRole('navigation', { name: /^NAS (và bạn|and you)$/ })
    .locator('summary')
    .click()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('chrome.blog') })
    .click()
  await expect(page).toHaveURL(at('/blog'))
  await expect(page.locator('html[data-loading]')).toHaveCount(0)
})

test('missing code reloads the page once, then a notice offers to reload', async ({
  page,
  say,
  at,
}) => {
  const code = '**/_assets/cart-contents.island*'
  let opened = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened += 1
  })
  // Preload and retries fail on the first two pages.
  await page.route(code, (route) => (opened < 3 ? route.abort() : route.continue()))
  await page.goto(at('/faq'))
  await storeCart(page, 1)
  opened = 1
  const reloaded = page.waitForEvent('load')
  await page.locator('[data-open-panel="cart"]').first().click()
  await reloaded
  const cart = page.getByRole('dialog', { name: say('cart.title') })
  await expect(cart.getByText(say('cart.loadFailed'))).toBeVisible()
  await expectNoFindingsAtBothSizes(page, 'dialog[open]')
  expect(opened).toBe(2)
  await cart.getByRole('button', { name: say('cart.loadRetry') }).click()
  await expect(cart.getByRole('checkbox', { name: say('cart.selectAll') })).toBeVisible()
  expect(opened).toBe(3)
})

test('the skip link leads to the content, also after Back', { tag: '@both' }, async ({
  page,
  say,
  at,
}) => {
  await page.goto(at('/faq'))
  const skip = page.getByRole('link', { name: say('chrome.skip') })
  const focusIn = (part: string) =>
    page.evaluate((part) => document.activeElement?.closest(part) !== null, part)
  const useSkipLink = async () => {
    await skip.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await page.keyboard.press('Tab')
    expect(await focusIn('main *')).toBe(true)
  }
  await useSkipLink()
  await page.goBack()
  await expect(page).toHaveURL(at('/faq'))
  await useSkipLink()

  // Back that closes an overlay returns the focus to its opener.
  const opener = page.locator('[data-open-panel="cart"]').first()
  await opener.press('Enter')
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ overlay: true })
  await page.goBack()
  await expect(opener).toBeFocused()
  await useSkipLink()
})

test('the back button closes menu, cart and picture and keeps the scroll position', async ({
  page,
  say,
  at,
}) => {
  const product = at('/san-pham/kem-duong-ceramide')
  await page.goto(at('/faq'))
  await page.goto(product)
  const menu = page.getByRole('navigation', { name: say('chrome.mainNav') })
  const cart = page.getByRole('dialog', { name: say('cart.title') })
  const picture = page.getByRole('button', { name: say('product.zoomClose') })
  // The history entry is added just after its state.
  const goBack = async () => {
    await expect.poll(() => page.evaluate(() => history.state)).toEqual({ overlay: true })
    await page.goBack()
  }

  await page.locator('.mobile-menu > summary').click()
  await expect(menu).toBeVisible()
  await goBack()
  await expect(menu).toBeHidden()

  await page.locator('[data-open-panel="cart"]').first().click()
  await expect(cart).toBeVisible()
  await goBack()
  await expect(cart).toBeHidden()

  await page
    .getByRole('button', { name: say('product.zoom') })
    .first()
    .click()
  await expect(picture).toBeVisible()
  await goBack()
  await expect(picture).toBeHidden()
  await expect(page).toHaveURL(product)

  // An overlay closed by its own button leaves no history entry.
  await page.locator('[data-open-panel="cart"]').first().click()
  await cart.getByRole('button', { name: say('cart.close') }).click()
  await expect(cart).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await expect(page.locator('[data-open-panel="cart"]').first()).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(at('/faq'))
})

test('the header is fixed after scrolling, and nothing below it shifts', {
  tag: '@desktop',
}, async ({ page, at }) => {
  await page.goto(at('/faq'))
  const banner = page.getByRole('banner')
  const top = async () => {
    const box = await page.getByRole('heading', { level: 1 }).boundingBox()
    return (box?.y ?? 0) + (await page.evaluate(() => scrollY))
  }
  await expect(banner).not.toHaveAttribute('data-scrolled')
  const before = await top()
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 120)
  await expect(banner).toHaveAttribute('data-scrolled')
  expect((await banner.boundingBox())?.y).toBe(0)
  expect(Math.abs((await top()) - before)).toBeLessThan(1)
})

test('the support badge covers no text at any screen height', async ({ page, at }) => {
  await page.goto(at('/'))
  await expect(page.locator('[data-support-badge]:not([data-place=away])')).toBeVisible()
  const covered: string[] = []
  for (let height = 780; height <= 900; height += 6) {
    await page.setViewportSize({ width: 390, height })
    covered.push(...(await wordsUnderBadge(page)))
  }
  expect(covered).toEqual([])
})
