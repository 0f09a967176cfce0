import { randomUUID } from 'node:crypto'
import { ownOrderStateLabels } from '@nas/domain/order-states'
import { fillReceiver } from './checkout-form.ts'
import { expect, type Shop, test } from './fixtures.ts'
import { hold } from './held-script.ts'
import { named } from './names.ts'
import { expectNotice } from './notices.ts'
import { agreeToAll, fillForm, newcomer, send } from './register-form.ts'

const slug = 'tinh-chat-phuc-hoi-b5'

async function register(shop: Shop, email: string) {
  const { page, at, say } = shop
  await page.goto(at('/dang-ky'))
  await fillForm(shop, email)
  await agreeToAll(shop).check()
  await send(shop).click()
  await expect(page).toHaveURL(at('/thanh-vien-nas'))
  await expectNotice(page, say('register.welcome', { name: newcomer.name }))
}

async function like({ page, at, say }: Shop, name: string) {
  await page.goto(at(`/san-pham/${slug}`))
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: say('card.like', { name }) })
    .first()
    .click()
  await expectNotice(page, say('likes.likeAdded'))
  await page.goto(at('/thanh-vien-nas#tab6'))
  await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
}

/** Buys from the liked products, with cash on delivery; returns the order code. */
async function buy({ page, at, say }: Shop, name: string): Promise<string> {
  await page
    .getByRole('main')
    .getByRole('button', { name: say('card.addNamed', { name }) })
    .click()
  const cart = page.getByRole('dialog', { name: say('cart.title') })
  const deliver = await hold(page, '**/api/app/account')
  await cart.getByRole('button', { name: say('cart.checkout') }).click()
  await expect(page).toHaveURL(at('/thanh-toan'))
  await fillReceiver(page, say)
  // Consents given with the account are not asked for again; the order waits for them.
  await page.getByRole('button', { name: say('checkout.submit') }).click()
  await expect(page.getByRole('button', { name: say('checkout.sending') })).toBeVisible()
  deliver()
  await expect(page).toHaveURL(at('/thanh-toan/hoan-tat'))
  const shown = await page
    .getByText(/NAS\d{6}-\d+[A-Z2]/)
    .first()
    .textContent()
  const [code] = /NAS\d{6}-\d+[A-Z2]/.exec(shown ?? '') ?? []
  if (code === undefined) throw new Error('the confirmation names no order')
  return code
}

async function cancel({ page, at, say, shopLocale }: Shop, code: string) {
  await page.goto(at('/thanh-vien-nas#tab2'))
  await page.getByRole('link', { name: code, exact: true }).click()
  await page.getByRole('button', { name: say('orders.cancel') }).click()
  await page.getByRole('button', { name: say('orders.cancelYes') }).click()
  await expectNotice(page, say('orders.cancelled', { code }))
  const state = ownOrderStateLabels.usercancel[shopLocale]
  await expect(page.getByText(state, { exact: true }).first()).toBeVisible()
}

async function buyAgain({ page, say }: Shop, name: string) {
  await page.getByRole('button', { name: say('orders.buyAgain') }).click()
  const cart = page.getByRole('dialog', { name: say('cart.title') })
  await expect(cart.getByText(name, { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  // The step back in the history, which would end the next navigation.
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
}

async function deleteAccount({ page, at, say }: Shop) {
  await page.goto(at('/thanh-vien-nas#tab1'))
  await page.getByRole('button', { name: say('member.deleteBegin') }).click()
  const dialog = page.getByRole('dialog', { name: say('member.deleteQuestion') })
  await dialog.getByRole('checkbox', { name: say('member.deleteUnderstood') }).check()
  await dialog.getByLabel(say('member.currentPassword')).fill(newcomer.password)
  await dialog.getByRole('button', { name: say('member.deleteYes') }).click()
  await expect(page).toHaveURL(at('/'))
  await expectNotice(page, say('member.deleted'))
  // The next person at this screen must not see the former orders.
  await page.goto(at('/thanh-toan/hoan-tat'))
  await expect(page.getByRole('heading', { name: say('order.emptyTitle') })).toBeVisible()
}

test('a member registers, likes, buys, cancels, buys again and deletes the account', {
  tag: '@desktop',
}, async ({ shop }) => {
  // Six pages of orders of another test.
  test.slow()
  const { page, at, say, shopLocale } = shop
  const email = `di-${randomUUID()}@nas.test`
  const name = await named('products', slug, shopLocale)
  await register(shop, email)
  await like(shop, name)
  const code = await buy(shop, name)
  await cancel(shop, code)
  await buyAgain(shop, name)
  await deleteAccount(shop)

  await page.goto(at('/?login=1'))
  const dialog = page.getByRole('dialog', { name: say('auth.title') })
  await dialog.getByLabel(say('auth.email')).fill(email)
  await dialog.getByLabel(say('auth.password'), { exact: true }).fill(newcomer.password)
  await dialog.getByRole('button', { name: say('auth.submit'), exact: true }).click()
  await expect(dialog.getByText(say('auth.failed')).first()).toBeVisible()
})
