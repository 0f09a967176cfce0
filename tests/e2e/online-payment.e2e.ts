import { orderStateLabels } from '@nas/domain/order-states'
import { given } from '../support/env.ts'
import { api, orderOf, placeOrder, productBySlug } from '../support/shop.ts'
import { behave, notify } from '../support/vnpay-control.ts'
import { addToCart, checkOut } from './add-to-cart.ts'
import { beRefused, cancel, gatewayTexts, pay, reachGateway, stateOf } from './at-the-gateway.ts'
import { browserArgs } from './browser-args.ts'
import { fillReceiver, giveConsents, receiver } from './checkout-form.ts'
import { expect, type Shop, test } from './fixtures.ts'
import { named } from './names.ts'
import { expectNoFindings } from './no-findings.ts'

/** Ordered by no other suite, because its stock is counted here. */
const slug = 'ampoule-retinal-7-dem'
const hostOf = (name: string) => new URL(given(name)).host

// VNPAY redirects people to the shop's public address, so this suite uses it.
test.use({
  baseURL: given('PUBLIC_URL'),
  launchOptions: {
    executablePath: given('CHROMIUM_PATH'),
    args: [
      ...browserArgs,
      `--host-resolver-rules=MAP ${hostOf('PUBLIC_URL')} ${hostOf('SHOP_URL')}`,
    ],
  },
})

/** Buys one product as a guest and chooses VNPAY; ends at the gateway. */
async function buyOnline(shop: Shop): Promise<string> {
  const { page, at, say, shopLocale } = shop
  await page.goto(at(`/san-pham/${slug}`))
  await checkOut(await addToCart(page, say), say)
  await expect(page).toHaveURL(at('/thanh-toan'))
  await fillReceiver(page, say)
  await page.getByRole('radio', { name: await vnpayName(shopLocale) }).check()
  await giveConsents(page, say)
  await page.getByRole('button', { name: say('checkout.submit') }).click()
  return reachGateway(page, shopLocale)
}

async function vnpayName(locale: Shop['shopLocale']): Promise<string> {
  interface Named {
    data: { attributes: { name: string; name_en: string } }[]
  }
  const { body } = await api<Named>('/payments?filters[code]=vnpay')
  const attributes = body.data[0]?.attributes
  return (locale === 'en' ? attributes?.name_en : attributes?.name) ?? 'no vnpay'
}

/** Waits for a result page and returns its order code. */
async function resultOf({ page, at }: Shop, result: string): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`${at(`/thanh-toan/${result}`)}\\?order=`))
  return new URL(page.url()).searchParams.get('order') ?? ''
}

const heading = ({ page, say }: Shop, key: string) =>
  expect(page.getByRole('heading', { level: 1, name: say(key) })).toBeVisible()

/** The remaining stock, determined by requesting too much. */
async function unitsLeft(): Promise<number> {
  const product = await productBySlug(slug)
  const { body } = await placeOrder(orderOf(product?.id ?? 0, 999))
  return body.error?.details.errors?.[0]?.available ?? 0
}

test('a guest pays online once and returns to the success page', async ({ shop }) => {
  const { page, say, shopLocale } = shop
  await buyOnline(shop)
  await expect(page.getByText('750.000 VND').first()).toBeVisible()
  await pay(page, shopLocale)
  const code = await resultOf(shop, 'thanh-cong')
  await heading(shop, 'payment.successTitle')
  await expect(page.getByText(code).first()).toBeVisible()
  expect(await stateOf(code)).toBe('payment')
  const main = page.getByRole('main')
  for (const text of [await named('products', slug, shopLocale), '750.000đ', receiver.name]) {
    await expect(main.getByText(text).first()).toBeVisible()
  }
  const day = main.getByText(say('order.estimatedDelivery')).locator('xpath=following-sibling::dd')
  await expect(day).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
  await expect(main.getByRole('region', { name: say('order.keepTitle') })).toContainText(code)
  await expectNoFindings(page)

  await page.reload()
  await heading(shop, 'payment.successTitle')
  await page.goBack()
  await expect(page.getByText(gatewayTexts(shopLocale).refusals.ended)).toBeVisible()
  await page.getByRole('link', { name: gatewayTexts(shopLocale).back }).click()
  await heading(shop, 'payment.successTitle')
  expect(await stateOf(code)).toBe('payment')

  await page.getByRole('link', { name: say('payment.seeOrder') }).click()
  await page.getByRole('button', { name: say('tracking.submit') }).click()
  const { payment } = orderStateLabels
  await expect(page.getByText(payment[shopLocale], { exact: true }).first()).toBeVisible()
})

for (const [what, choose, reason] of [
  ['the card is refused', beRefused, 'payment.reasonFunds'],
  ['the customer cancels at the gateway', cancel, 'payment.reasonCancelled'],
] as const) {
  test(`when ${what}, the order is cancelled and its lines can be restored to the cart`, async ({
    shop,
  }) => {
    const { page, say, shopLocale } = shop
    const before = await unitsLeft()
    await buyOnline(shop)
    expect(await unitsLeft()).toBe(before - 1)
    await choose(page, shopLocale)
    const code = await resultOf(shop, 'that-bai')
    await heading(shop, 'payment.failureTitle')
    await expect(page.getByText(say('payment.failureText'))).toBeVisible()
    await expect(page.getByText(say(reason))).toBeVisible()
    await expect(page.getByText(say('payment.notCharged'))).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => stateOf(code)).toBe('cancel')
    expect(await unitsLeft()).toBe(before)

    await page.getByRole('button', { name: say('payment.linesBack') }).click()
    const cart = page.getByRole('dialog', { name: say('cart.title') })
    await expect(cart).toContainText(await named('products', slug, shopLocale))
    await checkOut(cart, say)
    await expect(page.getByLabel(say('forms.address'))).toHaveValue(receiver.address)
    await expect(page.getByRole('checkbox', { name: say('checkout.consentData') })).toBeChecked()
  })
}

test('a declined payment is repeated, or replaced by cash on delivery, once', async ({ shop }) => {
  const { page, at, say, shopLocale } = shop
  const first = await buyOnline(shop)
  await beRefused(page, shopLocale)
  const declined = await resultOf(shop, 'that-bai')
  await page.getByRole('button', { name: say('payment.linesBack') }).click()
  const cart = page.getByRole('dialog', { name: say('cart.title') })
  await cart.getByRole('button', { name: say('cart.close') }).click()
  const again = page.getByRole('button', {
    name: say('payment.againOnline', { amount: '750.000đ' }),
  })
  await again.dblclick()
  expect(await reachGateway(page, shopLocale)).not.toBe(first)
  await cancel(page, shopLocale)
  const cancelled = await resultOf(shop, 'that-bai')
  expect(cancelled).not.toBe(declined)
  // What is ordered again is no longer in the cart.
  expect(await page.evaluate(() => localStorage.getItem('nas:cart'))).toBe('[]')

  // A banking app returns in a separate tab.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: say('payment.againCod') }).click()
  await expect(other).toHaveURL(at('/thanh-toan/hoan-tat'))
  await heading({ ...shop, page: other }, 'order.thanksTitle')
  await expect(other.getByText(receiver.name)).toBeVisible()
  const code = (await other.locator('[data-order-code]').textContent()) ?? ''
  expect([code === declined, code === cancelled]).toEqual([false, false])
  expect(await stateOf(code)).toBe('new')

  // The failure page no longer has an order that it could place.
  await page.reload()
  await expect(page.getByRole('button', { name: say('payment.linesBack') })).toBeVisible()
  await expect(again).toHaveCount(0)
})

test('a guest whose tab was closed can pay from the confirmation and from tracking', async ({
  shop,
  context,
}) => {
  const { at, say, shopLocale } = shop
  const reference = await buyOnline(shop)
  await shop.page.close()

  const page = await context.newPage()
  await page.goto(at('/thanh-toan/hoan-tat'))
  await expect(page.getByRole('heading', { level: 1, name: say('order.dueTitle') })).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  const kept = page.getByRole('region', { name: say('order.keepTitle') })
  const code = (await page.locator('[data-order-code]').textContent()) ?? ''
  const picture = kept.getByRole('img', { name: code })
  await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/)
  await expect(picture).toHaveJSProperty('naturalWidth', 720)
  const saved = page.waitForEvent('download')
  await kept.getByRole('link', { name: say('order.keepPicture') }).click()
  expect((await saved).suggestedFilename()).toBe(`NAS-${code}.png`)
  const zalo = kept.getByRole('link', { name: say('order.keepZalo') })
  await expect(zalo).toHaveAttribute('href', /^https:\/\/button-share\.zalo\.me\/share_external\?/)

  const main = page.getByRole('main')
  await main.getByRole('link', { name: say('order.track') }).click()
  await page.getByRole('button', { name: say('tracking.submit') }).click()
  const pay = page.getByRole('link', { name: say('order.payAction', { amount: '750.000đ' }) })
  await expect(pay).toBeVisible()
  await pay.click()
  expect(await reachGateway(page, shopLocale)).toBe(reference)
})

test('after the back button the order is shown and can be paid', async ({ shop }) => {
  const { page, at, say, shopLocale } = shop
  const reference = await buyOnline(shop)
  await page.goBack()
  const again = page.getByRole('link', { name: say('checkout.pendingPaymentLink') })
  await expect(again.or(page.getByRole('heading', { name: say('order.dueTitle') }))).toBeVisible()
  if (!page.url().endsWith(at('/thanh-toan/hoan-tat'))) await again.click()
  await expect(page).toHaveURL(at('/thanh-toan/hoan-tat'))
  await heading(shop, 'order.dueTitle')
  await page.getByRole('link', { name: say('order.payAction', { amount: '750.000đ' }) }).click()
  expect(await reachGateway(page, shopLocale)).toBe(reference)
  await pay(page, shopLocale)
  expect(await stateOf(await resultOf(shop, 'thanh-cong'))).toBe('payment')
})

test('a payment counts although the return is lost', async ({ shop }) => {
  const { page, at, shopLocale } = shop
  const reference = await buyOnline(shop)
  await behave(reference, { back: 'lost' })
  await pay(page, shopLocale)
  await expect(page.getByText(gatewayTexts(shopLocale).lost)).toBeVisible()

  await page.goto(at('/thanh-toan/hoan-tat'))
  const code = (await page.locator('[data-order-code]').textContent()) ?? ''
  await expect.poll(() => stateOf(code)).toBe('payment')
  await page.goto(at(`/thanh-toan/cho-ket-qua?order=${code}`))
  await heading(shop, 'payment.successTitle')
})

test('a return with a wrong signature is rejected; the IPN counts', async ({ shop }) => {
  const { page, at, shopLocale } = shop
  const reference = await buyOnline(shop)
  await behave(reference, { forgery: 'signature', ipns: 0 })
  await pay(page, shopLocale)
  await expect(page).toHaveURL(at('/thanh-toan/that-bai'))
  await page.goto(at('/thanh-toan/hoan-tat'))
  const code = (await page.locator('[data-order-code]').textContent()) ?? ''
  expect(await stateOf(code)).toBe('confirm')
  await notify(reference)
  expect(await stateOf(code)).toBe('payment')
})
