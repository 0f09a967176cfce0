import { setTimeout as pause } from 'node:timers/promises'
import { href } from '../../src/i18n/href.ts'
import { eventually } from '../support/eventually.ts'
import { pageOfKind } from '../support/page-kinds.ts'
import { Tab } from '../support/tab.ts'
import { findRunningShop, machine } from './running-shop.ts'

// Prints how long a slow phone takes from a tap on a product's link to the next page's h1: RUNS (20)
// first visits of a category, with the speculation rules and without them in turn.
// Usage: npm start in one terminal, then `node tests/bench/next-page.ts` with the same settings.

const runs = Number(process.env.RUNS ?? 20)
/** In ms: from the end of scrolling to the tap. */
const rest = Number(process.env.REST ?? 1000)
/** In ms: how long a tap takes. */
const tapMs = 80
/** In ms: the first page fetches what it loads while idle. */
const idleMs = 3000
const slowNetwork = { offline: false, downloadThroughput: 200_000, uploadThroughput: 200_000 }

/** Runs in each page before its own scripts. */
const watch = `
  addEventListener('click', () => console.info('pressed ' + Date.now()), true)
  addEventListener('load', () => console.info('loaded ' + Date.now()))
  const look = () => {
    if (!document.querySelector('h1')?.checkVisibility()) return requestAnimationFrame(look)
    requestAnimationFrame(() => console.info('shown ' + Date.now()))
  }
  if (document.prerendering) document.addEventListener('prerenderingchange', look)
  else look()`

const slowPhone = [
  ['Network.enable'],
  ['Network.emulateNetworkConditions', { ...slowNetwork, latency: 150 }],
  ['Emulation.setCPUThrottlingRate', { rate: 4 }],
  [
    'Emulation.setDeviceMetricsOverride',
    { width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
  ],
  ['Emulation.setTouchEmulationEnabled', { enabled: true }],
  ['Page.addScriptToEvaluateOnNewDocument', { source: watch }],
] as const

const link = 'main a[href*="/san-pham/"]:not([tabindex])'

async function press(address: string, rules: boolean): Promise<number> {
  const noRules = ['Network.setBlockedURLs', { urls: ['*/speculation-rules.json'] }] as const
  const tab = await Tab.open(rules ? slowPhone : [...slowPhone, noRules])
  const times = (event: string) =>
    tab.said.filter((text) => text.startsWith(event)).map((text) => Number(text.split(' ')[1]))
  try {
    await tab.send('Page.navigate', { url: address })
    await eventually('the first page', async () => times('loaded').length > 0)
    await pause(idleMs)
    await tab.evaluate(`document.querySelector('${link}').scrollIntoView({ block: 'center' })`)
    await pause(rest)
    await tab.tap(link, tapMs)
    const { answer } = await eventually('the next page', async () => times('shown')[1])
    return answer - (times('pressed')[0] ?? 0)
  } finally {
    await tab.close()
  }
}

const { shopUrl } = await findRunningShop()
const times: Record<'without' | 'with', number[]> = { without: [], with: [] }
for (let run = 0; run < runs; run += 1) {
  for (const name of ['without', 'with'] as const) {
    const ms = await press(shopUrl + href('vi', pageOfKind.category), name === 'with')
    console.log(`${run + 1}: ${ms} ms ${name} rules`)
    times[name].push(ms)
  }
}

console.log(`${machine()}, ${runs} taps each, ${rest} ms after scrolling\n`)
for (const [name, all] of Object.entries(times)) {
  const sorted = all.sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]
  console.log(`${name} rules: median ${at(0.5)} ms, p95 ${at(0.95)} ms`)
}
