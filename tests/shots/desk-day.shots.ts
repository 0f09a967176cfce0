import { callResultLabels } from '@nas/domain/call-results'
import { cancelCauseLabels } from '@nas/domain/order-moves'
import type { Locator } from '@playwright/test'
import { staffKeys } from '../../src/stores/staff-keys.ts'
import { expect, speaker } from '../e2e/fixtures.ts'
import { newMember, orderBy } from '../e2e/member.ts'
import { signInAsStaff } from '../e2e/signed-in.ts'
import { productBySlug } from '../support/shop.ts'
import { test } from './shot.ts'

// A day at the desk: an order appears, is called, edited, split and packed; a paid one is refunded.
test('staff, a day at the desk', async ({ page, shopLocale, shoot, isPhone }, { project }) => {
  test.setTimeout(240_000)
  const say = speaker(shopLocale)
  const product = (await productBySlug('kem-duong-ceramide'))?.id ?? 0
  const named = (key: string, values = {}) =>
    page.getByRole('button', { name: say(`crm-desk.${key}`, values), exact: true })
  let clicks = 0
  const press = async (control: Locator) => {
    clicks += 1
    await control.click()
  }
  const counted = (task: string) => {
    console.log(`${project.name}, ${task}: ${clicks} clicks`)
    clicks = 0
  }
  await signInAsStaff(page)
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    staffKeys.staffLocale,
    JSON.stringify(shopLocale),
  ] as const)
  if (!isPhone) await page.setViewportSize({ width: 1366, height: 768 })
  const code = (text: string) => page.getByRole('link', { name: text }).first()

  await page.goto('/crm-admin/orders')
  await expect(page.locator('.crm-content a').first()).toBeVisible()
  const order = await orderBy(await newMember(), product)
  const placed = Date.now()
  const news = page.getByRole('button', { name: /^(\d+ đơn mới|New orders: \d+)$/ })
  await expect(news).toBeVisible()
  console.log(`${project.name}: announced after ${Date.now() - placed} ms`)
  await shoot('desk-1-news', 'screen')
  await press(news)
  await press(code(order.code))
  const log = page.getByRole('region', { name: say('crm-desk.log.title') })
  await expect(log).toBeVisible()
  counted('open a new order')
  await shoot('desk-2-order', 'screen')

  await press(log.getByRole('button', { name: callResultLabels.reached[shopLocale] }))
  const history = page.getByRole('region', { name: say('crm-desk.history.title') })
  await expect(history).toContainText(callResultLabels.reached[shopLocale])
  counted('note a call')

  const dialog = page.getByRole('dialog')
  await press(named('edit'))
  await dialog.getByRole('spinbutton').first().fill('3')
  await expect(dialog.getByRole('status').last()).toContainText('→')
  await shoot('desk-3-edit', 'screen')
  await press(dialog.getByRole('button', { name: say('crm-desk.edit.save') }))
  await expect(dialog).toBeHidden()
  counted('edit the goods')

  await press(named('split'))
  await dialog.getByRole('spinbutton').fill('1')
  await expect(dialog.getByRole('status')).toContainText(say('crm-desk.split.moved'))
  await shoot('desk-4-split', 'screen')
  await press(dialog.getByRole('button', { name: say('crm-desk.split.save') }))
  await expect(history).toContainText(say('crm-desk.edit.split_to'))
  counted('split the order')

  await page.goto(`/crm-admin/orders/${order.id}`)
  await press(page.getByRole('button', { name: say('crm.moves.pickitem') }))
  await expect(page.getByRole('button', { name: say('crm.moves.delivery') })).toBeEnabled({
    timeout: 30_000,
  })
  counted('pack')
  await shoot('desk-5-packed')

  const paid = await orderBy(await newMember(), product, { payment: 'vietqr' })
  await page.goto(`/crm-admin/orders/${paid.id}`)
  await press(page.getByRole('button', { name: say('crm.moves.payment') }))
  await expect(page.getByRole('button', { name: say('crm.moves.pickitem') })).toBeEnabled({
    timeout: 30_000,
  })
  counted('confirm a transfer')
  await press(page.getByRole('button', { name: say('crm.moves.cancel') }))
  const cancelling = page.getByRole('dialog', { name: paid.code })
  await press(cancelling.getByLabel(say('crm-desk.cancel.cause')))
  await press(page.getByTitle(cancelCauseLabels.out_of_stock[shopLocale]))
  await press(cancelling.getByRole('button', { name: say('crm-desk.cancel.ok') }))
  const refunds = page.getByRole('region', { name: say('crm-desk.refund.title') })
  await press(refunds.getByRole('button', { name: say('crm-desk.refund.paidOut') }))
  await dialog.getByLabel(say('crm-desk.refund.note')).fill('FT26325')
  await shoot('desk-6-refund', 'screen')
  await press(dialog.getByRole('button', { name: say('crm-desk.refund.confirm') }))
  await expect(refunds).toContainText('FT26325')
  counted('cancel and refund')
  await shoot('desk-7-refunded')

  await page.goto('/crm-admin/refunds')
  await expect(page.getByText(paid.code)).toBeVisible()
  await shoot('desk-8-refunds', 'screen')
})
