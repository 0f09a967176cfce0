import { refundReasonLabels } from '@nas/contract/refunds/labels'
import { cancelCauseLabels } from '@nas/domain/order-moves'
import { orderStateLabel } from '@nas/domain/order-states'
import { eventually } from '../support/eventually.ts'
import { newPhone } from '../support/new-phone.ts'
import { api, pageText, productBySlug } from '../support/shop.ts'
import { expect, type Shop, speaker, test } from './fixtures.ts'
import { type MemberOrder, newMember, orderBy, staffMove } from './member.ts'
import { expectNoFindings, expectNoFindingsAtBothSizes } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signInAsStaff } from './signed-in.ts'

const slug = 'kem-duong-ceramide'
const say = speaker('vi')

async function openAsStaff({ page }: Shop, { id }: MemberOrder) {
  await signInAsStaff(page)
  await page.goto(`/crm-admin/orders/${id}`)
  await expect(page).toHaveURL(new RegExp(`/crm-admin/orders/${id}`))
}

test('a rating is shown on the product page once staff approve it', { tag: '@desktop' }, async ({
  shop,
}) => {
  const { page, at, say: shopSay } = shop
  const product = await productBySlug(slug)
  const member = await newMember()
  const order = await orderBy(member, product?.id ?? 0)
  await staffMove(order, 'pickitem', 'delivery', 'complete')
  const headers = { Authorization: `Bearer ${member.token}` }
  const { body } = await api<{ data: { attributes: { cartitems: { id: string }[] } } }>(
    `/orders/${order.id}?populate=cartitems`,
    { headers },
  )
  const words = `Dịu nhẹ <i>lắm</i> ${order.code}`
  const ratings = body.data.attributes.cartitems.map(({ id }) => ({
    cartitem: id,
    stars: 5,
    words,
  }))
  const rated = await api('/app/rateorder', {
    method: 'POST',
    body: { order: order.id, ratings },
    headers,
  })
  expect(rated.status).toBe(200)

  await page.goto(at(`/san-pham/${slug}`))
  const section = page.getByRole('region', { name: shopSay('ratings.title') })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText(shopSay('ratings.loading'))).toBeHidden()
  await expect(section).not.toContainText(order.code)

  await openAsStaff(shop, order)
  await expect(page.getByText(words)).toBeVisible()
  await page.getByRole('button', { name: say('crm.ratings.approve') }).click()
  await expectNotice(page, say('crm.ratings.done'))
  await expectNoFindings(page)

  await eventually('the shop shows the rating', async () => {
    const { body: shown } = await api<{ data: unknown }>(`/ratings?filters[product]=${product?.id}`)
    return JSON.stringify(shown).includes(order.code)
  })
  await eventually('its page has the average', async () =>
    (await pageText(`/san-pham/${slug}`)).includes('"AggregateRating"'),
  )
  await page.goto(at(`/san-pham/${slug}`))
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText(words)).toBeVisible()
  await expect(
    section.getByRole('img', { name: shopSay('ratings.stars', { stars: 5 }) }).first(),
  ).toBeVisible()
  await expectNoFindings(page)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
})

test('staff confirm a transfer, and the refund after the order is cancelled', {
  tag: '@desktop',
}, async ({ shop }) => {
  const { page } = shop
  const product = await productBySlug(slug)
  const order = await orderBy(await newMember(), product?.id ?? 0, { payment: 'vietqr' })
  await openAsStaff(shop, order)
  await expect(page.getByRole('button', { name: say('crm.moves.payment') })).toBeVisible()
  const steps = page.getByRole('list', { name: say('crm-desk.order.steps') })
  const step = steps.locator('[aria-current="step"]')
  await expect(step).toHaveText(orderStateLabel({ state: 'confirm', payment: 'transfer' }).vi)
  await page.keyboard.press('e')
  await expect(page.getByRole('button', { name: say('crm.moves.pickitem') })).toBeEnabled()
  await expect(step).toHaveText(orderStateLabel({ state: 'payment' }).vi)
  await page.getByRole('button', { name: say('crm.moves.cancel') }).click()
  const cancelling = page.getByRole('dialog', { name: order.code })
  await cancelling.getByRole('button', { name: say('crm-desk.cancel.ok') }).click()
  await expect(cancelling.getByRole('alert')).toHaveText(say('crm-desk.cancel.choose'))
  await cancelling.getByLabel(say('crm-desk.cancel.cause')).click()
  await page.getByTitle(cancelCauseLabels.out_of_stock.vi).click()
  await cancelling.getByLabel(say('crm-desk.cancel.reason')).fill('Khách gọi hủy')
  await cancelling.getByRole('button', { name: say('crm-desk.cancel.ok') }).click()

  const refunds = page.getByRole('region', { name: say('crm-desk.refund.title') })
  await expect(refunds).toContainText(refundReasonLabels.cancelled_after_payment.vi)
  const history = page.getByRole('region', { name: say('crm-desk.history.title') })
  await expect(history).toContainText('Khách gọi hủy')
  await expect(steps).toBeHidden()
  await refunds.getByRole('button', { name: say('crm-desk.refund.paidOut') }).click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText(say('crm-desk.refund.confirmText'))
  await asked.getByLabel(say('crm-desk.refund.note')).fill('FT26325')
  await asked.getByRole('button', { name: say('crm-desk.refund.confirm') }).click()
  await expectNotice(page, say('crm-desk.refund.done', { code: order.code }))
  await expect(refunds).toContainText('FT26325')
  await expect(refunds).toContainText('(Nhân viên NAS)')
  await expect(refunds.getByRole('button')).toHaveCount(0)
  await expectNoFindings(page)
})

test('an order shows all orders of its phone, which staff block from cash on delivery', {
  tag: '@desktop',
}, async ({ shop }) => {
  const { page } = shop
  const product = await productBySlug(slug)
  const order = await orderBy(await newMember(), product?.id ?? 0, { phone: newPhone() })
  await openAsStaff(shop, order)
  const person = page.getByRole('region', { name: say('crm-desk.person.title') })
  const figures = ['orders', 'open'].map((name) => say(`crm-desk.person.${name}`, { count: '1' }))
  await expect(person.getByRole('link')).toHaveText(figures.join(', '))
  await person.getByRole('button', { name: say('crm-desk.person.block') }).click()
  const dialog = page.getByRole('dialog', { name: say('crm-desk.person.block') })
  const confirm = dialog.getByRole('button', { name: say('crm-desk.person.block') })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel(say('crm-desk.person.reason')).fill('Bom hàng hai lần')
  await expectNoFindingsAtBothSizes(page)
  await confirm.click()
  await expect(person).toContainText('Bom hàng hai lần. Nhân viên NAS')
  // The button takes no press until every list is loaded again.
  await expectNotice(page, say('crm-desk.person.saved'))
  await person.getByRole('button', { name: say('crm-desk.person.allow') }).click()
  await expect(person.getByRole('button', { name: say('crm-desk.person.block') })).toBeVisible()
})
