import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { newEditor } from '../support/new-editor.ts'
import { newStaff } from '../support/new-staff.ts'
import { readyForm } from '../support/signed-in-editor.ts'
import { expect, test } from './fixtures.ts'
import { signInHere } from './member.ts'
import { expectNoFindingsAtBothSizes } from './no-findings.ts'

const admin = `${given('CONTENT_URL')}/admin`
const waiting = { timeout: 60_000 }

test('a member of staff who is an editor too signs in once', {
  tag: '@desktop',
}, async ({ shop }) => {
  test.setTimeout(300_000)
  const { page, at, say } = shop
  const editor = await newEditor(await Editor.signIn(), 'Một Lần')
  const staff = await newStaff('content')
  const signOut = async () => {
    // An answer that is on its way would set the cookie again.
    await page.goto('about:blank')
    await page.context().clearCookies({ name: 'payload-token' })
  }
  const byStaff = page.getByRole('link', { name: /^(Vào bằng|Sign in as)/ })

  // The installation under test has another port than its public address.
  await page.route(/staff-sign-in\?/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    const { location, ...headers } = answer.headers()
    const led = location?.replace(given('PUBLIC_URL'), given('SHOP_URL'))
    await route.fulfill({
      response: answer,
      headers: { ...headers, ...(led && { location: led }) },
    })
  })
  await page.goto(`${admin}/login?redirect=${encodeURIComponent('/admin/account')}`)
  await byStaff.press('Enter', waiting)
  // The back office asks for its own sign-in on the way.
  await page.waitForURL(/login=1/, waiting)
  await signInHere(page, staff, say)
  const link = page.getByRole('checkbox', { name: new RegExp(staff.fullname) })
  await expect(link).toBeChecked(waiting)
  await expect(readyForm(page)).toBeVisible()
  await expectNoFindingsAtBothSizes(page, '.login__form')
  await page.locator('#field-email').fill(editor.email)
  await page.locator('#field-password').fill(editor.password)
  await page.locator('#field-password').press('Enter')
  const unlink = page.getByRole('button', { name: /^(Bỏ nối|Unlink)$/ })
  await expect(unlink).toBeVisible(waiting)

  await signOut()
  await page.goto(at('/crm-admin'))
  await page.getByRole('link', { name: 'Trang nội dung' }).press('Enter', waiting)
  await expect(page).toHaveURL(admin, waiting)
  await page.goto(`${admin}/account`)

  await unlink.click(waiting)
  await page.locator('#action-save').click()
  await expect(unlink).toBeHidden(waiting)
  await signOut()
  await page.goto(`${admin}/login`)
  await byStaff.click(waiting)
  await expect(link).toBeChecked(waiting)
})
