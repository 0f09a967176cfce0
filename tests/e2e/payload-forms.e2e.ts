import { Buffer } from 'node:buffer'
import type { Locator, Page } from '@playwright/test'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { newEditor } from '../support/new-editor.ts'
import { readyForm, signedInEditor } from '../support/signed-in-editor.ts'
import { expect, test } from './fixtures.ts'

interface Product {
  id: number
  slug: string
}

const admin = `${given('CONTENT_URL')}/admin`

let editor: Editor
let product: Product

test.beforeAll(async () => {
  editor = await Editor.signIn()
  product = await editor.create<Product>('products', {
    name: 'Kem chống nắng chưa dịch',
    slug: `chua-dich-${Date.now().toString(36)}`,
    description: 'Mô tả ngắn bằng tiếng Việt',
    price: 100_000,
    stock_start: 7,
    state: 'active',
  })
})

test.afterAll(async () => {
  await editor.remove('products', product.id)
})

const laptop = { viewport: { width: 1440, height: 900 } }
const bar = (page: Page) => page.getByRole('navigation', { name: 'Đang sửa bản' })

test('the list finds products without accents, and says which lack English', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedInEditor(browser, laptop)
  await page.goto(`${admin}/collections/products`)
  await page
    .getByRole('textbox', { name: /^Tìm với/ })
    .fill('CHỐNG NẮNG chưa dịch'.normalize('NFD'))
  const row = page.getByRole('row').filter({ hasText: 'Kem chống nắng chưa dịch' })
  await expect(page.locator('tbody tr')).toHaveCount(1, { timeout: 30_000 })
  await expect(row).toContainText('100.000đ')
  await expect(row).toContainText('Thiếu')
})

test('a form opens in Vietnamese after a look at English, where the product has its name', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedInEditor(browser, laptop)
  const address = `${admin}/collections/products/${product.id}`
  await page.goto(address)
  await expect(bar(page)).toContainText('Tiếng Việt', { timeout: 60_000 })
  await expect(page.locator('#field-name')).toHaveValue('Kem chống nắng chưa dịch')

  await bar(page).getByRole('link', { name: 'Chuyển sang English' }).click()
  await expect(bar(page)).toContainText('Đang sửa bản English')
  await expect(page.locator('#field-name')).toHaveValue('')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kem chống nắng chưa dịch')

  await page.goto(`${admin}/collections/products?search=${product.slug}`)
  await page.locator('tbody').getByRole('link', { name: 'Kem chống nắng chưa dịch' }).click()
  await expect(bar(page)).toContainText('Đang sửa bản Tiếng Việt', { timeout: 60_000 })
  await expect(page.locator('#field-name')).toHaveValue('Kem chống nắng chưa dịch')
})

test('the English text begins as a copy of the Vietnamese one', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedInEditor(browser, laptop)
  await page.goto(`${admin}/collections/products/${product.id}`)
  await expect(readyForm(page)).toBeVisible({ timeout: 60_000 })
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Sao chép sang ngôn ngữ' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('#field-toLocale').click()
  await drawer.getByText('Tiếng Anh', { exact: true }).click()
  await drawer.getByRole('button', { name: 'Sao chép' }).click()
  await expect(bar(page)).toContainText('English', { timeout: 60_000 })
  await expect(page.locator('#field-name')).toHaveValue('Kem chống nắng chưa dịch')
})

test('the product’s tabs show the stock of the shop, sizes of pictures and how other sites show it', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedInEditor(browser, laptop)
  const tab = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click()
  // Medusa follows the content within seconds.
  await expect(async () => {
    await page.goto(`${admin}/collections/products/${product.id}`)
    await expect(page.getByText('Còn bán 7 · trong kho 7 · khách đã đặt 0')).toBeVisible()
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('link', { name: 'Đổi ở trang Kho hàng' })).toHaveAttribute(
    'href',
    new RegExp(`/crm-admin/stock\\?q=${product.slug}$`),
  )
  await tab('Hình ảnh')
  await expect(page.getByText('Ít nhất 1200 × 1200 px (1:1)').first()).toBeVisible()
  await tab('SEO')
  await expect(page.getByText('Tiêu đề: 30 ký tự, nên tối đa 60')).toBeVisible()
  await page.locator('#field-name').fill('x'.repeat(60))
  await expect(page.getByText('Tiêu đề: 66 ký tự, nên tối đa 60')).toBeVisible()

  await page.goto(`${admin}/collections/products/create`)
  await expect(readyForm(page)).toBeVisible({ timeout: 60_000 })
  const soldOut = page.getByText('Tồn kho ban đầu là 0: khi đăng, khách thấy sản phẩm hết hàng.')
  await expect(soldOut).toBeVisible()
  await page.locator('#field-stock_start').fill('5')
  await expect(soldOut).toBeHidden()
})

test('a file that is too large or no picture is refused when it is chosen', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedInEditor(browser, laptop)
  await page.goto(`${admin}/collections/media/create`)
  await expect(page.getByText('tối đa 15 MB và 40 triệu điểm ảnh').first()).toBeVisible()
  const input = page.locator('input[type=file]')
  const large = { name: 'to.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(15_000_001) }
  await input.setInputFiles(large)
  await expect(page.getByText('“to.jpg” quá lớn.')).toBeVisible()
  await input.setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%'),
  })
  await expect(page.getByText('“a.pdf” không phải tệp thuộc loại được nhận.')).toBeVisible()
  await expect(input).toHaveCount(1)
})

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span>${text}</p>`

const pastedText = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><h1>Nguyên nhân</h1>
${wordItem(1, '·', 'Nắng')}${wordItem(2, 'o', 'Tia UVA')}${wordItem(1, '·', 'Gió')}
<p>Xem <a href="/vn/faq">hỏi đáp</a><img src="file:///C:/clip_image002.png"></p>
<table><tr><td>Sáng</td><td>Kem</td></tr></table></body></html>`

/** Its colour is random, so that the library does not have it. */
async function newPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = `hsl(${Math.random() * 360}deg 50% 50%)`
    pen.fillRect(0, 0, 300, 150)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.replace(/^.*,/, ''), 'base64')
}

function paste(text: Locator, html: string): Promise<void> {
  return text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    const options = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', options))
  }, html)
}

test('a text of Word is pasted as headings, lists and links, says what it lost, and is published', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedInEditor(browser, laptop)
  await page.goto(`${admin}/collections/products/${product.id}?locale=vi`)
  await expect(readyForm(page)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('main').getByRole('button', { name: 'Nội dung', exact: true }).click()
  const text = page.locator('.rich-text-lexical [contenteditable=true]').first()
  await expect(text).toHaveCSS('font-family', /Be Vietnam Pro/)
  await text.click()
  await paste(text, pastedText)
  await expect(text.getByRole('heading')).toHaveText('Nguyên nhân')
  await expect(text.locator('h2')).toHaveCount(1)
  await expect(text.locator('li')).toContainText(['Nắng', 'Tia UVA', 'Gió'])
  await expect(text.getByRole('columnheader')).toHaveText(['Sáng', 'Kem'])
  await expect(page.getByText('1 hình không dán được vào bài.')).toBeVisible()

  const picture = (await newPicture(page)).toString('base64')
  await paste(text, `<p>Ảnh</p><img src="data:image/png;base64,${picture}">`)
  const upload = page.getByRole('dialog')
  await upload.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(upload).toBeHidden({ timeout: 30_000 })

  await text.locator('.thumbnail').click()
  await page.keyboard.type('Sau ảnh')
  await expect(text).toContainText('Sau ảnh')

  await page.locator('#action-save').click()
  const { answer } = await eventually('the text is saved', async () => {
    const { content } = await editor.find<Product & { content?: unknown }>('products', product.slug)
    const saved = JSON.stringify(content ?? null)
    return saved.includes('Nguyên nhân') ? saved : null
  })
  expect(answer).toContain('"url":"/faq"')
  expect(answer).toContain('"type":"upload"')
  expect(answer).toContain('"type":"tablecell"')
})

test('a save right after the last letter has it, also in a busy browser', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedInEditor(browser, laptop)
  await page.addInitScript(() => {
    window.requestIdleCallback = (task) => window.setTimeout(task, 5000)
  })
  await page.goto(`${admin}/collections/products/${product.id}?locale=vi`)
  await expect(readyForm(page)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('main').getByRole('button', { name: 'Nội dung', exact: true }).click()
  const text = page.locator('.rich-text-lexical [contenteditable=true]').first()
  await text.click()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Chữ cuối')
  // No hand is faster than two frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  await page.keyboard.press('Control+s')
  expect(await (await saved).text()).toContain('Chữ cuối')
})

test('a replaced picture asks for its text, and is saved once the editor confirms', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedInEditor(browser, laptop)
  await page.goto(`${admin}/collections/media/create`)
  const choose = async (name: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'image/png', buffer: await newPicture(page) })
  await expect(readyForm(page)).toBeVisible({ timeout: 60_000 })
  await choose('truoc.png')
  await page.getByRole('textbox', { name: /^Mô tả cho/ }).fill('Ảnh thử')
  await page.locator('#action-save').click()
  await page.waitForURL(/media\/\d+/)
  await page.reload()
  await expect(readyForm(page)).toBeVisible({ timeout: 60_000 })
  const question = page.getByText('Ảnh mới chưa lưu: hãy viết lại mô tả').first()
  // Payload's form may load its state once more after it was shown, and forgets the file then.
  await expect(async () => {
    const remove = page.locator('.file-details__remove')
    if (await remove.isVisible()) await remove.click()
    await choose('sau.png')
    await page.locator('#action-save').click({ timeout: 5000 })
    await expect(question).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.getByRole('checkbox', { name: 'Xác nhận ảnh' }).check()
  await page.locator('#action-save').click()
  await expect(page.getByRole('heading', { name: /^sau\.\w+\.png$/ })).toBeVisible()
})

test('the dialog of a document that a colleague edits fits a phone', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const account = await newEditor(editor, 'Minh')
  const address = `${admin}/collections/products/${product.id}`
  const lan = await signedInEditor(browser, laptop)
  await lan.goto(address)
  await expect(readyForm(lan)).toBeVisible({ timeout: 60_000 })
  const locked = lan.waitForResponse((response) => response.request().method() === 'POST')
  await lan.locator('#field-name').fill('Lan đang sửa')
  await locked

  const minh = await signedInEditor(browser, { viewport: { width: 390, height: 844 } }, account)
  const dialog = minh.locator('.document-locked')
  await expect(async () => {
    await minh.goto(address)
    await expect(dialog).toBeVisible()
  }).toPass({ timeout: 60_000 })
  const buttons = await dialog.getByRole('button').all()
  expect(buttons).toHaveLength(3)
  for (const button of buttons) {
    const { x = -1, width = 0, height = 99 } = (await button.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
    // One line of text.
    expect(height).toBeLessThan(48)
  }
  expect(await minh.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await lan.close()
  await editor.remove('users', account.id)
})

test('pictures uploaded at once are reported in Vietnamese, and buttons name their collection', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await signedInEditor(browser, laptop)
  await page.goto(`${admin}/collections/media`)
  const file = { name: 'hang-loat.png', mimeType: 'image/png', buffer: await newPicture(page) }
  const drawer = page.getByRole('dialog')
  await expect(async () => {
    if (await drawer.isHidden()) {
      await page.getByRole('button', { name: 'Tải lên số lượng lớn' }).click({ timeout: 5000 })
    }
    await drawer.locator('input[type=file]').first().setInputFiles(file, { timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await drawer.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Đã lưu 1 tệp.')).toBeVisible({ timeout: 30_000 })
  const uploaded = await editor.first<{ id: number }>('media', 'sort=-createdAt')
  await editor.remove('media', uploaded.id)

  const { id } = await editor.find('products', 'tinh-chat-phuc-hoi-b5')
  await page.goto(`${admin}/collections/products/${id}`)
  await expect(readyForm(page)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Liên kết', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Thêm mới: Chuyên mục' })).toBeVisible()
  await expect(page.locator('[aria-label*="[object"]')).toHaveCount(0)
})
