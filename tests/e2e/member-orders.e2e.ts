import { formatPrice } from '@nas/domain/money'
import { ownOrderStateLabels } from '@nas/domain/order-states'
import { Editor } from '../support/editor.ts'
import { eventually } from '../support/eventually.ts'
import { orderOf, placeOrder, productBySlug } from '../support/shop.ts'
import { expect, type Shop, test } from './fixtures.ts'
import {
  type Member,
  type MemberOrder,
  newMember,
  orderBy,
  signInHere,
  staffMove,
} from './member.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { printedPages } from './printed-pages.ts'
import { signIn } from './signed-in.ts'

const slug = 'tinh-chat-phuc-hoi-b5'

async function productId(wanted = slug): Promise<number> {
  const product = await productBySlug(wanted)
  if (product === null) throw new Error(`no product has the slug ${wanted}`)
  return product.id
}

/** Opens a member's page as a visitor, who is redirected to register and signs in there. */
async function openAsVisitor({ page, at, say }: Shop, path: string, who: Member) {
  await page.goto(at(path))
  await expectNotice(page, say('auth.membersOnly'))
  await expect(page).toHaveURL(at(`/dang-ky?next=${encodeURIComponent(at(path))}`))
  await page
    .getByRole('main')
    .getByRole('button', { name: say('register.signIn') })
    .click()
  await signInHere(page, who, say)
  await expect(page).toHaveURL(at(path))
}

async function openSignedIn({ page, at }: Shop, path: string, who: Member) {
  await signIn(page, who)
  await page.goto(at(path))
}

const orderPath = ({ code }: MemberOrder) => `/don-hang?order=${code}`

const stateShown = ({ page, shopLocale }: Shop, state: keyof typeof ownOrderStateLabels) =>
  expect(
    page.getByText(ownOrderStateLabels[state][shopLocale], { exact: true }).first(),
  ).toBeVisible()

test('a member finds an order, cancels it with a reason, and reads it in the history', async ({
  shop,
}) => {
  const { page, at, say } = shop
  const member = await newMember()
  const order = await orderBy(member, await productId())
  await openAsVisitor(shop, '/don-hang', member)
  await expectNoFindings(page)
  await page.getByRole('link', { name: order.code }).click()
  await expect(page).toHaveURL(at(orderPath(order)))
  const heading = page.getByRole('heading', { level: 1, name: order.code })
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: say('orders.title') })).toBeVisible()
  await page.goForward()
  await stateShown(shop, 'new')
  await expectNoFindings(page)

  await page.getByRole('button', { name: say('orders.cancel') }).click()
  const dialog = page.getByRole('dialog', { name: say('orders.cancelTitle', { code: order.code }) })
  await expect(dialog.getByRole('button', { name: say('orders.cancelNo') })).toBeFocused()
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: say('orders.cancel') })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByLabel(say('orders.cancelReason')).fill('Tôi đặt nhầm')
  await dialog.getByRole('button', { name: say('orders.cancelYes') }).dblclick()
  await expectNotice(page, say('orders.cancelled', { code: order.code }))
  await stateShown(shop, 'usercancel')
  await expect(page.getByText('Tôi đặt nhầm')).toBeVisible()
  await expect(page.getByRole('button', { name: say('orders.cancel') })).toBeHidden()
})

test('a late cancellation is rejected and shows the state of the order', async ({ shop }) => {
  const { page, say } = shop
  const member = await newMember()
  const order = await orderBy(member, await productId())
  await openSignedIn(shop, orderPath(order), member)
  await stateShown(shop, 'new')
  await staffMove(order, 'pickitem', 'delivery')
  await page.getByRole('button', { name: say('orders.cancel') }).click()
  await page.getByRole('button', { name: say('orders.cancelYes') }).click()
  await expect(page.getByRole('alert')).toHaveText(say('order.problemMeanwhile'))
  await page.getByRole('button', { name: say('orders.cancelNo') }).click()
  await stateShown(shop, 'delivery')
})

test('buying again fills the cart with what is on sale and lists the changes', {
  tag: '@desktop',
}, async ({ shop }) => {
  const { page, say } = shop
  const editor = await Editor.signIn()
  const unique = `mua-lai-${Date.now().toString(36)}-${shop.shopLocale}`
  const product = await editor.create<{ id: number }>('products', {
    name: `Mua lại ${unique}`,
    slug: unique,
    price: 50_000,
    state: 'active',
    stock_start: 5,
  })
  const member = await newMember()
  const order = await eventually('the product can be ordered', async () => {
    const lines = [
      { product: product.id, quantity: 1 },
      { product: await productId(), quantity: 1 },
    ]
    return orderBy(member, product.id, { cartitems: lines }).catch(() => null)
  })
  await editor.remove('products', product.id)
  await openSignedIn(shop, orderPath(order.answer), member)
  await eventually('the product is gone', async () => (await productBySlug(unique)) === null)
  const refused = async () =>
    (await placeOrder(orderOf(product.id))).body.error?.details.code === 'product_unavailable'
  await eventually('Medusa takes it away as well', refused)

  await page.getByRole('button', { name: say('orders.buyAgain') }).click()
  const dialog = page.getByRole('dialog', { name: say('orders.changesTitle') })
  await expect(dialog).toContainText(unique)
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: say('orders.openCart') }).click()
  const cart = page.getByRole('dialog', { name: say('cart.title') })
  await expect(cart.getByText(formatPrice(485_000)).first()).toBeVisible()
  await expect(cart).not.toContainText(unique)
})

test('a delivered order is rated by keyboard, each line once', async ({ shop }) => {
  const { page, say } = shop
  const member = await newMember()
  const order = await orderBy(member, await productId())
  await staffMove(order, 'pickitem', 'delivery', 'complete')
  await openSignedIn(shop, orderPath(order), member)
  const send = page.getByRole('button', { name: say('orders.rate') })
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(say('orders.starsMissing'))
  await page.getByRole('radio', { name: say('orders.star1') }).focus()
  await page.keyboard.press('Space')
  for (const step of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: say(`orders.star${step}`) })).toBeChecked()
  }
  await page.getByRole('textbox').last().fill('Thấm nhanh, không bết')
  await expectNoFindings(page)
  await send.dblclick()
  await expectNotice(page, say('orders.rated'))
  await expect(page.getByText(say('orders.ratingNew'))).toBeVisible()
  await expect(
    page.getByRole('img', { name: say('orders.starsOf', { stars: 4, most: 5 }) }),
  ).toBeVisible()
  await expect(send).toBeHidden()
  await stateShown(shop, 'rate')
  await expectNoFindings(page)
})

test('a due transfer shows its QR code and transfer message', {
  tag: '@desktop',
}, async ({ shop }) => {
  const { page, say } = shop
  const member = await newMember()
  const order = await orderBy(member, await productId(), { payment: 'vietqr' })
  await openSignedIn(shop, orderPath(order), member)
  // A picture that a long press saves, because apps' browsers ignore downloads.
  const code = page.getByRole('img', { name: /VietQR/ })
  await expect(code).toHaveAttribute('src', /^data:image\/png;base64,/)
  await expect(code).toHaveJSProperty('complete', true)
  await expect(page.getByText(order.code.replace('-', '')).first()).toBeVisible()
  const name = say('order.copyNamed', { name: say('order.transferContent') })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name }).click()
  await expect(page.getByText(say('order.copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    order.code.replace('-', ''),
  )
  await expectNoFindings(page)
  expect(await printedPages(page)).toBe(1)
  await page.emulateMedia({ media: null })
  await staffMove(order, 'payment')
  await page.reload()
  await stateShown(shop, 'payment')
  await expect(page.getByRole('heading', { name: say('order.transferTitle') })).toBeHidden()
})

test('a member cannot read the order of another member', async ({ shop }) => {
  const { page, say } = shop
  const order = await orderBy(await newMember(), await productId())
  await openSignedIn(shop, orderPath(order), await newMember())
  await expect(page.getByRole('alert')).toHaveText(say('orders.missing'))
  await page.getByRole('link', { name: say('orders.backToList') }).click()
  await expect(page.getByRole('heading', { name: say('orders.emptyTitle') })).toBeVisible()
  await expectNoFindings(page)
})
