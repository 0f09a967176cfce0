import { mkdir } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/testing/system-programs.ts'
import { browserArgs } from '../e2e/browser-args.ts'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { readyForm, signedInEditor } from '../support/signed-in-editor.ts'
import { findRunningShop, machine } from './running-shop.ts'

// An editor's work in Payload's admin in Chromium: prints clicks and seconds of each task, and the
// time until a publication is live. Pictures are in var/shots/editing. Usage: docs/benchmarks.md.

const folder = 'var/shots/editing'
const soon = expect.configure({ timeout: 60_000 })
const publications = Number(process.env.PUBLICATIONS ?? 20)
const slug = `do-viec-${Date.now().toString(36)}`

async function beginWork(browser: Browser): Promise<Page> {
  const page = await signedInEditor(browser, { viewport: { width: 1366, height: 768 } })
  page.setDefaultTimeout(60_000)
  return page
}

/** Counts the clicks of a person who begins at the dashboard. */
class Work {
  clicks = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async begin(): Promise<void> {
    this.clicks = 0
    await this.page.goto(`${given('CONTENT_URL')}/admin`)
  }

  async click(locator: Locator): Promise<void> {
    this.clicks += 1
    await locator.click()
  }

  async write(field: string, text: string): Promise<void> {
    this.clicks += 1
    await this.page.locator(`#field-${field}`).fill(text)
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true })
  }

  tab(name: string): Promise<void> {
    return this.click(this.button(name, this.page.locator('.tabs-field')))
  }

  /** A link of the dashboard or a list that leads to a form. */
  async openForm(link: Locator): Promise<void> {
    await this.click(link)
    await soon(this.page).toHaveURL(/locale=vi/)
    await soon(readyForm(this.page)).toBeVisible()
    // Payload may load a document once more after a link has opened it.
    await this.page.waitForLoadState('networkidle')
  }

  async openList(list: string): Promise<void> {
    await this.click(this.page.locator(`a[href$="/collections/${list}"][aria-label]`))
  }

  async openFound(list: string, words: string): Promise<void> {
    await this.openList(list)
    await this.click(this.page.locator('#search-filter-input'))
    await this.page.keyboard.type(words)
    await soon(this.page).toHaveURL(new RegExp(`search=${words}`))
    await this.openForm(this.page.getByRole('row').getByRole('link').first())
  }

  /** Publishes, and waits for the sentence that the page is live. */
  async publish(): Promise<void> {
    const saved = this.page.waitForResponse(
      (response) =>
        response.ok() &&
        /^(PATCH|POST)$/.test(response.request().method()) &&
        response.url().includes('/api/'),
    )
    await this.click(this.page.locator('#action-save'))
    await saved
    await soon(this.page.getByRole('status').filter({ hasText: live })).toBeVisible()
  }
}

const live = /^Đã lên cửa hàng sau/
const name = `Kem ${slug}`
const address = `kem-${slug}`

async function makeProduct(work: Work): Promise<void> {
  const { page } = work
  await work.openForm(page.locator('a[href$="/products/create"]'))
  await work.write('name', name)
  await work.write('price', '250000')
  await work.write('stock_start', '10')
  await work.tab('Nội dung')
  await work.write('description', 'Kem dưỡng ẩm cho da khô.')
  await work.tab('Hình ảnh')
  await work.click(work.button('Tạo mới').first())
  const drawer = page.getByRole('dialog')
  work.clicks += 1
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'hu-kem.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await work.click(drawer.locator('#field-alt'))
  await page.keyboard.type('Hũ kem trắng')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A white jar of cream')
  await work.click(work.button('Lưu', drawer))
  await soon(drawer).toBeHidden()
  await work.tab('Liên kết')
  await work.click(page.locator('#field-categories .rs__control'))
  await work.click(page.getByRole('option').first())
  await page.screenshot({ path: `${folder}/product.png` })
  await work.publish()
}

async function correctPrice(work: Work): Promise<void> {
  await work.openFound('products', slug)
  await work.write('price', '260000')
  await work.publish()
}

async function planBanner(work: Work): Promise<void> {
  await work.openFound('banners', slug)
  await work.click(work.button('Thêm mới'))
  const drawer = work.page.getByRole('dialog')
  await work.click(drawer.locator('#field-at .react-datepicker__input-container input'))
  await work.page.keyboard.type('31/12/2099 08:00')
  await work.page.keyboard.press('Tab')
  await work.click(work.button('Lưu', drawer))
  await soon(work.page.getByRole('row').filter({ hasText: '31/12/2099 08:00' })).toBeVisible()
}

async function restoreArticle(work: Work): Promise<void> {
  const { page } = work
  await work.openList('clubs')
  await work.click(page.getByText('Rác', { exact: true }))
  await work.click(page.getByRole('row').getByRole('link', { name: slug }))
  await work.click(work.button('Khôi phục'))
  await page.screenshot({ path: `${folder}/restore.png` })
  await work.click(page.getByText('Khôi phục thành phiên bản đã xuất bản'))
  await work.click(work.button('Xác nhận'))
  await soon(page.locator('#field-slug')).toHaveValue(slug)
}

async function undoAddress(work: Work): Promise<void> {
  await work.openFound('products', slug)
  await work.write('slug', address)
  await work.publish()
}

/** Publishes prices. @returns seconds from each publication to the confirmation of all front servers, ascending */
async function timePublications({ page }: Work, id: number): Promise<number[]> {
  for (let index = 0; index < publications; index += 1) {
    await editor.publish('products', id, { price: 250_000 + index * 1000 })
  }
  await page.goto(`${given('CONTENT_URL')}/admin`)
  const query = `where[documentId][equals]=${id}&where[resource][equals]=products&depth=0`
  const seconds = () =>
    page.evaluate(async (address): Promise<(number | null)[]> => {
      const { docs } = await (await fetch(address)).json()
      return docs.map((one: { seconds: number | null }) => one.seconds)
    }, `/api/publications?${query}&limit=${publications}`)
  await soon.poll(seconds).not.toContain(null)
  return (await seconds()).map(Number).sort((a, b) => a - b)
}

await findRunningShop()
const load = loadavg()[0]?.toFixed(1)
await mkdir(folder, { recursive: true })
const editor = await Editor.signIn()
const banner = await editor.create<{ id: number }>('banners', {
  name: slug,
  type: 'promotion',
  state: 'inactive',
})
const article = await editor.create<{ id: number }>('clubs', { name: slug, slug })
await editor.toTrash('clubs', article.id)
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArgs })
try {
  console.log(`${machine()}, load ${load} before\n`)
  console.log('| What | Clicks | Seconds |\n| --- | --- | --- |')
  const work = new Work(await beginWork(browser))
  const does = async (what: string, task: (work: Work) => Promise<void>) => {
    await work.begin()
    const started = performance.now()
    await task(work).catch(async (error) => {
      await work.page.screenshot({ path: `${folder}/failed.png` })
      throw error
    })
    const seconds = (performance.now() - started) / 1000
    console.log(`| ${what} | ${work.clicks} | ${seconds.toFixed(1)} |`)
  }
  await does('A product with a picture, from nothing to live', makeProduct)
  await does('A price, to live', correctPrice)
  await does('A banner planned', planBanner)
  await does('A deleted article restored', restoreArticle)
  const { id } = await editor.first<{ id: number }>('products', `where[name][equals]=${name}`)
  await editor.publish('products', id, { slug: `${address}-moi` })
  await does('A changed address undone, to live', undoAddress)
  const times = await timePublications(work, id)
  const at = (share: number) => times[Math.ceil(share * times.length) - 1]?.toFixed(1)
  console.log(
    `\n${times.length} prices, from publishing to live: p50 ${at(0.5)} s, p95 ${at(0.95)} s`,
  )
  await editor.remove('products', id)
  await editor.remove('clubs', article.id)
} finally {
  await editor.remove('banners', banner.id)
  await browser.close()
}
