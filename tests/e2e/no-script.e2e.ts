import { pageOfKind } from '../support/page-kinds.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('the shop can be read and navigated without JavaScript', { tag: '@both' }, async ({
  page,
  at,
  say,
}) => {
  await page.goto(at(pageOfKind.home))
  const footer = page.getByRole('contentinfo')
  const group = footer.getByRole('navigation', { name: /^NAS (và bạn|and you)$/ })
  const opener = group.locator('summary')
  if ((page.viewportSize()?.width ?? 0) < 768) await opener.click()
  else await expect(opener).toBeHidden()
  await group.getByRole('link', { name: say('chrome.blog') }).click()
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(at(pageOfKind.category))
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ceramide/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/san-pham\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a category is filtered and sorted by its form', { tag: '@both' }, async ({
  page,
  at,
  say,
}) => {
  await page.goto(at(pageOfKind.category))
  await page.getByText(say('category.filter'), { exact: true }).click()
  const group = page.getByRole('group', { name: say('category.price') })
  const option = group.getByRole('checkbox').first()
  const label = group.locator('label').first()
  const count = Number(await label.locator('[data-count]').textContent())
  await label.click()
  await page.getByLabel(say('category.sort')).selectOption(say('category.sortPriceDesc'))
  await page.getByRole('button', { name: say('category.apply') }).click()
  await expect(page).toHaveURL(/price=0&sort=price(:|%3A)desc/)
  await page.getByRole('main').getByText(say('category.filter')).first().click()
  await expect(option).toBeChecked()
  const shown = page.getByRole('region', { name: say('category.products') }).getByRole('article')
  await expect(shown).toHaveCount(count)
  const remove = say('category.removeFilter', { name: '' })
  await page.getByRole('link', { name: remove }).first().click()
  await expect(page).toHaveURL(/\?sort=price(:|%3A)desc$/)
  await expect(shown).not.toHaveCount(count)
})

const browsed = ['home', 'category', 'product', 'aura-club', 'club', 'faq', 'policy'] as const

test('pages offer no control that needs JavaScript', { tag: '@both' }, async ({ page, at }) => {
  for (const kind of browsed) {
    await page.goto(at(pageOfKind[kind]))
    const pictures = page.getByRole('main').locator('img')
    if (kind !== 'faq' && kind !== 'policy') await expect(pictures.first(), kind).toBeVisible()
    // Folds and menus are `details`, links are links; buttons are for scripts.
    const buttons = page.locator('button:visible:not([type="submit"])')
    await expect(buttons, kind).toHaveCount(0)
  }
})
