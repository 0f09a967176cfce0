import { type Browser, chromium, errors } from '@playwright/test'
import { findChromium } from '../../scripts/testing/system-programs.ts'
import { href } from '../../src/i18n/href.ts'
import { browserArgs } from '../e2e/browser-args.ts'
import { lineOf, someProducts } from '../e2e/stored-cart.ts'
import { pageOfKind } from '../support/page-kinds.ts'
import { findRunningShop, machine } from './running-shop.ts'

// Prints how long a slow phone takes from a press on the cart, as soon as its button is drawn, to the
// stored lines, and to the complete panel: PRESSES (50) first visits of a product page.
// Usage: npm start in one terminal, then `node tests/bench/cart-opening.ts` with the same settings.

const presses = Number(process.env.PRESSES ?? 50)
const slowNetwork = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 150 }
const cpuRate = 6
/** In ms: a press without an effect until then is missed. */
const limit = 30_000

interface Times {
  lines: number
  complete: number
}

/** Runs in the page before its own scripts: stores the cart, and logs the times after a press. */
function watchPress(cart: string): void {
  localStorage.setItem('nas:cart', cart)
  const shown = async (selector: string) => {
    while (!document.querySelector(selector)?.checkVisibility()) {
      await new Promise(requestAnimationFrame)
    }
    return performance.now()
  }
  const watch = async () => {
    const pressed = performance.now()
    const lines = await shown('dialog[open] .cart-line')
    const complete = await shown('dialog[open] .cart-line button')
    console.info(JSON.stringify({ lines: lines - pressed, complete: complete - pressed }))
  }
  addEventListener('pointerdown', watch, { once: true })
}

async function press(browser: Browser, address: string, cart: string): Promise<Times | null> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'vi-VN',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPress, cart)
    const device = await context.newCDPSession(page)
    await device.send('Network.enable')
    await device.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork })
    await device.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
    const opened = page.waitForEvent('console', {
      predicate: (message) => message.type() === 'info',
      timeout: limit,
    })
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('.site-header__cart').tap()
    return JSON.parse((await opened).text()) as Times
  } catch (error) {
    if (error instanceof errors.TimeoutError) return null
    throw error
  } finally {
    await context.close()
  }
}

const { shopUrl } = await findRunningShop()
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArgs })
const cart = JSON.stringify((await someProducts(3)).map((product) => lineOf(product)))
const times: (Times | null)[] = []
for (let run = 0; run < presses; run += 1) {
  times.push(await press(browser, shopUrl + href('vi', pageOfKind.product), cart))
}
await browser.close()

const opened = times.filter((one) => one !== null)
const at = (read: (one: Times) => number, share: number) => {
  const sorted = opened.map(read).sort((one, other) => one - other)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN)
}
console.log(`${machine()}, ${presses} presses, ${presses - opened.length} missed\n`)
for (const [name, read] of [
  ['stored lines', ({ lines }: Times) => lines],
  ['complete panel', ({ complete }: Times) => complete],
] as const) {
  const [median, p95, most] = [at(read, 0.5), at(read, 0.95), at(read, 1)]
  console.log(`${name}: median ${median} ms, p95 ${p95} ms, slowest ${most} ms`)
}
