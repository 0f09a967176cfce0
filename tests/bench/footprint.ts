import { readdir, readFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { addToCart, checkOut } from '../e2e/add-to-cart.ts'
import { fillReceiver, giveConsents } from '../e2e/checkout-form.ts'
import { speaker } from '../e2e/fixtures.ts'
import { root } from '../support/runner.ts'

// Prints the footprint of the running shop: bytes of pages, requests of an order, memory of
// processes. Usage: npm start in one terminal, then `node tests/bench/footprint.ts` with VAR_DIR
// and SHOP_URL when they are not the defaults. It places one order.

const shop = process.env.SHOP_URL ?? 'http://localhost:4321'
const runDir = join(root, process.env.VAR_DIR ?? 'var', 'run')
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const say = speaker('vi')
const pages = {
  home: '/vn',
  category: '/vn/chuyen-muc/cham-soc-da',
  product: '/vn/san-pham/kem-duong-ceramide',
}

/** Counts the requests of a page by kind, until `stop` is called. */
function count(page: Page) {
  const seen: { kind: string; bytes: Promise<number>; url: string }[] = []
  page.on('response', (response) => {
    const kind = (response.headers()['content-type'] ?? 'none').split(';')[0] ?? ''
    const bytes = response
      .request()
      .sizes()
      .then(({ responseBodySize }) => responseBodySize)
      .catch(() => 0)
    seen.push({ kind, bytes, url: response.url() })
  })
  return seen
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addCookies([{ name: 'locale', value: 'vn', url: shop }])
  return context.newPage()
}

async function pageBytes(browser: Browser): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    const page = await newPage(browser)
    const seen = count(page)
    await page.goto(shop + path, { waitUntil: 'load' })
    const sums: Record<string, number> = {}
    for (const { kind, bytes } of seen) sums[kind] = (sums[kind] ?? 0) + (await bytes)
    const of = (kind: string) => String(sums[kind] ?? 0).padStart(6)
    console.log(
      `${name.padEnd(9)} html ${of('text/html')}  css ${of('text/css')}  js ${of('text/javascript')}`,
    )
    await page.context().close()
  }
}

async function orderRequests(browser: Browser): Promise<void> {
  const page = await newPage(browser)
  await page.goto(`${shop}${pages.product}`, { waitUntil: 'load' })
  const seen = count(page)
  await checkOut(await addToCart(page, say), say)
  await fillReceiver(page, say)
  await giveConsents(page, say)
  await page.getByRole('button', { name: say('checkout.submit') }).click()
  await page.getByRole('heading', { name: say('order.thanksTitle') }).waitFor()
  const api = seen.filter(({ url }) => url.includes('/api/'))
  console.log(
    `requests from "add to cart" to the confirmation: ${seen.length}, ${api.length} to /api`,
  )
  for (const { url } of api)
    console.log(`  ${decodeURIComponent(url.slice(shop.length)).slice(0, 110)}`)
  await page.context().close()
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

async function memory(): Promise<void> {
  for (const file of await readdir(runDir)) {
    const { pid } = JSON.parse(await readFile(join(runDir, file), 'utf8')) as { pid: number }
    console.log(`${file.replace('.json', '').padEnd(9)} ${await residentMb(pid)} MB resident`)
  }
}

const [cpu] = cpus()
console.log(
  `${cpus().length} × ${cpu?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.version}`,
)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
console.log('\nBytes on the wire of a page before any input:')
await pageBytes(browser)
console.log('')
await orderRequests(browser)
await browser.close()
console.log('')
await memory()
