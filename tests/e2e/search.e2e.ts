import { expect, test } from './fixtures.ts'
import { named } from './names.ts'

test('a search ignores accents, is kept in the address, and "back" closes it', async ({
  page,
  context,
  say,
  at,
  shopLocale,
}) => {
  const milk = await named('products', 'sua-chong-nang-spf50', shopLocale)
  await page.goto(at('/faq'))
  const search = page.getByRole('dialog', { name: say('search.title') })
  const box = search.getByRole('textbox', { name: say('search.label') })
  await context.setOffline(true)
  const noConnection = page.getByRole('alert').filter({ hasText: say('failure.noConnection') })
  await page.getByRole('button', { name: say('chrome.search') }).press('Enter')
  await expect(noConnection).toBeVisible()
  await context.setOffline(false)
  await expect(noConnection).toBeHidden()
  await page.keyboard.press('/')
  await expect(box).toBeFocused()

  await expect(search.getByRole('link').first()).toBeVisible()
  await context.setOffline(true)
  await box.fill('kem')
  await expect(noConnection).toBeVisible()
  await context.setOffline(false)
  await expect(search.getByRole('status')).toContainText('kem')
  await box.fill('')
  await expect(page).toHaveURL(/\?q=$/)

  await box.pressSequentially('sua chong nang')
  await expect(page).toHaveURL(/\?q=sua\+chong\+nang$/)
  await expect(search.getByRole('status')).toContainText('sua chong nang')
  const first = search.getByRole('heading', { level: 3 }).first().getByRole('link')
  await expect(first).toHaveText(milk)
  await search.getByRole('combobox', { name: say('search.sort') }).selectOption('price:desc')
  await expect(page).toHaveURL(/q-sort=price:desc/)

  await page.reload()
  await expect(box).toHaveValue('sua chong nang')
  // A list that is re-rendered after the key press loses the focus.
  await expect(search.getByRole('status')).toContainText('sua chong nang')
  await expect(search.locator('.search__found[aria-busy=false]')).toBeVisible()
  await expect(first).toBeVisible()
  await box.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/san-pham\//)
  await page.goBack()
  await expect(box).toHaveValue('sua chong nang')
  await expect(first).toBeVisible()
  await page.goBack()
  await expect(search).toBeHidden()
  await expect(page).toHaveURL(at('/faq'))
})

test('an empty or failed search offers a next step and keeps its words', async ({
  page,
  say,
  at,
}) => {
  await page.goto(at('/blog'))
  const opener = page.getByRole('button', { name: say('chrome.search') })
  await opener.click()
  const search = page.getByRole('dialog', { name: say('search.title') })
  const box = search.getByRole('textbox', { name: say('search.label') })
  const groups = search.getByRole('group', { name: say('search.groups') })
  await expect(search.getByRole('heading', { level: 3 })).toHaveCount(12)
  await search.getByRole('button', { name: say('search.more') }).click()
  await expect(search.getByRole('heading', { level: 3 }).nth(12).getByRole('link')).toBeFocused()

  await box.fill('collgen')
  await search.getByRole('button', { name: 'collagen', exact: true }).click()
  await expect(box).toHaveValue('collagen')
  await expect(search.getByRole('heading', { level: 3 }).first()).toContainText('Collagen')
  const pages = search.getByRole('region', { name: say('search.pages') })
  await box.fill('ship')
  await expect(pages.getByText(say('search.faqs')).first()).toBeVisible()
  await expect(pages.getByText(say('search.policies')).first()).toBeVisible()

  await box.fill('zzzz')
  const best = search.getByRole('region', { name: say('search.best') })
  await expect(best.getByRole('link').first()).toBeVisible()
  await expect(search.getByText(say('search.none', { text: 'zzzz' }))).toBeVisible()
  await page.route('**/api/products?*', (route) => route.abort())
  await groups.getByRole('button').nth(1).click()
  await expect(search.getByRole('alert')).toContainText(say('search.failed'))
  await page.unroute('**/api/products?*')
  await search.getByRole('button', { name: say('search.again') }).click()
  await expect(search.getByText(say('search.noneInGroup'))).toBeVisible()
  await expect(box).toHaveValue('zzzz')
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(at('/blog'))
})
