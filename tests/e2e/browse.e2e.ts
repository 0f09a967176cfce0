import { expect, test } from './fixtures.ts'
import { named } from './names.ts'
import { expectNoFindings } from './no-findings.ts'

const product = '/san-pham/kem-duong-ceramide'

test('banners rotate until the first input, and the video starts muted', async ({
  page,
  at,
  say,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(at('/'))
  const banner = (number: number) =>
    page.getByRole('listitem', { name: say('home.bannerOf', { number, count: 3 }) })
  await expect(banner(1)).toBeInViewport({ ratio: 0.9 })
  await page.clock.fastForward(7000)
  await expect(banner(2)).toBeInViewport({ ratio: 0.9 })

  await page.getByRole('button', { name: say('home.showBanner', { number: 3 }) }).click()
  await expect(banner(3)).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('button', { name: say('home.playBanners') })).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(banner(3)).toBeInViewport({ ratio: 0.9 })

  const film = page.getByLabel(say('home.video'), { exact: true })
  const now = () => page.evaluate(() => Date.now())
  const seen = await now()
  await page.getByRole('button', { name: say('home.playVideo') }).scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(film).toHaveCount(1, { timeout: 100 })
  }).toPass()
  expect((await now()) - seen).toBeGreaterThanOrEqual(4000)
  await expect(film).toHaveJSProperty('muted', true)
})

test('nothing moves automatically with prefers-reduced-motion', async ({ page, at, say }) => {
  await page.goto(at('/'))
  await expect(page.getByRole('button', { name: say('home.playBanners') })).toBeVisible()
})

function someInWindow(elements: readonly Element[]): boolean {
  return elements.some((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && top >= 0 && bottom <= innerHeight
  })
}

test('picture, price and buy button are on the first screen of a phone, also with long names', async ({
  page,
  at,
  say,
}) => {
  for (const slug of [
    'kem-duong-ceramide',
    'nuoc-uong-collagen-peptide',
    'tinh-chat-phuc-hoi-b5',
  ]) {
    for (const width of [320, 390, 412]) {
      // What the bars of a phone's browser leave of 844 px.
      await page.setViewportSize({ width, height: 650 })
      await page.goto(at(`/san-pham/${slug}`))
      const main = page.getByRole('main')
      const price = main.getByText(/^\d{1,3}(\.\d{3})+đ$/)
      const add = main.getByRole('button', { name: say('card.add') })
      // Of the buy box, or of the bar when the buttons of the box are below the window.
      for (const wanted of [price, add]) {
        await expect
          .poll(() => wanted.evaluateAll(someInWindow), { message: `${slug} at ${width} px` })
          .toBe(true)
      }
      const picture = await main.getByRole('img').first().boundingBox()
      expect(picture?.height).toBeGreaterThan(0.54 * 650)
    }
  }
})

test('a category keeps filter and sort after a visit to a product', async ({
  page,
  at,
  say,
  shopLocale,
}) => {
  await page.goto(at('/chuyen-muc/cham-soc-da'))
  const shown = page.getByRole('region', { name: say('category.products') }).getByRole('article')
  const all = await shown.count()
  const groups = page.getByRole('group', { name: say('category.sub') })
  const group = groups.getByRole('checkbox').first()
  await group.check()
  await expect(group).toBeFocused()
  await expect(shown).not.toHaveCount(all)
  const some = await shown.count()
  const headings = shown.getByRole('heading')
  const unsorted = await headings.allTextContents()
  await page.getByLabel(say('category.sort')).selectOption(say('category.sortPriceDesc'))
  await expect(headings).not.toHaveText(unsorted)
  const names = await headings.allTextContents()
  await shown.last().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/san-pham\//)
  await page.goBack()
  await expect(shown).toHaveCount(some)
  await expect(headings).toHaveText(names)

  await expect(group).toBeChecked()
  await group.uncheck()
  await expect(shown).toHaveCount(all)
  const count = page.getByText(say('category.count_other', { count: all }), { exact: true })
  await expect(count).toBeVisible()
  const name = await named('products', 'kem-duong-ceramide', shopLocale)
  await expect(shown.getByRole('heading', { name })).toBeVisible()
})

test('the pictures of a product open enlarged, also by keyboard, and the focus returns', {
  tag: '@both',
}, async ({ page, at, say }) => {
  await page.goto(at(product))
  const gallery = page.getByRole('group', { name: say('product.gallery') })
  const open = gallery.getByRole('button', { name: say('product.zoom') })
  await open.focus()
  await page.keyboard.press('Enter')
  const large = page.getByRole('dialog', { name: say('product.gallery') })
  await expect(large).toBeVisible()
  await large.getByRole('button', { name: say('chrome.next') }).click()
  await expect(large.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 })
  const loupe = large.getByRole('button', { name: say('product.zoom') })
  await loupe.click()
  await expect(loupe).toHaveAttribute('aria-pressed', 'true')
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(open).toBeFocused()
  await expect(gallery.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.5 })
})

test('an invalid quantity becomes the nearest valid one', async ({ page, at, say }) => {
  await page.goto(at(product))
  const quantity = page.getByLabel(say('product.quantity'), { exact: true })
  for (const [typed, taken] of [
    ['0', /^1$/],
    ['-3', /^1$/],
    // The highest quantity, or the pieces in stock once they are known.
    ['5000', /^(999|100)$/],
  ] as const) {
    await quantity.fill(typed)
    await quantity.blur()
    await expect(quantity).toHaveValue(taken)
  }
})

test('an article copies its address and lists articles of its topic first', {
  tag: '@desktop',
}, async ({ page, context, at, say }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const path = at('/club/ceramide-cholesterol-va-hang-rao-da')
  await page.goto(path)
  await page.getByRole('button', { name: say('share.copy') }).click()
  await expect(page.getByText(say('share.copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${path}$`))
  const next = page.getByRole('region', { name: say('club.more') }).getByRole('article')
  await expect(next.first()).toContainText(say('club.knowledge'))
})

test('questions are found without accents, and the filter survives a reload', async ({
  page,
  at,
  say,
  shopLocale,
}) => {
  await page.goto(at('/faq'))
  const field = page.getByRole('searchbox', { name: say('faq.search') })
  const questions = page.getByRole('main').locator('details')
  const all = await questions.count()
  await field.fill(shopLocale === 'vi' ? 'doi tra' : 'RETURN')
  await expect(questions.filter({ visible: true })).not.toHaveCount(all)
  const found = await questions.filter({ visible: true }).count()
  expect(found).toBeGreaterThan(0)
  await expect(page).toHaveURL(/\?question=/)
  await page.reload()
  await expect(field).not.toHaveValue('')
  await expect(questions.filter({ visible: true })).toHaveCount(found)
  await field.fill('ship')
  await expect(questions.filter({ hasText: '30.000đ', visible: true }).first()).toBeVisible()
  await field.fill('qqqq')
  await expect(page.getByText(say('faq.foundNone'))).toBeVisible()
  await field.fill('')
  await expect(questions.filter({ visible: true })).toHaveCount(all)
})

test('a link to an answer opens it', async ({ page, at }) => {
  await page.goto(at('/faq'))
  const answer = page.getByRole('main').locator('details > [id]').nth(2)
  const id = await answer.getAttribute('id')
  await expect(answer).toBeHidden()
  await page.goto(`${at('/faq')}?x#${id}`)
  await expect(answer).toBeVisible()
})

test('a failure of the shop is shown with the specified sentence', { tag: '@both' }, async ({
  page,
  at,
  say,
}) => {
  const response = await page.goto(at('/500'))
  expect(response?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('failure.sentence'))
  await page.getByRole('link', { name: say('failure.retry') }).click()
  await expect(page).toHaveURL(at('/500'))
})
