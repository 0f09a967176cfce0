import { addToCart } from './add-to-cart.ts'
import { expect, type Shop, test } from './fixtures.ts'
import { newMember, signInHere } from './member.ts'
import { expectNoFindings } from './no-findings.ts'

const dialog = ({ page, say }: Shop) => page.getByRole('dialog', { name: say('auth.title') })
const kept = ({ page }: Shop, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), `nas:${key}`)

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('signing in says what is missing or wrong, and leaves the page as it was', {
  tag: '@both',
}, async ({ shop }) => {
  const { page, at, say } = shop
  const member = await newMember()
  await page.goto(at('/faq?login=1'))
  const password = dialog(shop).getByLabel(say('auth.password'), { exact: true })
  await password.press('Enter')
  await expect(page.getByText(say('auth.incomplete')).first()).toBeVisible()
  await expect(dialog(shop).getByLabel(say('auth.email'))).toBeFocused()
  await signInHere(page, { ...member, password: 'không phải' }, say)
  await expect(page.getByText(say('auth.failed')).first()).toBeVisible()
  await expectNoFindings(page)

  await dialog(shop)
    .getByRole('checkbox', { name: say('auth.remember') })
    .check()
  await signInHere(page, member, say)
  await expect(dialog(shop)).toBeHidden()
  await expect(page.getByText(say('auth.signedIn'))).toBeVisible()
  await expect(page).toHaveURL(at('/faq?login=1'))
  expect(await kept(shop, 'remember')).toBe('"accepted"')
})

test('signing out goes home and says so; another tab follows, and the cart stays', async ({
  shop,
}) => {
  const { page, at, say, shopLocale } = shop
  await page.goto(at('/san-pham/tinh-chat-phuc-hoi-b5'))
  await addToCart(page, say)
  const before = await kept(shop, 'cart')
  const greeting = page.locator('[data-greeting]').first()
  await page.goto(at('/?login=1'))
  await signInHere(page, await newMember(), say)
  await expect(greeting).toHaveText('Lê Thị Đơn')
  const other = await page.context().newPage()
  await other.goto(at('/faq'))
  await expect(other.locator('[data-greeting]').first()).toHaveText('Lê Thị Đơn')

  const signOut = page.getByRole('button', { name: say('chrome.signOut') })
  if (!(await signOut.isVisible())) {
    await page.getByRole('banner').getByLabel(say('chrome.member')).first().click()
  }
  await signOut.click()
  await expect(page).toHaveURL(at('/'))
  await expect(page.getByText(say('auth.signedOut'))).toBeVisible()
  expect([await kept(shop, 'token'), await kept(shop, 'cart')]).toEqual(['""', before])
  await expect(other.locator('[data-greeting]').first()).toHaveText('')
  expect(await page.locator('html').getAttribute('lang')).toBe(shopLocale)
})
