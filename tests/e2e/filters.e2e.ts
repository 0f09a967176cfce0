import { expect, test } from './fixtures.ts'
import { expectNoFindingsAtBothSizes } from './no-findings.ts'

test('a product leads to the filters of its category, which narrow each other', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/san-pham/nuoc-can-bang-hoa-hong'))
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Da dầu|Oily skin)$/ })
    .click()
  await expect(page).toHaveURL(/\/chuyen-muc\/cham-soc-da\?skin=\d+$/)
  const products = page.getByRole('region', { name: say('category.products') })
  const shown = products.getByRole('article')
  const skin = products.getByRole('group', { name: say('category.skin') })
  const filters = products.locator('summary')
  await filters.click()
  await expect(skin.getByRole('checkbox', { name: /^(Da dầu|Oily skin)/ })).toBeChecked()
  const all = await shown.count()

  const ingredient = products
    .getByRole('group', { name: say('category.ingredient') })
    .getByRole('checkbox', { name: /^Niacinamide/ })
  await ingredient.focus()
  await page.keyboard.press('Space')
  await expect(ingredient).toBeFocused()
  await expect(page).toHaveURL(/skin=\d+&ingredient=\d+$/)
  await expect(shown).not.toHaveCount(all)
  const some = await shown.count()
  await expect(
    products.getByText(say('category.count_other', { count: some }), { exact: true }),
  ).toBeVisible()
  await expectNoFindingsAtBothSizes(page)

  await page.reload()
  await expect(shown).toHaveCount(some)
  await shown.first().getByRole('link').first().click()
  await page.goBack()
  await expect(shown).toHaveCount(some)

  await products.getByRole('link', { name: /^[^:]+: Niacinamide/ }).click()
  await expect(shown).toHaveCount(all)
  await page.goBack()
  await expect(shown).toHaveCount(some)
  await filters.click()
  await expect(ingredient).toBeChecked()
})
