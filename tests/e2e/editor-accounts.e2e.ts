import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { mailedEditorLink, mailSubjects } from '../support/mailbox.ts'
import { type Account, newEditor } from '../support/new-editor.ts'
import {
  firstEditor,
  readyForm,
  signedInEditor,
  takeOverLocks,
} from '../support/signed-in-editor.ts'
import { expect, test } from './fixtures.ts'

const admin = `${given('CONTENT_URL')}/admin`
const waiting = { timeout: 60_000 }

async function signedIn(
  browser: Browser,
  account: Pick<Account, 'email' | 'password'>,
  width = 1440,
) {
  const page = await signedInEditor(browser, { viewport: { width, height: 900 } }, account)
  // The editor before has left the form open.
  await takeOverLocks(page)
  return page
}

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(`${admin}/collections/${path}`)
  await expect(readyForm(page)).toBeVisible(waiting)
}

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('an invited contributor sends a draft, which a manager returns and then publishes', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(300_000)
  const editor = await Editor.signIn()
  const slug = `duyet-${Date.now().toString(36)}`
  const renamed = `Kem chờ duyệt ${slug}`
  const data = { name: 'Kem chờ duyệt', slug, price: 100_000, state: 'active' }
  const { id } = await editor.create<{ id: number }>('products', data)
  const contributor = await newEditor(editor, 'Cộng Tác', 'contributor')
  const path = `products/${id}?locale=vi`

  const hers = await signedIn(browser, contributor, 390)
  await openForm(hers, path)
  await expect(hers.getByRole('button', { name: /^(Đăng|Xuất bản)/ })).toHaveCount(0)
  await hers.locator('#field-name').fill(renamed)
  await hers.locator('#action-save-draft').click()
  await hers.getByRole('button', { name: 'Gửi duyệt', exact: true }).click()
  await expect(status(hers, 'Cộng Tác gửi duyệt')).toBeVisible()
  expect(await hers.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const his = await signedIn(browser, firstEditor())
  await his.goto(admin)
  const waitingCard = his.getByRole('region', { name: /^Chờ duyệt/ })
  await waitingCard.getByRole('link', { name: renamed }).click(waiting)
  await expect(readyForm(his)).toBeVisible(waiting)
  // Payload may load a document once more after a link has opened it.
  await expect(async () => {
    await his.getByLabel('Góp ý cho người gửi').fill('Thêm mô tả ngắn.')
    await his.getByRole('button', { name: 'Trả lại' }).click({ timeout: 2000 })
  }).toPass(waiting)
  await expect(status(his, 'trả lại lúc')).toContainText('Thêm mô tả ngắn.')

  await hers.goto(admin)
  const ownCard = hers.getByRole('region', { name: /^Bản nháp tôi gửi duyệt/ })
  await expect(ownCard.getByRole('listitem')).toContainText(['Thêm mô tả ngắn.'], waiting)
  await openForm(hers, path)
  await expect(status(hers, 'trả lại lúc')).toContainText('Thêm mô tả ngắn.')
  await hers.getByRole('button', { name: 'Gửi duyệt lại' }).click()
  await expect(status(hers, 'Cộng Tác gửi duyệt')).toBeVisible()

  await openForm(his, path)
  await his.locator('#action-save').click()
  await expect(status(his, 'đã duyệt lúc')).toBeVisible(waiting)
  await editor.remove('products', id)
  await editor.remove('users', contributor.id)
})

test('a manager invites a colleague, who chooses the password and later forgets it', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(300_000)
  const email = `${randomUUID()}@nas.example`
  const page = await signedIn(browser, firstEditor())
  await openForm(page, 'users/create?locale=vi')
  await page.locator('#field-email').fill(email)
  await expect(page.getByText('Người được mời nhận thư có liên kết')).toBeVisible()
  for (const field of ['#field-password', '#field-confirm-password']) {
    await expect(page.locator(field)).toBeHidden()
  }
  await page.locator('#field-currentPassword').fill(firstEditor().password)
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/users\/\d+/, waiting)
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))

  const key = page.getByRole('region', { name: 'Khóa API cho chương trình' })
  await key.getByRole('button', { name: 'Tạo khóa' }).click(waiting)
  await expect(key.getByRole('status').getByRole('code')).toHaveText(/^\w{40}$/)
  await key.getByRole('button', { name: 'Thu hồi khóa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Thu hồi khóa' }).click()
  await expect(page.getByText('Đã thu hồi khóa.')).toBeVisible()
  await expect(key.getByRole('button', { name: 'Tạo khóa' })).toBeVisible()

  const guest = await (await browser.newContext({ locale: 'vi-VN' })).newPage()
  await guest.goto(await mailedEditorLink(email))
  // Payload's form loses what is typed earlier.
  await expect(guest.locator('form[data-form-ready=true]')).toBeVisible(waiting)
  for (const field of ['#field-password', '#field-confirm-password']) {
    await guest.locator(field).fill('bốn từ không liên quan', waiting)
  }
  // Payload validates a field 150 ms after its last letter, and refuses the form before.
  await expect(async () => {
    await guest.getByRole('button', { name: 'Tạo lại mật khẩu' }).click({ timeout: 1000 })
    await expect(guest).toHaveURL(/\/admin$/, { timeout: 10_000 })
  }).toPass(waiting)
  await expect(guest.getByRole('region', { name: /^Bản nháp tôi gửi duyệt/ })).toBeVisible(waiting)

  const stranger = await (await browser.newContext({ locale: 'vi-VN' })).newPage()
  await stranger.goto(`${admin}/login`)
  await stranger.getByRole('link', { name: 'Quên mật khẩu' }).click(waiting)
  await expect(stranger.getByRole('heading', { name: 'Quên mật khẩu' })).toBeVisible(waiting)
  await stranger.locator('#field-email').fill(email)
  await stranger.route('**/forgot-password', (route) => route.abort(), { times: 1 })
  await stranger.getByRole('button', { name: 'Gửi' }).click()
  await expect(status(stranger, 'Chưa gửi được thư')).toBeVisible()
  await expect(stranger.locator('#field-email')).toHaveValue(email)
  await stranger.getByRole('button', { name: 'Gửi' }).click()
  // The shop of the tests has no mail server.
  await expect(status(stranger, 'không có thư nào được gửi đi')).toBeVisible()
  expect(await mailSubjects(email)).toEqual([
    'Đặt lại mật khẩu trang quản trị NAS',
    'Lời mời biên tập NAS · Invitation to NAS',
  ])
  await (await Editor.signIn()).remove('users', id)
})

test('a contributor sends a draft of a global for review, which only others publish', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(240_000)
  const editor = await Editor.signIn()
  // Other files change the other globals.
  const { hours } = await editor.readGlobal<{ hours: string }>('nasinfo')
  const contributor = await newEditor(editor, 'Cộng Tác', 'contributor')
  const page = await signedIn(browser, contributor)
  await page.goto(`${admin}/globals/nasinfo?locale=vi`)
  await expect(readyForm(page)).toBeVisible(waiting)
  await page.locator('#field-hours').fill('Bản nháp của cộng tác viên')
  await page.locator('#action-save-draft').click()
  await expect(page.getByText('Bản nháp đã được lưu thành công.')).toBeVisible(waiting)
  await expect(page.getByRole('button', { name: /^(Đăng|Xuất bản)/ })).toHaveCount(0)
  expect(await editor.readGlobal('nasinfo')).toMatchObject({ hours })
  await page.getByRole('button', { name: 'Gửi duyệt', exact: true }).click()
  await expect(page.getByText(/Cộng Tác gửi duyệt lúc/)).toBeVisible(waiting)
  await page.goto(admin)
  const sent = page.locator('section', { hasText: 'Thông tin công ty' }).first()
  await expect(sent.getByText('Chờ duyệt')).toBeVisible(waiting)
  await editor.saveGlobal('nasinfo', { hours })
  await editor.remove('users', contributor.id)
})
