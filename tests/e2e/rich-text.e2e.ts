import { randomUUID } from 'node:crypto'
import { proofOfWork } from '@nas/callers/proof-of-work'
import type { Page } from '@playwright/test'
import { everyFeature, productCards } from '../../content-cms/tests/support/rich-text.ts'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { newEditor } from '../support/new-editor.ts'
import { readyForm } from '../support/signed-in-editor.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFindingsAtBothSizes } from './no-findings.ts'

interface Product {
  id: number
  slug: string
  price: number
  content: object
}

let editor: Editor
let product: Product
let content: object

/**
 * Without the format that a paragraph keeps for the next typed letter: it is not part of the text.
 */
function withoutCaret(json: string): unknown {
  return JSON.parse(json, (key, value) => (key === 'textFormat' ? 0 : value))
}

test.beforeAll(async () => {
  editor = await Editor.signIn()
  const { id } = await editor.first<{ id: number }>('media', 'sort=id')
  content = everyFeature(id)
  const slug = `chu-co-dinh-dang-${Date.now().toString(36)}`
  product = await editor.create<Product>('products', {
    name: 'Chữ có định dạng',
    slug,
    price: 100_000,
    state: 'active',
    content,
  })
})

test.afterAll(async () => {
  await editor.remove('products', product.id)
})

/**
 * Signs a colleague in, where guesses of others make them wait; eight units of work would take a
 * quarter of a minute.
 */
async function signInWithWork(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const challenge = await proofOfWork('of this test', async () => {}).challenge(1)
  const proofs: (string | undefined)[] = []
  await page.route('**/api/users/login', (route) => {
    const isFirst = proofs.push(route.request().headers()['proof-of-work']) === 1
    const json = { errors: [{ message: 'Too many wrong passwords.', data: { challenge } }] }
    return isFirst ? route.fulfill({ status: 429, json }) : route.continue()
  })
  const admin = `${given('CONTENT_URL')}/admin`
  await page.goto(`${admin}/login`)
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(admin)
  const [first, second = ''] = proofs
  expect(first).toBeUndefined()
  expect(JSON.parse(atob(second))).toMatchObject({ challenge: JSON.parse(challenge) })
}

test('Payload’s editor signs in by work, shows a text with every feature and a price with dots, and saves both', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const colleague = await newEditor(editor, 'Lan')
  await signInWithWork(page, colleague)
  await page.goto(`${given('CONTENT_URL')}/admin/collections/products/${product.id}?locale=vi`)
  const openTab = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await expect(readyForm(page)).toBeVisible({ timeout: 60_000 })
  await openTab('Words')
  const text = page.locator('.rich-text-lexical [contenteditable=true]').first()
  await expect(text.locator('h6')).toHaveText('Đề mục h6', { timeout: 60_000 })
  await expect(text.locator('[data-colour=red]').first()).toHaveCSS('color', 'rgb(156, 47, 38)')
  await expect(text.locator('[data-size=px18]').first()).toHaveCSS('font-size', '18px')

  // The text comes first, because Payload notes it only while the browser is idle.
  await text.locator('h6').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' thêm')

  await openTab('Sales')
  const price = page.locator('#field-price')
  await expect(price).toHaveValue('100.000')
  await price.press('Home')
  await page.keyboard.type('129', { delay: 50 })
  await expect(price).toHaveValue('129.100.000')
  await page.locator('#action-save').click()
  await expect(
    page.getByText('The price changes from 100.000đ to 129.100.000đ: confirm it.').first(),
  ).toBeVisible({ timeout: 60_000 })
  await expect(price).toHaveValue('129.100.000')
  await page.getByRole('checkbox', { name: 'Confirm an unusual price' }).check()
  await page.locator('#action-save').click()

  const { answer } = await eventually(
    'the text is saved',
    async () => {
      const saved = await editor.find<Product>('products', product.slug)
      return JSON.stringify(saved.content).includes(' thêm') ? saved : null
    },
    30_000,
  )
  expect(answer.price).toBe(129_100_000)
  const expected = JSON.stringify(content).replace('Đề mục h6', 'Đề mục h6 thêm')
  expect(withoutCaret(JSON.stringify(answer.content))).toEqual(withoutCaret(expected))
  await editor.remove('users', colleague.id)
})

test('the page of the shop shows a text with every feature', { tag: '@both' }, async ({
  page,
  at,
}) => {
  const path = at(`/san-pham/${product.slug}`)
  await eventually('the page is there', async () => (await fetch(given('SHOP_URL') + path)).ok)
  const loaded: string[] = []
  // No test loads anything from another site.
  await page.route(/youtube/, (route) => {
    loaded.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>video</p>' })
  })
  await page.goto(path)
  const text = page.locator('.prose', { has: page.locator('h6') })
  for (const level of [1, 2, 3, 4, 5, 6]) await expect(text.locator(`h${level}`)).toBeVisible()
  await expect(text.getByText('cả ba')).toHaveCSS('font-weight', /[5-9]00/)
  await expect(text.locator('span', { hasText: 'cả ba' })).toHaveCSS('color', 'rgb(156, 47, 38)')
  await expect(text.locator('span', { hasText: 'cả ba' })).toHaveCSS('font-size', '18px')
  await expect(text.getByText('Căn center')).toHaveCSS('text-align', 'center')
  await expect(text.getByText('Thụt hai bậc')).toHaveCSS('padding-left', '80px')
  await expect(text.locator('blockquote')).toHaveText('Trích dẫn')
  await expect(text.locator('ol > li > ul > li > ol > li')).toHaveText('ba')
  await expect(text.locator('figure').getByRole('img', { name: 'Lọ kem' })).toBeVisible()
  await expect(text.locator('figure img[alt=""]')).toBeVisible()
  const headers = text.getByRole('table').getByRole('columnheader')
  await expect(headers).toHaveText(['Da', 'Sáng', 'Tối'])
  await expect(text.locator('[data-gallery]').getByRole('img')).toBeVisible()
  await expect(text.getByRole('note')).toHaveText('Thử trước trên cổ tay')
  await expect(text.getByRole('note')).toHaveAccessibleName('Cảnh báo')
  const frame = text.locator('iframe')
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//)
  await frame.contentFrame().getByRole('link', { name: 'Tên video · YouTube' }).focus()
  expect(loaded).toEqual([])
  await page.keyboard.press('Enter')
  await expect(frame.contentFrame().getByText('video')).toBeVisible()
  await expect.poll(() => loaded).toEqual([expect.stringContaining('autoplay=1')])
  const box = await frame.boundingBox()
  if (!box) throw new Error('the video has no place')
  expect(box.width / box.height).toBeCloseTo(16 / 9, 1)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})

test('an article has product cards in its text, with the price of the last publication', async ({
  page,
  at,
}) => {
  const slug = `the-trong-bai-${randomUUID()}`
  const fields = { name: 'Kem trong bài', slug, price: 100_000, state: 'active' }
  const shown = await editor.create<Product>('products', fields)
  const root = { type: 'root', version: 1, direction: null, format: '', indent: 0 }
  const cards = { root: { ...root, children: [productCards([shown.id])] } }
  const article = await editor.create<Product>('clubs', {
    name: 'Bài có thẻ',
    slug,
    content: cards,
  })
  const url = given('SHOP_URL') + at(`/club/${slug}`)
  const has = async (price: string) => (await (await fetch(url)).text()).includes(price)
  try {
    await eventually('the article is there', () => has('100.000đ'))
    await page.goto(url)
    const card = page.locator('.prose').getByRole('article')
    await expect(card).toContainText('100.000đ')
    await expectNoFindingsAtBothSizes(page)
    await editor.publish('products', shown.id, { price: 91_357 })
    await eventually('the new price is there', () => has('91.357đ'))
    await page.reload()
    await expect(card).toContainText('91.357đ')
    await card.getByRole('link', { name: 'Kem trong bài' }).click()
    await expect(page).toHaveURL(new RegExp(at(`/san-pham/${slug}`)))
  } finally {
    await editor.remove('clubs', article.id)
    await editor.remove('products', shown.id)
  }
})
