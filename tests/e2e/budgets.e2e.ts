import type { Page } from '@playwright/test'
import { newStaff } from '../support/new-staff.ts'
import { pageOfKind } from '../support/page-kinds.ts'
import { slowdown } from '../support/slowdown.ts'
import { expect, speaker, test } from './fixtures.ts'
import { frameByFrame } from './frames.ts'
import { maxShift, shiftOf } from './layout-shift.ts'
import { signIn } from './signed-in.ts'

type Kind = 'html' | 'css' | 'js' | 'font' | 'image'
type Bytes = Record<Kind, number>

/** Maximum bytes on the wire of a page before any input. Its styles are in its HTML. */
const budgets = { html: 40_000, css: 0, js: 12_000 } as const

/** Everything that a first visit on a phone fetches before any input, with pictures and fonts. */
const visitBudgets = {
  home: 112_000,
  category: 131_000,
  product: 100_000,
  club: 100_000,
  faq: 90_000,
}

/** All JavaScript of a visit in which the cart, the sign-in or the search was opened. */
const openedBudget = 90_000

/** The back office: its first screen with the shared style sheet, and each next one. */
const staffBudgets = { first: 250_000, next: 160_000 }

const staffLists = {
  users: 'menu.users',
  products: 'menu.products',
  orders: 'menu.orders',
  clubs: 'menu.clubs',
  supports: 'menu.supports',
  distributors: 'menu.distributors',
  places: 'menu.places',
  stock: 'menu.stock',
  reviews: 'menu.reviews',
  refunds: 'menu.refunds',
}

const kinds = ['home', 'category', 'product', 'club', 'faq'] as const

// The bytes of pictures depend on it.
test.use({ deviceScaleFactor: 2 })

function kindOf(contentType: string): Kind | null {
  if (contentType.includes('html')) return 'html'
  if (contentType.startsWith('image')) return 'image'
  if (contentType.startsWith('font')) return 'font'
  if (contentType.includes('css')) return 'css'
  return contentType.includes('javascript') ? 'js' : null
}

/** Counts the received bytes from here on. */
function meter(page: Page): () => Promise<Bytes> {
  const bytes = { html: 0, css: 0, js: 0, font: 0, image: 0 }
  const counting: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = kindOf(response.headers()['content-type'] ?? '')
    if (kind === null) return
    const size = response.request().sizes()
    counting.push(
      size.then(
        ({ responseBodySize }) => {
          bytes[kind] += responseBodySize
        },
        // Requests that were still running when the test ended.
        () => {},
      ),
    )
  })
  return async () => {
    await Promise.all(counting)
    return { ...bytes }
  }
}

const codeOf = ({ html, css, js }: Bytes) => html + css + js
const sumOf = (bytes: Bytes) => codeOf(bytes) + bytes.font + bytes.image

for (const kind of kinds) {
  test(`the ${kind} page keeps its byte budget and does not shift`, { tag: '@both' }, async ({
    page,
    at,
    isMobile,
  }) => {
    const read = meter(page)
    // Without a wait for it, the test would fail when it ends before this response.
    const idle = isMobile ? page.waitForResponse(/page-idle/) : null
    await page.goto(at(pageOfKind[kind]), { waitUntil: 'load' })
    const bytes = await read()
    console.log(`${kind}: html ${bytes.html} B, css ${bytes.css} B, js ${bytes.js} B (as sent)`)
    for (const part of ['html', 'css', 'js'] as const) {
      expect(bytes[part], `${part} of ${kind}`).toBeLessThanOrEqual(budgets[part])
    }
    expect(bytes.html, kind).toBeGreaterThan(0)
    expect(bytes.js, kind).toBeGreaterThan(0)
    if (idle !== null) {
      await (await idle).finished()
      const visit = await read()
      console.log(`${kind}: ${sumOf(visit)} B in all, ${visit.image} B of them pictures`)
      expect(sumOf(visit), kind).toBeLessThanOrEqual(visitBudgets[kind])
    }
    expect(await frameByFrame(page, shiftOf)).toBeLessThanOrEqual(maxShift)
  })
}

const panels = { cart: 'cart.title', login: 'auth.title', search: 'search.title' } as const

for (const [panel, title] of Object.entries(panels)) {
  test(`opening the ${panel} keeps its byte budget`, { tag: '@both' }, async ({
    page,
    at,
    say,
  }) => {
    const read = meter(page)
    // Excludes the cart's code, which is loaded while the page is idle, at an unpredictable time.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto(at(pageOfKind.product), { waitUntil: 'load' })
    await page.evaluate((name) => {
      document.querySelector<HTMLElement>(`[data-open-panel=${name}]`)?.click()
    }, panel)
    await expect(page.getByRole('dialog', { name: say(title) })).toBeVisible()
    await expect(page.locator(`[data-island=${panel}][data-ready]`)).toBeAttached()
    const { js } = await read()
    console.log(`product after opening the ${panel}: js ${js} B (as sent)`)
    expect(js).toBeLessThanOrEqual(openedBudget)
  })
}

/** A slow phone: 400 kbit/s and a sixth of the speed. */
const slowPhone = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 150 }

/** Duration in ms from a press to the lines of the cart, without the code of the cart. */
const maxOpening = 500

test('the cart opens at once on a slow phone, and a first visit does not fetch its code', async ({
  page,
  at,
}) => {
  const device = await page.context().newCDPSession(page)
  await device.send('Network.enable')
  await device.send('Network.emulateNetworkConditions', { offline: false, ...slowPhone })
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const idle = page.waitForResponse(/page-idle/)
  await page.goto(at(pageOfKind.product), { waitUntil: 'load' })
  await (await idle).finished()
  await page.evaluate(() => new Promise((next) => requestIdleCallback(next, { timeout: 5000 })))
  expect(fetched.filter((url) => /cart-contents|react/.test(url))).toEqual([])
  const ms = await page.evaluate(async () => {
    const started = performance.now()
    document.querySelector<HTMLElement>('[data-buy-box] [data-add-to-cart]')?.click()
    while (!document.querySelector('dialog[open] .cart-line')?.checkVisibility()) {
      await new Promise(requestAnimationFrame)
    }
    return performance.now() - started
  })
  console.log(`first opening of the cart: ${ms.toFixed(0)} ms`)
  expect(ms).toBeLessThanOrEqual(maxOpening * slowdown())
})

test('the back office keeps its byte budgets', { tag: '@desktop' }, async ({ page }) => {
  const say = speaker('vi')
  // A new colleague has no jobs, whose results load more code.
  await signIn(page, await newStaff())
  const read = meter(page)
  await page.goto('/crm-admin/')
  await expect(page.locator('canvas').first()).toBeVisible()
  let before = codeOf(await read())
  console.log(`back office, first screen: ${before} B (as sent)`)
  expect(before).toBeLessThanOrEqual(staffBudgets.first)
  const menu = page.getByRole('navigation', { name: say('crm.menu.label') })
  for (const [name, label] of Object.entries(staffLists)) {
    await menu.getByRole('link', { name: say(`crm.${label}`), exact: true }).click()
    await expect(page.getByRole('search')).toBeVisible()
    const now = codeOf(await read())
    console.log(`back office, ${name}: ${now - before} B more`)
    expect(now - before, name).toBeLessThanOrEqual(staffBudgets.next)
    before = now
  }
})
