import { addToCart, checkOut } from '../e2e/add-to-cart.ts'
import { fillReceiver, giveConsents, makeGift } from '../e2e/checkout-form.ts'
import { expect } from '../e2e/fixtures.ts'
import { pageOfKind } from '../support/page-kinds.ts'
import { orderOf, placeOrder, productBySlug } from '../support/shop.ts'
import { test } from './shot.ts'

test('checkout', async ({ page, at, say, shoot }) => {
  await page.goto(at(pageOfKind.product))
  await checkOut(await addToCart(page, say), say)
  const submit = page.getByRole('button', { name: say('checkout.submit') })
  await expect(page.getByRole('combobox', { name: say('forms.province') })).toBeEnabled()
  await shoot('checkout-untouched')
  await submit.click()
  await shoot('checkout-errors')
  await fillReceiver(page, say)
  await makeGift(page, say, 'Chúc mẹ một mùa bình yên.\nNgủ sớm mẹ nhé!')
  await giveConsents(page, say)
  await shoot('checkout-filled')
  await submit.click()
  await expect(page).toHaveURL(at(pageOfKind['order-placed']))
  await expect(page.getByText(say('order.thanksTitle')).first()).toBeVisible()
  await shoot('checkout-placed')
})

test('tracking', async ({ page, at, say, shoot }) => {
  const product = await productBySlug('tinh-chat-phuc-hoi-b5')
  const { body } = await placeOrder(orderOf(product?.id ?? 0))
  await page.goto(at(pageOfKind['track-order']))
  const track = page.getByRole('button', { name: say('tracking.submit') })
  await track.click()
  await shoot('tracking-errors')
  await page.getByLabel(say('tracking.code')).fill(body.data.attributes.code)
  await page.getByLabel(say('tracking.phone')).fill('0912345678')
  await track.click()
  const found = say('tracking.found', { code: body.data.attributes.code })
  await expect(page.getByRole('heading', { name: found })).toBeVisible()
  await shoot('tracking-found')
})
