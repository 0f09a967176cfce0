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
  const group = footer.getByRole('navigation', { name: say('chrome.footerBrand') })
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

const browsed = ['home', 'category', 'product', 'aura-club', 'club', 'faq', 'policy'] as const

test('pages offer no control that needs JavaScript', { tag: '@both' }, async ({ page, at }) => {
  for (const kind of browsed) {
    await page.goto(at(pageOfKind[kind]))
    const pictures = page.getByRole('main').locator('img')
    if (kind !== 'faq' && kind !== 'policy') await expect(pictures.first(), kind).toBeVisible()
    // Folds and menus are `details`, links are links; buttons are for scripts.
    const buttons = page.getByRole('button').and(page.locator('button:visible'))
    await expect(buttons, kind).toHaveCount(0)
  }
})
