import type { Page } from '@playwright/test'
import { api } from '../support/shop.ts'
import { addToCart } from './add-to-cart.ts'
import { expect, type Shop, test } from './fixtures.ts'
import { newMember, signInHere } from './member.ts'
import { expectNoFindings, expectNoFindingsAtBothSizes } from './no-findings.ts'
import { expectNotice } from './notices.ts'

const dialog = ({ page, say }: Shop) => page.getByRole('dialog', { name: say('auth.title') })
const kept = ({ page }: Shop, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), `nas:${key}`)

test('the sign-in reports missing and wrong values and leaves the page unchanged', async ({
  shop,
}) => {
  const { page, at, say } = shop
  const member = await newMember()
  await page.goto(at('/faq?login=1'))
  const password = dialog(shop).getByLabel(say('auth.password'), { exact: true })
  await password.press('Enter')
  await expect(page.getByText(say('auth.incomplete')).first()).toBeVisible()
  await expect(dialog(shop).getByLabel(say('auth.email'))).toBeFocused()
  await signInHere(page, { ...member, password: 'không phải' }, say)
  await expect(page.getByText(say('auth.failed')).first()).toBeVisible()
  await expectNoFindingsAtBothSizes(page)

  await dialog(shop)
    .getByRole('checkbox', { name: say('auth.remember') })
    .check()
  await signInHere(page, member, say)
  await expect(dialog(shop)).toBeHidden()
  await expect(page.getByText(say('auth.signedIn'))).toBeVisible()
  await expect(page).toHaveURL(at('/faq?login=1'))
  expect(await kept(shop, 'remember')).toBe('"accepted"')
})

test('signing out opens the home page with a notice, also in other tabs, and keeps the cart', async ({
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
  await expectNotice(page, say('auth.signedOut'))
  expect([await kept(shop, 'token'), await kept(shop, 'cart')]).toEqual(['""', before])
  await expect(other.locator('[data-greeting]').first()).toHaveText('')
  expect(await page.locator('html').getAttribute('lang')).toBe(shopLocale)
})

/** An expired token, as after a night. */
const oldToken = (page: Page) =>
  page.evaluate(() => localStorage.setItem('nas:token', JSON.stringify('a.b.c')))

test('a session survives its token in two tabs and can be ended on another device', async ({
  shop,
}) => {
  const { page, at, say } = shop
  const member = await newMember()
  await page.goto(at('/faq?login=1'))
  await dialog(shop)
    .getByRole('checkbox', { name: say('auth.remember') })
    .check()
  await signInHere(page, member, say)
  await expect(dialog(shop)).toBeHidden()
  const other = await page.context().newPage()
  await oldToken(page)
  const area = at('/thanh-vien-nas#tab1')
  await Promise.all([page.goto(area), other.goto(area)])
  for (const tab of [page, other]) {
    await expect(tab.getByRole('textbox', { name: say('forms.email') })).toHaveValue(member.email)
  }
  await other.close()

  const here = page.getByText(say('member.sessionHere'))
  await expect(here).toHaveCount(1)
  // The session of the API calls that created the member.
  const device = say('member.sessionUnknown')
  await page.getByRole('button', { name: say('member.sessionEnd', { device }) }).click()
  await expectNotice(page, say('member.sessionEnded'))
  const headers = { Authorization: `Bearer ${member.token}` }
  expect((await api('/users/me', { headers })).status).toBe(401)
  await expectNoFindings(page)

  // Signed out elsewhere: the page shows it.
  const jar = await page.context().cookies()
  const cookie = jar.map(({ name, value }) => `${name}=${value}`).join('; ')
  await api('/app/signout', { method: 'POST', body: {}, headers: { cookie } })
  await page.reload()
  await expect(page.getByRole('heading', { name: say('forms.signedOutTitle') })).toBeVisible()
  expect(await kept(shop, 'token')).toBe('""')
})
