import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { readyForm, signedInEditor } from '../support/signed-in-editor.ts'
import { expect, test } from './fixtures.ts'

test('an editor plans a publication in Vietnamese time, sees it in the schedule and cancels it', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(240_000)
  const editor = await Editor.signIn()
  const slug = `banner-lich-${Date.now().toString(36)}`
  const data = { name: slug, type: 'promotion', state: 'inactive' }
  const { id } = await editor.create('banners', data)
  const admin = `${given('CONTENT_URL')}/admin/collections`
  const options = { timezoneId: 'America/New_York' }
  const page = await signedInEditor(browser, options)

  await page.goto(`${admin}/banners/${id}?locale=vi`)
  await expect(readyForm(page)).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText('Danh sách rỗng')).toBeVisible()
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Bản nháp mới nhất lúc đó được đăng')).toBeVisible({
    timeout: 60_000,
  })
  const time = drawer.locator('#field-at .react-datepicker__input-container input')
  await time.fill('31/12/2099 08:00')
  await time.press('Tab')
  await drawer.getByRole('button', { name: 'Lưu' }).click()
  const row = page.getByRole('row').filter({ hasText: '31/12/2099 08:00' })
  await expect(row).toContainText('Đang chờ')
  const plan = await editor.first<{ id: number; at: string }>(
    'plans',
    `where[document.value][equals]=${id}`,
  )
  expect(plan.at).toBe('2099-12-31T01:00:00.000Z')

  await page.goto(`${admin}/plans?locale=vi`)
  const scheduled = page.getByRole('row').filter({ hasText: slug })
  await expect(scheduled.getByRole('cell', { name: 'NAS', exact: true })).toBeVisible()
  await scheduled.getByRole('link').first().click()
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Xóa', exact: true }).click()
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(page).toHaveURL(/\/collections\/plans(\?|$)/)
  await expect(scheduled).toHaveCount(0)
  await editor.remove('banners', id)
})

test('the schedule names a planned global, with a link to its form', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const editor = await Editor.signIn()
  const at = '2099-12-31T01:00:00.000Z'
  const { id } = await editor.create('plans', { global: 'menuinfo', action: 'publish', at })
  const page = await signedInEditor(browser)
  await page.goto(`${given('CONTENT_URL')}/admin/collections/plans?locale=vi`)
  await page.getByRole('link', { name: 'Đầu trang và chân trang' }).last().click()
  await expect(page).toHaveURL(/\/admin\/globals\/menuinfo/)
  const planned = page.getByRole('row').filter({ hasText: '31/12/2099 08:00' }).first()
  await expect(planned).toContainText('Đăng bản nháp mới nhất', { timeout: 60_000 })
  await editor.remove('plans', id)
})
