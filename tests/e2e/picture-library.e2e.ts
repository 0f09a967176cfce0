import type { Browser, Page } from '@playwright/test'
import { href } from '../../src/i18n/href.ts'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { signedInEditor, takeOverLocks } from '../support/signed-in-editor.ts'
import { expect, test } from './fixtures.ts'

const admin = `${given('CONTENT_URL')}/admin/collections/media`

async function open(browser: Browser, path: string): Promise<Page> {
  const page = await signedInEditor(browser)
  await takeOverLocks(page)
  await page.goto(`${admin}${path}`)
  return page
}

test('an editor marks the part of a banner that the shop must show', { tag: '@desktop' }, async ({
  browser,
  page: shop,
}) => {
  test.setTimeout(120_000)
  const editor = await Editor.signIn()
  const query = 'where[type][equals]=home&sort=-order,-id'
  const { image } = await editor.first<{ id: number; image: number }>('banners', query)
  const page = await open(browser, `/${image}?locale=vi`)
  const mark = async (x: number) => {
    await page.getByRole('button', { name: 'Chỉnh sửa hình ảnh' }).click({ timeout: 60_000 })
    await page.locator('.edit-upload__inputsWrap input').first().fill(String(x))
    await page.getByRole('button', { name: 'Áp dụng thay đổi' }).click()
    await page.locator('#action-save').click()
    await expect(page.getByText(/^Đã lên cửa hàng sau/)).toBeVisible()
  }
  const picture = shop.locator('.hero img').first()
  const position = () => picture.evaluate((element) => getComputedStyle(element).objectPosition)
  await shop.goto(href('vi', '/'))
  const former = await position()
  await mark(20)
  await expect(async () => {
    await shop.goto(href('vi', '/'))
    expect(await position()).toBe('20% 50%')
  }).toPass()
  await mark(50)
  await expect(async () => {
    await shop.goto(href('vi', '/'))
    expect(await position()).toBe(former)
  }).toPass()
})

test('an editor finds a picture in its folder, without accents', { tag: '@desktop' }, async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const editor = await Editor.signIn()
  const name = `Mùa hè ${Date.now().toString(36)}`
  const folder = await editor.create<{ id: number }>('folders', { name })
  const query = 'where[searchText][like]=kem chong nang'
  const picture = await editor.first<{ id: number; filename: string }>('media', query)
  await editor.publish('media', picture.id, { folder: folder.id })
  const page = await open(browser, '/folders')
  await expect(page.getByText(name)).toBeVisible({ timeout: 60_000 })
  await page.goto(`${admin}/folders/${folder.id}?search=KEM+chống+nắng`)
  await expect(page.getByText(picture.filename)).toBeVisible()
  await page.goto(`${admin}/folders/${folder.id}?search=sữa`)
  await expect(page.getByText(picture.filename)).toHaveCount(0)
  await editor.remove('folders', folder.id)
})
