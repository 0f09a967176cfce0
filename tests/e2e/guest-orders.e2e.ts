import { randomUUID } from 'node:crypto'
import { orderStateLabels, ownOrderStateLabels } from '@nas/domain/order-states'
import type { Page } from '@playwright/test'
import type { KnownOrder } from '../../src/stores/known-orders.ts'
import { mailedOrderCode } from '../support/mailbox.ts'
import { orderOf, placeOrder, productBySlug } from '../support/shop.ts'
import { coveredControls } from './covered-controls.ts'
import { expect, type Shop, test } from './fixtures.ts'
import { frameByFrame } from './frames.ts'
import { staffMove } from './member.ts'
import { named } from './names.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice } from './notices.ts'

const slug = 'kem-duong-ceramide'
const phone = '0912345678'

async function guestOrder() {
  const email = `khach-${randomUUID()}@nas.test`
  const product = await productBySlug(slug)
  const { body } = await placeOrder(orderOf(product?.id ?? 0, 1, { email }))
  const { id, attributes } = body.data
  return { id, code: attributes.code, email }
}

/** The sum of unexpected layout shifts since the page was opened. */
const shiftSoFar = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    await nextFrame()
    await nextFrame()
    return sum
  })

async function trackByHand({ page, at, say }: Shop, code: string) {
  await page.goto(at('/theo-doi-don-hang'))
  const submit = page.getByRole('button', { name: say('tracking.submit') })
  // What is typed before hydration is lost.
  await expect(submit).toBeEnabled()
  await page.getByLabel(say('tracking.code')).fill(code)
  await page.getByLabel(say('tracking.phone')).fill(phone)
  await submit.click()
  await expect(page.getByRole('heading', { name: say('tracking.found', { code }) })).toBeFocused()
}

/** Opens the whole order by the mailed code. */
async function openByCode({ page, say }: Shop, email: string) {
  await page.getByRole('button', { name: say('tracking.codeAsk') }).click()
  const field = page.getByLabel(say('tracking.secret'))
  await expect(field).toBeFocused()
  const open = page.getByRole('button', { name: say('tracking.proveOpen') })
  const code = await mailedOrderCode(email)
  await field.fill(code === '111111' ? '222222' : '111111')
  await open.click()
  await expect(field).toHaveAccessibleDescription(new RegExp(say('tracking.secretIncorrect')))
  await expectNoFindings(page)
  await field.fill(code)
  await open.click()
  await expect(page.getByText('Nguyễn Thị Thử')).toBeVisible()
  await expect(page.getByRole('heading', { name: /NAS\d/ })).toBeFocused()
}

test('a guest cancels an order by a mailed code, on a narrow phone', async ({ shop }) => {
  const { page, say, shopLocale } = shop
  await page.setViewportSize({ width: 320, height: 700 })
  const { code, email } = await guestOrder()
  await trackByHand(shop, code)
  const state = page.getByText(orderStateLabels.new[shopLocale], { exact: true }).first()
  const { height = 0 } = (await state.boundingBox()) ?? {}
  expect(height).toBeLessThan(36)
  await openByCode(shop, email)
  await expectNoFindings(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const broken = await page.locator('.placed-lines a').evaluateAll((names) =>
    names.flatMap(({ firstChild, textContent }) =>
      [...textContent.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const place = document.createRange()
        place.setStart(firstChild as Node, index)
        place.setEnd(firstChild as Node, index + word.length)
        return place.getClientRects().length > 1 ? [word] : []
      }),
    ),
  )
  expect(broken).toEqual([])

  await page.reload()
  await page.getByRole('button', { name: say('tracking.submit') }).click()
  await expect(page.getByText('12 Nguyễn Huệ', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: say('orders.cancel') }).click()
  await page.getByRole('button', { name: say('orders.cancelYes') }).dblclick()
  await expectNotice(page, say('orders.cancelled', { code }))
  await expect(page.getByText(ownOrderStateLabels.usercancel[shopLocale]).first()).toBeVisible()
})

test('a guest rates a delivered order; an expired proof asks for a new one', {
  tag: '@desktop',
}, async ({ shop }) => {
  const { page, say, shopLocale } = shop
  const order = await guestOrder()
  await staffMove(order, 'pickitem', 'delivery', 'complete')
  await trackByHand(shop, order.code)
  const name = await named('products', slug, shopLocale)
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.filter({ hasText: name })).toBeVisible()
  await openByCode(shop, order.email)
  await page.getByRole('radio', { name: say('orders.star5') }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: say('orders.rate') }).click()
  await expectNotice(page, say('orders.rated'))
  await expect(page.getByText(say('orders.ratingNew'))).toBeVisible()

  await page.evaluate(() => {
    const key = 'nas:order-proof-draft'
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    sessionStorage.setItem(key, JSON.stringify({ ...kept, proof: 'unknown' }))
  })
  await page.reload()
  await page.getByRole('button', { name: say('tracking.submit') }).click()
  await expect(page.getByText(say('tracking.proofOver'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('tracking.codeAsk') })).toBeVisible()
})

test('a bar on every page of the device leads to its open order', async ({ shop }) => {
  const { page, at, say, shopLocale } = shop
  const product = await productBySlug(slug)
  const { body } = await placeOrder(orderOf(product?.id ?? 0))
  const { id, attributes } = body.data
  const code = attributes.code
  const known: KnownOrder = {
    code,
    phone,
    device: body.meta.device,
    state: 'new',
    payment_kind: 'cod',
    payment_until: null,
    transfer_claim: null,
    askedAt: 0,
    closed: null,
    forgetAt: Date.now() + 60_000_000,
  }
  const remember = (order: KnownOrder) =>
    page.evaluate((text) => localStorage.setItem('nas:known-orders', text), JSON.stringify([order]))
  const bar = page.getByRole('complementary', { name: say('order-bar.label') })
  const shows = (state: keyof typeof ownOrderStateLabels) => {
    const text = say('order-bar.state', { code, state: ownOrderStateLabels[state][shopLocale] })
    return expect(bar.getByRole('link')).toHaveText(text)
  }
  await page.goto(at('/faq'))
  await expect(bar).toHaveCount(0)
  await remember({ ...known, askedAt: Date.now() })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.reload()
  await shows('new')
  await expectNoFindings(page)
  expect(await frameByFrame(page, shiftSoFar)).toBeLessThanOrEqual(0.02)
  expect(await coveredControls(page)).toEqual([])
  // The end of the page is above the bar.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const ends = await page.evaluate(() =>
    ['footer', '[data-order-bar]'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect()
      return part === 'footer' ? box?.bottom : box?.top
    }),
  )
  expect(ends[0]).toBeLessThanOrEqual(ends[1] ?? 0)
  await staffMove({ id, code }, 'pickitem', 'delivery')
  await remember(known)
  await page.reload()
  await shows('delivery')
  await bar.getByRole('button', { name: say('order-bar.close') }).click()
  await expect(bar).toHaveCount(0)

  await remember(known)
  await page.goto(at('/'))
  await shows('delivery')
  await bar.getByRole('link').click()
  await expect(page.getByRole('heading', { name: say('tracking.found', { code }) })).toBeFocused()
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: say('tracking.proveOpen') }).click()
  await expect(page.getByText('Nguyễn Thị Thử')).toBeVisible()
  await expectNoFindings(page)
})
