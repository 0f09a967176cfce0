import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../scripts/testing/system-programs.ts'
import { href } from '../../src/i18n/href.ts'
import { browserArgs } from '../e2e/browser-args.ts'
import { pageOfKind } from '../support/page-kinds.ts'
import { findRunningShop, machine } from './running-shop.ts'

// Prints how long a slow phone takes from the end of a press on a product's link to the next page's
// h1: RUNS (20) first visits of a category, with the speculation rules and without them in turn.
// Usage: npm start in one terminal, then `node tests/bench/next-page.ts` with the same settings.

const runs = Number(process.env.RUNS ?? 20)
const slowNetwork = { downloadThroughput: 200_000, uploadThroughput: 200_000, latency: 150 }
const cpuRate = 4
/** In ms: a finger rests on a link so long before it is lifted. */
const rest = 250
const key = 'bench:pressed'

/** Runs in each page before its own scripts. */
function watch(name: string): void {
  addEventListener('click', () => sessionStorage.setItem(name, String(Date.now())), true)
  const pressed = Number(sessionStorage.getItem(name))
  if (pressed === 0) return
  const look = () => {
    if (document.querySelector('h1')?.checkVisibility()) {
      requestAnimationFrame(() => console.info(String(Date.now() - pressed)))
    } else requestAnimationFrame(look)
  }
  look()
}

async function press(browser: Browser, address: string, rules: boolean): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'vi-VN',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch, key)
    const device = await context.newCDPSession(page)
    await device.send('Network.enable')
    await device.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork })
    await device.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
    if (!rules) await page.route('**/speculation-rules.json', (route) => route.abort())
    await page.goto(address, { waitUntil: 'networkidle' })
    const shown = page.waitForEvent('console', {
      predicate: (message) => message.type() === 'info',
    })
    await page.locator('main a[href*="/san-pham/"]:not([tabindex])').first().hover()
    await page.waitForTimeout(rest)
    await page.mouse.down()
    await page.mouse.up()
    return Number((await shown).text())
  } finally {
    await context.close()
  }
}

const { shopUrl } = await findRunningShop()
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArgs })
const times: Record<'without' | 'with', number[]> = { without: [], with: [] }
for (let run = 0; run < runs; run += 1) {
  for (const name of ['without', 'with'] as const) {
    times[name].push(
      await press(browser, shopUrl + href('vi', pageOfKind.category), name === 'with'),
    )
  }
}
await browser.close()

console.log(`${machine()}, ${runs} presses each, a rest of ${rest} ms before\n`)
for (const [name, all] of Object.entries(times)) {
  const sorted = all.sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]
  console.log(`${name} rules: median ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}
