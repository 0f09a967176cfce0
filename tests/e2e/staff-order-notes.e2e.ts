import { callResultLabels } from '@nas/domain/call-results'
import { orderStateLabel } from '@nas/domain/order-states'
import type { Page } from '@playwright/test'
import { newStaff } from '../support/new-staff.ts'
import { api, productBySlug } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { newMember, orderBy, staffMove, staffToken } from './member.ts'
import { expectNoFindings, expectNoFindingsAtBothSizes } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signInAsStaff } from './signed-in.ts'

const say = speaker('vi')

async function anOrder() {
  const product = await productBySlug('kem-duong-ceramide')
  return orderBy(await newMember(), product?.id ?? 0)
}

test('calls and notes are one press each, and the order comes back when a call is due', {
  tag: '@desktop',
}, async ({ page }) => {
  const order = await anOrder()
  await signInAsStaff(page)
  await page.goto(`/crm-admin/orders/${order.id}`)
  const log = page.getByRole('region', { name: say('crm-desk.log.title') })
  const history = page.getByRole('region', { name: say('crm-desk.history.title') })
  const result = (name: keyof typeof callResultLabels) =>
    log.getByRole('button', { name: callResultLabels[name].vi })

  await log.getByLabel(say('crm-desk.log.words')).fill('Máy bận, gọi hai lần')
  await result('no_answer').click()
  await expectNotice(page, say('crm-desk.log.saved'))
  const called = say('crm-desk.timeline.call', { result: callResultLabels.no_answer.vi })
  await expect(history.getByRole('listitem').first()).toContainText(called)
  await expect(history.getByRole('listitem').first()).toContainText('Máy bận, gọi hai lần')
  await expect(log.getByLabel(say('crm-desk.log.words'))).toHaveValue('')

  await result('later').click()
  await log.getByLabel(say('crm-desk.log.callAt')).fill('2026-01-05T09:30')
  await expectNoFindingsAtBothSizes(page)
  await log.getByRole('button', { name: say('crm-desk.log.saveLater') }).click()
  await expect(log).toContainText('05/01/2026 09:30')
  await page.goto('/crm-admin/orders?work=recall')
  await expect(page.getByRole('link', { name: order.code })).toBeVisible()

  await page.goto(`/crm-admin/orders/${order.id}`)
  await result('reached').click()
  await expect(log).not.toContainText('05/01/2026 09:30')
})

test('staff take an order, and a colleague’s mention leads to it', {
  tag: '@desktop',
}, async ({ page }) => {
  const order = await anOrder()
  const colleague = await newStaff('order-desk')
  const headers = { Authorization: `Bearer ${await staffToken()}` }
  const { body: me } = await api<{ id: string; fullname: string }>('/users/me', { headers })
  const words = `@${me.fullname} gói quà giúp chị`
  await api('/app/noteorder', {
    method: 'POST',
    body: { order: order.id, words, mentions: [me.id] },
    headers: { Authorization: `Bearer ${colleague.token}` },
  })
  await signInAsStaff(page)
  await page.goto('/crm-admin/orders')
  await page.getByRole('button', { name: say('crm-desk.mentions', { count: 1 }) }).click()
  await expect(page.getByRole('tooltip')).toContainText(words)
  await expectNoFindings(page, 'main')
  await page.getByRole('tooltip').getByRole('link', { name: order.code }).click()

  await page.getByRole('button', { name: say('crm-desk.take') }).click()
  await expectNotice(page, say('crm-desk.assigned'))
  await expect(page.getByRole('button', { name: say('crm-desk.take') })).toBeHidden()
  await page.goto('/crm-admin/orders')
  await page.getByRole('button', { name: say('crm-desk.own') }).click()
  await expect(page).toHaveURL(new RegExp(`assignee=${me.id}`))
  await expect(page.getByRole('link', { name: order.code })).toBeVisible()
  await expect(
    page.getByRole('button', { name: say('crm-desk.mentions', { count: 1 }) }),
  ).toBeHidden()
  await expectNoFindings(page)
})

test('a new order is announced, and a row follows what others do', { tag: '@desktop' }, async ({
  page,
}) => {
  const known = await anOrder()
  await signInAsStaff(page)
  const rowOf = (code: string) => page.getByRole('row').filter({ hasText: code })
  // Orders placed before the first answer are not announced.
  const open = async (tab: Page) => {
    const answered = tab.waitForResponse('**/api/app/orderchanges*')
    await tab.goto('/crm-admin/orders')
    await answered
  }
  await open(page)
  await expect(rowOf(known.code)).toBeVisible()
  const other = await page.context().newPage()
  let calls = 0
  other.on('request', (request) => {
    if (request.url().includes('/api/app/orderchanges')) calls += 1
  })
  await open(other)
  const placed = await anOrder()
  // Other tests may place orders at the same time.
  const news = page.getByRole('button', { name: /^\d+ đơn mới$/ })
  await expect(news).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\) /)
  // The first tab asks for both.
  await expect(other).toHaveTitle(/^\(\d+\) /)
  expect(calls).toBe(1)
  await expect(rowOf(placed.code)).toHaveCount(0)
  await news.click()
  await expect(rowOf(placed.code)).toBeVisible()
  await expect(page).not.toHaveTitle(/^\(/)

  await staffMove(placed, 'pickitem')
  await expect(rowOf(placed.code)).toContainText(orderStateLabel({ state: 'pickitem' }).vi)
})
