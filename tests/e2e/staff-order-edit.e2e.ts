import { formatPrice } from '@nas/domain/money'
import { newPhone } from '../support/new-phone.ts'
import { api, productBySlug } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { newMember, orderBy, staffMove, staffToken } from './member.ts'
import { expectNoFindingsAtBothSizes } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signInAsStaff } from './signed-in.ts'

const say = speaker('vi')

test('staff change receiver and goods of an order, and see what it costs before saving', {
  tag: '@desktop',
}, async ({ page }) => {
  const product = await productBySlug('kem-duong-ceramide')
  const order = await orderBy(await newMember(), product?.id ?? 0)
  await signInAsStaff(page)
  await page.goto(`/crm-admin/orders/${order.id}`)
  await page.getByRole('button', { name: say('crm-desk.edit'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Người nhận')).not.toHaveValue('')
  await dialog.getByLabel('Người nhận').fill('Nguyễn Thị Mận')
  await dialog.getByLabel(say('crm-caller.ward')).fill('Bến Thành')
  await page.keyboard.press('Enter')

  const add = dialog.getByLabel(say('crm-caller.search'))
  await add.fill('tinh chat')
  await expect(page.getByRole('option').first()).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('spinbutton')).toHaveCount(2)
  await dialog.getByRole('spinbutton').first().fill('3')
  await expect(dialog.getByRole('status').last()).toContainText('→')
  await expectNoFindingsAtBothSizes(page)
  await dialog.getByRole('button', { name: say('crm-desk.edit.save') }).click()
  await expectNotice(page, say('crm-desk.edit.done', { code: order.code }))
  await expect(dialog).toBeHidden()

  const history = page.getByRole('region', { name: say('crm-desk.history.title') })
  await expect(history).toContainText(say('crm-desk.timeline.edit'))
  await expect(history).toContainText('Nguyễn Thị Mận')
  const headers = { Authorization: `Bearer ${await staffToken()}` }
  const { body } = await api<{ data: { attributes: { total: number } } }>(`/orders/${order.id}`, {
    headers,
  })
  await expect(page.getByText(formatPrice(body.data.attributes.total)).first()).toBeVisible()
})

test('an edit of an order that was packed meanwhile is refused, and the typed text stays', {
  tag: '@desktop',
}, async ({ page }) => {
  const product = await productBySlug('kem-duong-ceramide')
  const order = await orderBy(await newMember(), product?.id ?? 0)
  await signInAsStaff(page)
  await page.goto(`/crm-admin/orders/${order.id}`)
  await page.getByRole('button', { name: say('crm-desk.edit'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Người nhận').fill('Nguyễn Thị Mận')
  await staffMove(order, 'pickitem')
  await dialog.getByRole('button', { name: say('crm-desk.edit.save') }).click()
  await expect(page.getByText(say('crm-desk.edit.packed')).first()).toBeVisible()
  await expect(dialog.getByLabel('Người nhận')).toHaveValue('Nguyễn Thị Mận')
})

test('staff merge two orders of one phone, and split the order again', { tag: '@desktop' }, async ({
  page,
}) => {
  const product = (await productBySlug('kem-duong-ceramide'))?.id ?? 0
  const phone = newPhone()
  const first = await orderBy(await newMember(), product, { phone })
  const second = await orderBy(await newMember(), product, { phone })
  await signInAsStaff(page)
  await page.goto(`/crm-admin/orders/${first.id}`)
  const dialog = page.getByRole('dialog')
  const history = page.getByRole('region', { name: say('crm-desk.history.title') })

  await page.getByRole('button', { name: say('crm-desk.merge'), exact: true }).click()
  await dialog.getByRole('radio', { name: new RegExp(second.code) }).check()
  await expect(dialog.getByRole('status')).toContainText('1 → 2')
  await expectNoFindingsAtBothSizes(page)
  await dialog.getByRole('button', { name: say('crm-desk.merge.save') }).click()
  const { code } = first
  await expectNotice(page, say('crm-desk.merge.done', { code, other: second.code }))
  await expect(history).toContainText(second.code)
  await expect(page.getByRole('button', { name: say('crm-desk.merge'), exact: true })).toBeHidden()

  await page.getByRole('button', { name: say('crm-desk.split'), exact: true }).click()
  const save = dialog.getByRole('button', { name: say('crm-desk.split.save') })
  await expect(save).toBeDisabled()
  await dialog.getByRole('spinbutton').fill('1')
  await expect(dialog.getByRole('status')).toContainText(say('crm-desk.split.moved'))
  await expectNoFindingsAtBothSizes(page)
  await save.click()
  await expect(history).toContainText(say('crm-desk.edit.split_to'))
})
