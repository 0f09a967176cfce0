import { startPart, stopPart } from '../support/stack-control.ts'
import { expectCartKept, openCheckout, shown, submit } from './checkout-attempt.ts'
import { fillReceiver, giveConsents } from './checkout-form.ts'
import { test } from './fixtures.ts'
import { paymentName } from './names.ts'

test('with Medusa stopped checkout and confirmation report it and lose nothing', async ({
  shop,
}) => {
  const { page, at, say } = shop
  await openCheckout(page, shop)
  await fillReceiver(page, say)
  await giveConsents(page, say)
  await submit(page, say)
  await shown(page, say('order.thanksTitle'))
  const code = (await page.locator('[data-order-code]').first().textContent()) ?? ''
  const confirmed = await page.context().newPage()
  const change = confirmed.getByRole('button', { name: await paymentName('vietqr') })
  await openCheckout(page, shop)
  await fillReceiver(page, say)
  await giveConsents(page, say)
  await stopPart('commerce')
  try {
    await submit(page, say)
    await shown(page, say('checkout.problemServiceUnavailable'))
    await expectCartKept(page)

    await confirmed.goto(at('/thanh-toan/hoan-tat'))
    await shown(confirmed, say('order.stale'))
    await shown(confirmed, code)
    await confirmed.getByText(say('order.changeTitle'), { exact: true }).click()
    await change.click()
    await shown(confirmed, say('order.problemUnavailable'))
  } finally {
    await startPart('commerce')
  }
  await change.click()
  await shown(confirmed, say('order.transferTitle'))
  await submit(page, say)
  await shown(page, say('order.thanksTitle'))
})
