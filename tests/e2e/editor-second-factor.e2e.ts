import type { Browser, Page } from '@playwright/test'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { type Account, newEditor } from '../support/new-editor.ts'
import { codeOf } from '../support/new-staff.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFindingsAtBothSizes } from './no-findings.ts'

const admin = `${given('CONTENT_URL')}/admin`
const waiting = { timeout: 60_000 }
const panel = '.second-factor'

const wideness = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function pageOf(browser: Browser, width: number): Promise<Page> {
  const viewport = { width, height: 900 }
  return (await browser.newContext({ locale: 'vi-VN', viewport })).newPage()
}

/** Types as a person does, by keyboard only. */
async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto(`${admin}/login?redirect=${encodeURIComponent('/admin/account')}`)
  await expect(page.locator('form[data-form-ready=true]')).toBeVisible(waiting)
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('#field-password').press('Enter')
}

test('an editor sets up an app by keyboard, signs in with it and switches it off', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(300_000)
  const manager = await Editor.signIn()
  const editor = await newEditor(manager, 'Hai Lớp')
  const page = await pageOf(browser, 390)
  await signIn(page, editor)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const password = page.locator(panel).getByLabel('Mật khẩu hiện tại của bạn')

  await button('Cài ứng dụng xác thực').press('Enter', waiting)
  await expect(password).toBeFocused()
  await password.fill('không phải')
  await password.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'chưa đúng' })).toBeVisible(waiting)
  await expect(password).toHaveValue('không phải')
  await password.fill(editor.password)
  await password.press('Enter')
  await expect(page.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible(waiting)
  await expectNoFindingsAtBothSizes(page, panel)
  expect(await wideness(page)).toBeLessThanOrEqual(390)
  const shown = await page.locator('.second-factor__secret').textContent()
  const secret = (shown ?? '').replaceAll(' ', '')
  const newCode = page.getByLabel('Mã sáu số mà ứng dụng hiện ra')
  await newCode.fill('000000')
  await newCode.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Mã chưa đúng' })).toBeVisible()
  await newCode.fill(codeOf(secret))
  await newCode.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mã khôi phục của bạn' })).toBeFocused()
  const codes = page.getByRole('listitem').filter({ hasText: /^[A-Z2-9]{4}(-[A-Z2-9]{4}){5}$/ })
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent()) ?? ''
  await expectNoFindingsAtBothSizes(page, panel)
  expect(await wideness(page)).toBeLessThanOrEqual(390)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Lưu thành tệp' }).click()
  expect((await saved).suggestedFilename()).toBe('ma-khoi-phuc-bien-tap-NAS.txt')
  await button('Tôi đã cất các mã').press('Enter')
  await expect(page.locator(panel)).toContainText('Còn 10 mã khôi phục.')

  const fresh = await pageOf(browser, 390)
  await signIn(fresh, editor)
  const asked = fresh.locator('#field-code')
  await expect(asked).toBeFocused(waiting)
  await expect(fresh.locator('#field-email')).toHaveValue(editor.email)
  await expect(fresh.locator('#field-password')).toHaveValue(editor.password)
  await expectNoFindingsAtBothSizes(fresh, '.login__form')
  await asked.fill('000000')
  await asked.press('Enter')
  const problem = fresh.getByRole('alert').filter({ hasText: 'Mã chưa đúng' })
  await expect(problem).toBeVisible(waiting)
  await expect(asked).toHaveAccessibleDescription(/Mã chưa đúng/)
  await expect(asked).toHaveValue('000000')
  // The code of the set-up is used up; the next one is accepted early.
  await asked.fill(codeOf(secret, 1))
  // Payload validates a field 150 ms after its last letter, and refuses the form before.
  await expect(async () => {
    await asked.press('Enter', { timeout: 1000 })
    await expect(fresh.locator(panel)).toContainText('Còn 10 mã khôi phục.', { timeout: 10_000 })
  }).toPass(waiting)

  await fresh.getByRole('button', { name: 'Tắt xác thực hai bước' }).press('Enter')
  const off = fresh.locator(panel)
  await off.getByLabel('Mật khẩu hiện tại của bạn').fill(editor.password)
  await off.getByLabel(/^Mã trong ứng dụng/).fill(recovery)
  await off.getByLabel(/^Mã trong ứng dụng/).press('Enter')
  await expect(off.getByRole('button', { name: 'Cài ứng dụng xác thực' })).toBeVisible(waiting)
  await manager.remove('users', editor.id)
})
