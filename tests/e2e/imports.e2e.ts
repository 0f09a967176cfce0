import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { href } from '../../src/i18n/href.ts'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { signedInEditor } from '../support/signed-in-editor.ts'
import { expect, test } from './fixtures.ts'

const admin = `${given('CONTENT_URL')}/admin`
const mark = Date.now().toString(36)

async function exported(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^prices-\d{4}-\d\d-\d\d\.csv$/)
  return readFile(await download.path(), 'utf8')
}

const choose = (page: Page, text: string) =>
  page
    .getByLabel('Chọn tệp')
    .setInputFiles({ name: 'gia.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('an editor exports prices, corrects a bad row and applies them; the shop shows the price', {
  tag: '@desktop',
}, async ({ browser, page: shop }) => {
  test.setTimeout(180_000)
  const editor = await Editor.signIn()
  const slug = `kem-nhap-tep-${mark}`
  const product = { name: `Kem nhập tệp ${mark}`, slug, price: 100_000, state: 'active' }
  const { id } = await editor.create<{ id: number }>('products', product)
  const page = await signedInEditor(browser, { viewport: { width: 390, height: 900 } })
  // On a slow machine the list still starts when the link is pressed.
  const machine = await page.context().newCDPSession(page)
  await machine.send('Emulation.setCPUThrottlingRate', { rate: 3 })
  await page.goto(`${admin}/collections/products`)
  await page.getByRole('link', { name: 'Giá', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nhập, xuất tệp: Giá', {
    timeout: 60_000,
  })
  await machine.detach()
  const file = await exported(page)
  expect(file).toContain(`${slug},${product.name},,100000,`)

  // Other tests change other products meanwhile.
  const isOwn = (line: string, index: number) => index === 0 || line.startsWith(`${slug},`)
  const own = `${file.split('\r\n').filter(isOwn).join('\r\n')}\r\n`
  const changed = own.replace(`${product.name},,100000`, `${product.name},,120.000`)
  await choose(page, `${changed}khong-co,,,1,\r\n`)
  // Payload's drag and drop has a status too.
  const status = page.locator('.import').getByRole('status')
  const bad = page.getByRole('region', { name: 'Dòng lỗi' })
  await expect(bad).toContainText('Đường dẫn: Không có mục nào như vậy')
  await expect(status).toContainText('1 dòng thay đổi')
  const row = page.getByRole('region', { name: 'Thay đổi' }).getByRole('listitem')
  await expect(row).toContainText('100.000 → 120.000')
  const apply = page.getByRole('button', { name: 'Áp dụng 1 dòng' })
  await expect(apply).toBeDisabled()
  await page.getByLabel('Bỏ qua 1 dòng lỗi').check()
  await expect(apply).toBeEnabled()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)

  await choose(page, changed)
  await expect(status).toContainText('0 dòng lỗi')
  await apply.click()
  await expect(status).toHaveText('Đã lưu 1 dòng.')
  await expect(row).toContainText('đã lưu')
  await expect(async () => {
    await shop.goto(href('vi', `/san-pham/${slug}`))
    await expect(shop.getByRole('main')).toContainText('120.000đ')
  }).toPass()

  await choose(page, changed)
  await expect(status).toContainText('0 dòng thay đổi')
  await editor.remove('products', id)
})
