import { orderStateLabels } from '@nas/domain/order-states'
import { newPhone } from '../support/new-phone.ts'
import { newStaff } from '../support/new-staff.ts'
import { api, productBySlug } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { newMember, orderBy, staffMove } from './member.ts'
import { expectNoFindings, expectNoFindingsAtBothSizes } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signInAsStaff } from './signed-in.ts'

const say = speaker('vi')

async function twoOrders() {
  const product = (await productBySlug('kem-duong-ceramide'))?.id ?? 0
  const phone = newPhone()
  const first = await orderBy(await newMember(), product, { phone })
  const second = await orderBy(await newMember(), product, { phone })
  return { first, second, phone }
}

test('an order leads to its duplicate, and to everything about its phone number', {
  tag: '@desktop',
}, async ({ page }) => {
  const { first, second, phone } = await twoOrders()
  const colleague = await newStaff('order-desk')
  await api('/app/noteorder', {
    method: 'POST',
    body: { order: first.id, words: 'Khách quen' },
    headers: { Authorization: `Bearer ${colleague.token}` },
  })
  await signInAsStaff(page)
  await page.goto(`/crm-admin/orders/${second.id}`)
  const warning = page.getByRole('alert').filter({ hasText: say('crm-desk.duplicates') })
  await expect(warning.getByRole('link', { name: first.code })).toBeVisible()
  await expectNoFindingsAtBothSizes(page)
  await page.getByRole('link', { name: say('crm-desk.person.orders', { count: 2 }) }).click()

  await expect(page).toHaveURL(new RegExp(`/orders/${second.id}/person$`))
  expect(page.url()).not.toContain(phone.slice(1))
  const orders = page.getByRole('region', { name: say('crm-desk.person.list') })
  await expect(orders.getByRole('listitem')).toContainText([second.code, first.code])
  const notes = page.getByRole('region', { name: say('crm-desk.person.notes') })
  await expect(notes.getByRole('listitem')).toContainText(['Khách quen'])
  await expectNoFindingsAtBothSizes(page)
  await notes.getByRole('link', { name: first.code }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${first.id}$`))
})

test('a manager takes back a delivery, and sees a colleague with the order open', {
  tag: '@desktop',
}, async ({ page }) => {
  const { first, second } = await twoOrders()
  const colleague = await newStaff('order-desk')
  await staffMove(first, 'pickitem', 'delivery', 'complete')
  await signInAsStaff(page)
  await page.goto('/crm-admin/orders')
  await page.getByRole('link', { name: second.code }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second.code)
  await page.getByRole('button', { name: say('crm-desk.neighbours.next') }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(second.code)
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second.code)

  await page.goto(`/crm-admin/orders/${first.id}`)
  await api('/app/vieworder', {
    method: 'POST',
    body: { order: first.id },
    headers: { Authorization: `Bearer ${colleague.token}` },
  })
  await expect(page.getByRole('alert').filter({ hasText: 'cũng đang xem đơn này' })).toBeVisible()

  await page.getByRole('button', { name: say('crm-desk.correction') }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: say('crm-desk.correction'), exact: true })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel(say('crm-desk.person.reason')).fill('Quét nhầm mã')
  await expectNoFindings(page)
  await confirm.click()
  await expectNotice(page, say('crm-desk.correction.done'))
  const state = page.getByRole('region', { name: say('crm-desk.order.stateTitle') })
  await expect(state).toContainText(orderStateLabels.delivery.vi)
})
