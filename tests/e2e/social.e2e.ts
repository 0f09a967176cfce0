import { randomUUID } from 'node:crypto'
import type { Visitor } from '../../simulators/social/people.ts'
import { given } from '../support/env.ts'
import { agree } from '../support/social-visitor.ts'
import { expectCartKept, openCheckout } from './checkout-attempt.ts'
import { receiver } from './checkout-form.ts'
import { expect, type Shop, test } from './fixtures.ts'
import { newMember } from './member.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signIn } from './signed-in.ts'

/** Redirects to Google and returns as the visitor. */
async function signInByProvider({ page, shopLocale }: Shop, visitor: Visitor): Promise<void> {
  const path = `/api/connect/google?locale=${shopLocale}`
  const { location = '' } = (await page.request.get(path, { maxRedirects: 0 })).headers()
  const back = await agree(location, visitor)
  // The provider redirects to the public address, where the suite's shop does not listen.
  await page.goto(`${given('SHOP_URL')}${back.pathname}${back.search}`)
}

/** Agrees at Google as this visitor and returns. */
async function agreeInTheBrowser({ page }: Shop, visitor: Visitor): Promise<void> {
  await page.route('**/api/connect/google?*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue()
    const response = await route.fetch({ maxRedirects: 0 })
    const back = await agree(response.headers().location ?? '', visitor)
    // The provider redirects to the public address, where the suite's shop does not listen.
    const location = `${given('SHOP_URL')}${back.pathname}${back.search}`
    await route.fulfill({ response, headers: { ...response.headers(), location } })
  })
}

/** A visitor without an account gives consents. */
async function openAccount({ page, say }: Shop): Promise<void> {
  const open = page.getByRole('button', { name: say('connect.open') })
  await open.click()
  await expect(page.getByRole('alert')).toContainText(say('forms.policyRequired'))
  await page.getByRole('checkbox', { name: say('connect.consentAccount') }).check()
  await page.getByRole('checkbox', { name: say('forms.consentPolicyLink') }).check()
  // Ticked consents and the person survive a reload.
  await page.reload()
  await open.click()
}

function aVisitor(): Visitor {
  const id = randomUUID()
  return { id, email: `google-${id}@nas.test`, email_verified: true, name: 'Lê Thị Mai' }
}

/** The simulator redirects to the public address, where the suite's shop does not listen. */
async function returnToTheSuite({ page }: Shop): Promise<void> {
  await page.route(`${given('GOOGLE_ISSUER')}/**`, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const back = new URL(response.headers().location ?? '')
    const location = `${given('SHOP_URL')}${back.pathname}${back.search}`
    await route.fulfill({ response, headers: { ...response.headers(), location } })
  })
}

test('a Google sign-in returns to the page where it started', async ({ shop }) => {
  const { page, at, say } = shop
  await returnToTheSuite(shop)
  await page.goto(at('/faq?login=1#giao-hang'))
  await page.getByRole('button', { name: say('auth.continueWith', { provider: 'Google' }) }).click()
  const person = page.getByRole('button', { name: /Lê Mai/ })
  await expect(person).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', shop.shopLocale)
  await expectNoFindings(page)
  await person.click()
  await openAccount(shop)
  await expect(page).toHaveURL(at('/faq?login=1#giao-hang'))
  await expectNotice(page, say('connect.opened'))
  await expect(page.locator('[data-greeting]').first()).toHaveText('Lê Mai')
  expect(page.url()).not.toContain('access_token')
})

test('a rejected Google sign-in shows its reason, and the address contains no token', async ({
  shop,
}) => {
  const { page, at, say } = shop
  await signInByProvider(shop, { ...aVisitor(), email_verified: false })
  await expect(page.getByRole('status')).toHaveText(say('connect.emailUnverified'))
  await expect(page).toHaveURL(at('/connect/google/redirect'))
  await page.getByRole('link', { name: say('connect.home') }).click()
  await expect(page).toHaveURL(at('/'))
})

test('cart and checkout draft survive a Google sign-in, also a failed one', async ({ shop }) => {
  const { page, at, say } = shop
  const google = page.getByRole('button', {
    name: say('auth.continueWith', { provider: 'Google' }),
  })
  const street = page.getByLabel(say('forms.address'))
  const visitor = aVisitor()
  await openCheckout(page, shop)
  await street.fill(receiver.address)
  await page.getByRole('checkbox', { name: say('checkout.consentData') }).check()
  for (const known of [{ ...visitor, email_verified: false }, visitor]) {
    await agreeInTheBrowser(shop, known)
    await page.getByRole('button', { name: say('checkout.memberHintSignIn') }).click()
    // Until then the former page is shown.
    const returned = page.waitForURL('**/connect/google/redirect**', { waitUntil: 'commit' })
    await google.click()
    await returned
    const back = page.getByRole('link', { name: say('connect.back') })
    if (known.email_verified) await openAccount(shop)
    else await back.click()
    await expect(page).toHaveURL(at('/thanh-toan'))
    await expect(street).toHaveValue(receiver.address)
    // A new member has already given the consents there.
    const box = page.getByRole('checkbox', { name: say('checkout.consentData') })
    if (known.email_verified) await expect(box).toHaveCount(0)
    else await expect(box).toBeChecked()
    await expectCartKept(page)
    await page.unrouteAll()
  }
  await expect(page.getByLabel(say('forms.name'))).toHaveValue(visitor.name ?? '')
})

test('a link with a foreign token does not sign in', async ({ page, at, say }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto(at('/connect/google/redirect#access_token=ya29.foreign'))
  await expect(page.getByRole('status')).toHaveText(say('connect.expired'))
  await page.goto(at(`/connect/google/redirect?again#access_token=nas_${'a'.repeat(43)}`))
  await expect(page.getByRole('status')).toHaveText(say('connect.expired'))
  expect(sent.filter((url) => url.includes('/api/auth/'))).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('nas:token'))).toBeNull()
})

test('a member links and unlinks Google only with the current password', async ({ shop }) => {
  const { page, at, say } = shop
  const [member, provider] = [await newMember(), { provider: 'Google' }]
  await signIn(page, member)
  const visitor = aVisitor()
  await page.route(`${given('GOOGLE_ISSUER')}/**`, async (route) => {
    const back = await agree(route.request().url(), visitor)
    await route.fulfill({
      status: 302,
      headers: { location: `${given('SHOP_URL')}${back.pathname}${back.search}` },
    })
  })
  await page.route('**/api/app/connectways', (route) =>
    route.fulfill({ json: { data: ['google'] } }),
  )
  await page.goto(at('/thanh-vien-nas'))
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel(new RegExp(`^${say('member.currentPassword')}`))
  const confirm = async (deed: string, typed: string) => {
    await password.fill(typed)
    await dialog.getByRole('button', { name: say(deed, provider) }).click()
  }
  const link = page.getByRole('button', { name: say('member.connect', provider) })
  await link.click()
  const elsewhere = say('member.connect', { provider: 'Facebook' })
  await expect(page.getByRole('button', { name: elsewhere })).toHaveCount(0)
  await confirm('member.connect', '')
  await expect(password).toHaveAccessibleDescription(new RegExp(say('member.currentRequired')))
  await confirm('member.connect', 'sai mật khẩu')
  await expect(password).toHaveAccessibleDescription(new RegExp(say('member.currentWrong')))
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await link.click()
  await expect(password).toHaveValue('')
  await confirm('member.connect', member.password)
  const unlink = page.getByRole('button', { name: say('member.disconnect', provider) })
  await unlink.click()
  await expect(page).toHaveURL(at('/thanh-vien-nas'))
  await confirm('member.disconnect', member.password)
  await expectNotice(page, say('member.disconnected', provider))
  await expect(link).toBeVisible()
})
