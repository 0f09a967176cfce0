import { startPart, stopPart } from '../support/stack-control.ts'
import { expectCartKept, openCheckout, shown, submit } from './checkout-attempt.ts'
import { fillReceiver, giveConsents } from './checkout-form.ts'
import { test } from './fixtures.ts'

test('with Medusa stopped the checkout reports it and keeps the form', async ({ shop }) => {
  const { page, say } = shop
  await openCheckout(page, shop)
  await fillReceiver(page, say)
  await giveConsents(page, say)
  await stopPart('commerce')
  try {
    await submit(page, say)
    await shown(page, say('checkout.problemServiceUnavailable'))
    await expectCartKept(page)
  } finally {
    await startPart('commerce')
  }
  await submit(page, say)
  await shown(page, say('order.thanksTitle'))
})

test('with Payload stopped a guest still buys', async ({ shop }) => {
  const { page, say } = shop
  await stopPart('content')
  try {
    await openCheckout(page, shop)
    await fillReceiver(page, say)
    await giveConsents(page, say)
    await submit(page, say)
    await shown(page, say('order.thanksTitle'))
  } finally {
    await startPart('content')
  }
})
