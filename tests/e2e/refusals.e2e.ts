import { formatPrice } from '@nas/domain/money'
import { Editor } from '../support/editor.ts'
import { eventually } from '../support/eventually.ts'
import { orderOf, placeOrder, statusOf } from '../support/shop.ts'
import { expectCartKept, openCheckout, shown, slug, submit } from './checkout-attempt.ts'
import { fillReceiver, giveConsents } from './checkout-form.ts'
import { expect, test } from './fixtures.ts'
import { named } from './names.ts'

interface Product {
  id: number
  name: string
  price: number
}

let editor: Editor
test.beforeAll(async () => {
  editor = await Editor.signIn()
})

test('missing values are reported at their fields, and the form keeps its values', async ({
  shop,
}) => {
  const { page, say } = shop
  await openCheckout(page, shop)
  await page.getByLabel(say('forms.address')).fill('12 Nguyễn Huệ')
  await submit(page, say)
  for (const key of ['nameRequired', 'phoneRequired', 'provinceRequired', 'dataRequired']) {
    await shown(page, say(`forms.${key}`))
  }
  await page.reload()
  await expect(page.getByLabel(say('forms.address'))).toHaveValue('12 Nguyễn Huệ')
  await expectCartKept(page)
})

test('a number that is not a Vietnamese mobile number is rejected', async ({ shop }) => {
  const { page, say } = shop
  await openCheckout(page, shop)
  await fillReceiver(page, say, { phone: '0212345678' })
  await giveConsents(page, say)
  await submit(page, say)
  await shown(page, say('forms.phoneInvalid'))
  await expectCartKept(page)
})

test('a missing consent is rejected', async ({ shop }) => {
  const { page, say } = shop
  await openCheckout(page, shop)
  await fillReceiver(page, say)
  await submit(page, say)
  await shown(page, say('forms.dataRequired'))
  await shown(page, say('forms.policyRequired'))
  await expectCartKept(page)
})

test('a product sold out meanwhile is rejected with the available quantity', async ({ shop }) => {
  const { page, say, shopLocale } = shop
  const product = await editor.find<Product>('products', slug)
  const name = await named('products', slug, shopLocale)
  const { body } = await placeOrder(orderOf(product.id, 900))
  const [line] = body.error?.details.errors ?? []
  const available = line?.available ?? 0
  expect(available).toBeGreaterThan(0)
  await openCheckout(page, shop, available)
  await placeOrder(orderOf(product.id, 1))
  await fillReceiver(page, say)
  await giveConsents(page, say)
  await submit(page, say)
  await shown(page, say('checkout.problemOutOfStock'))
  await shown(page, say('checkout.lineShort', { name, available: available - 1 }))
  await expectCartKept(page)
})

test('a product no longer on sale is rejected by name', async ({ shop }) => {
  const { page, say, shopLocale } = shop
  const product = await editor.find<Product>('products', slug)
  const name = await named('products', slug, shopLocale)
  await openCheckout(page, shop)
  await fillReceiver(page, say)
  await giveConsents(page, say)
  await editor.publish('products', product.id, { state: 'inactive' })
  const refused = async () =>
    (await placeOrder(orderOf(product.id))).body.error?.details.code === 'product_unavailable'
  await eventually('Medusa takes the product away', refused)
  await submit(page, say)
  await shown(page, say('checkout.lineUnavailable', { name }))
  await expectCartKept(page)
  await editor.publish('products', product.id, { state: 'active' })
  await eventually('Medusa takes it back', async () => !(await refused()))
  const path = shop.at(`/san-pham/${slug}`)
  await eventually('the page is back', async () => (await statusOf(path)) === 200)
})

test('a changed price is shown and must be confirmed', async ({ shop }) => {
  const { page, say } = shop
  const product = await editor.find<Product>('products', slug)
  await openCheckout(page, shop)
  await fillReceiver(page, say)
  await giveConsents(page, say)
  const subtotal = async () =>
    (await placeOrder(orderOf(product.id))).body.data?.attributes.subtotal
  await editor.publish('products', product.id, { price: product.price + 11_000 })
  const raised = async () => (await subtotal()) === product.price + 11_000
  await eventually('Medusa has the new price', raised)
  await submit(page, say)
  await shown(page, say('checkout.problemPriceChanged'))
  await expectCartKept(page)
  await page.getByRole('button', { name: say('checkout.submitConfirm') }).click()
  await shown(page, say('order.thanksTitle'))
  await editor.publish('products', product.id, { price: product.price })
  const lowered = async () => (await subtotal()) === product.price
  await eventually('Medusa has the old price', lowered)
})

test('a price tampered with in the browser has no effect', async ({ shop }) => {
  const { page, say } = shop
  const product = await editor.find<Product>('products', slug)
  await openCheckout(page, shop)
  await page.evaluate(() => {
    for (const list of ['nas:cart', 'nas:checkout']) {
      const stored = localStorage.getItem(list)
      if (stored === null) continue
      const cheap = JSON.parse(stored).map((item: object) => ({ ...item, price: 1 }))
      localStorage.setItem(list, JSON.stringify(cheap))
    }
  })
  await page.reload()
  await fillReceiver(page, say)
  await giveConsents(page, say)
  await submit(page, say)
  await shown(page, say('order.thanksTitle'))
  await shown(page, formatPrice(product.price))
  await expect(page.getByRole('main').getByText('1đ', { exact: true })).toHaveCount(0)
})
