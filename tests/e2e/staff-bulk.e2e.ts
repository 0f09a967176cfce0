import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type CancelCause, cancelCauseLabels } from '@nas/domain/order-moves'
import type { Locator, Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { newStaff } from '../support/new-staff.ts'
import { productBySlug } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { type MemberOrder, newMember, orderBy, staffMove } from './member.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signIn } from './signed-in.ts'

const say = speaker('vi')

/** Orders with cash on delivery and a unique receiver name. */
async function newOrders(count: number) {
  const unique = randomUUID().slice(0, 8)
  const product = await productBySlug('kem-duong-ceramide')
  const member = await newMember()
  const orders: MemberOrder[] = []
  while (orders.length < count) {
    orders.push(await orderBy(member, product?.id ?? 0, { name: `Đặng Thử ${unique}` }))
  }
  return { words: `dang thu ${unique}`, orders }
}

/** A member of staff whose jobs no other test shows. */
async function signInAsNewStaff(page: Page): Promise<void> {
  await signIn(page, await newStaff('order-desk'))
}

async function confirmCancelling(page: Page, name: string, cause: CancelCause): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel(say('crm-desk.cancel.cause')).click()
  await page.getByTitle(cancelCauseLabels[cause].vi).click()
  await dialog.getByRole('button', { name: say('crm-desk.cancel.ok') }).click()
}

const jobsOn = (page: Page) => page.getByRole('region', { name: say('crm-jobs.title') })
const stepName = (to: string, count: number) =>
  say('crm-jobs.step', { label: say(`crm.moves.${to}`), count })
const jobName = (to: string, count: number) =>
  say('crm-jobs.name', { label: say(`crm.moves.${to}`), count })

test('orders are found and moved in bulk by keyboard, and exported', {
  tag: '@desktop',
}, async ({ page }) => {
  const { words, orders } = await newOrders(2)
  const [first, second] = orders as [MemberOrder, MemberOrder]
  await signInAsNewStaff(page)
  // The list does not hear what others change.
  await page.route('**/api/app/orderchanges*', () => undefined)
  await page.goto('/crm-admin/')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(say('crm.dashboard.title'))

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: say('crm.keys.palette') })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('don hang')
  await expect(palette.getByRole('option').first()).toHaveText(say('crm.menu.orders'))
  await expectNoFindings(page)
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(title).toHaveText(say('crm.orders.title'))

  const field = page.getByRole('searchbox', { name: say('crm.list.search') })
  await expect(field).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type(words)
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === words)
  await expect(page.getByText(say('crm.list.total', { count: '2' }))).toBeVisible()
  // The list of the words typed before may have two rows as well.
  for (const { code } of orders) await expect(page.getByRole('row', { name: code })).toBeVisible()

  for (const key of ['Enter', 'j', 'x', 'j', 'x']) await page.keyboard.press(key)
  const bulk = page.getByRole('region', { name: say('crm.bulk.label') })
  await expect(bulk).toContainText(say('crm.bulk.chosen', { count: '2' }))
  await staffMove(first, 'pickitem')
  await bulk.getByRole('button', { name: stepName('pickitem', 2) }).click()
  const jobs = jobsOn(page)
  await expect(jobs).toContainText(jobName('pickitem', 2))
  const upcoming = `→ ${say('crm.moves.pickitem')}`
  await expect(page.getByRole('row', { name: second.code })).toContainText(upcoming)
  // The results fold into one line.
  const unfold = jobs.getByRole('button', { name: say('crm-jobs.unfold', { count: '1' }) })
  const failures = jobs.getByRole('list', { name: say('crm-jobs.failures') }).getByRole('listitem')
  await expect(unfold).toHaveAttribute('aria-expanded', 'false')
  await expect(failures).toBeHidden()
  await unfold.click()
  await expect(failures).toHaveText([new RegExp(`${first.code}.*“Đang đóng gói”; Nhân viên NAS`)])
  await expectNoFindings(page)
  // What failed stays chosen, as it is now: it can be sent, not packed.
  await expect(bulk).toContainText(say('crm.bulk.chosen', { count: '1' }))
  await expect(bulk.getByRole('button', { name: stepName('pickitem', 0) })).toBeDisabled()
  await expect(bulk.getByRole('button', { name: stepName('delivery', 1) })).toBeEnabled()
  const looks: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/app/staffjobs') looks.push(request.method())
  })
  await page.reload()
  await unfold.click()
  await expect(failures).toContainText(first.code)
  expect(looks).toEqual(['GET'])
  await jobs.getByRole('button', { name: say('crm-jobs.dismiss') }).click()
  await expect(jobs).toBeHidden()
  await page.reload()
  await expect(page.getByRole('row', { name: second.code })).toBeVisible()
  await expect(jobs).toBeHidden()

  await page.getByRole('button', { name: say('crm.list.export') }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: say('crm.list.csv') }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFF/)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(second.code)
  expect(lines[2]).toContain(first.code)
})

test('a page that is behind does not cancel a parcel that was handed over', {
  tag: '@desktop',
}, async ({ page }) => {
  const { orders } = await newOrders(1)
  const [order] = orders as [MemberOrder]
  await staffMove(order, 'pickitem')
  await signInAsNewStaff(page)
  await page.goto(`/crm-admin/orders/${order.id}`)
  await expect(page.getByRole('button', { name: say('crm.moves.delivery') })).toBeEnabled()
  await staffMove(order, 'delivery')
  await page.getByRole('button', { name: say('crm.moves.cancel') }).click()
  await confirmCancelling(page, order.code, 'refused')
  const alert = page.getByRole('alert').filter({ hasText: say('crm.moves.conflict') })
  await expect(alert).toContainText(/“Đang giao hàng”: Nhân viên NAS/)
  await expect(page.getByRole('button', { name: say('crm.moves.complete') })).toBeEnabled()
})

test('orders are cancelled in bulk with their cause', { tag: '@desktop' }, async ({ page }) => {
  const { words, orders } = await newOrders(2)
  await signInAsNewStaff(page)
  await page.goto(`/crm-admin/orders?q=${encodeURIComponent(words)}`)
  await page.getByRole('checkbox', { name: say('crm.list.selectAll') }).click()
  await page.getByRole('button', { name: stepName('cancel', 2) }).click()
  await confirmCancelling(page, say('crm-desk.cancel.many', { count: '2' }), 'duplicate')
  await expect(jobsOn(page)).toContainText(say('crm-jobs.result', { done: '2', count: '2' }))
  await page.getByRole('link', { name: orders[0]?.code ?? '' }).click()
  await expect(page.getByRole('region', { name: say('crm-desk.history.title') })).toContainText(
    cancelCauseLabels.duplicate.vi,
  )
})

test('all results of a filter are assigned, printed, confirmed, packed, sent and delivered in ten clicks', {
  tag: '@desktop',
}, async ({ page }) => {
  const count = 12
  const { words, orders } = await newOrders(count)
  await signInAsNewStaff(page)
  let clicks = 0
  const click = async (locator: Locator): Promise<void> => {
    clicks += 1
    await locator.click({ timeout: 60_000 })
  }
  await page.goto(`/crm-admin/orders?state=new&size=10&q=${encodeURIComponent(words)}`)
  await click(page.getByRole('checkbox', { name: say('crm.list.selectAll') }))
  await click(page.getByRole('button', { name: say('crm-jobs.chooseAll', { count }) }))
  await click(page.getByRole('combobox', { name: say('crm-desk.assignMany', { count }) }))
  await click(page.getByTitle(say('crm-desk.unassigned')).last())
  await expectNotice(page, say('crm-desk.assignedMany', { count }))

  const bulk = page.getByRole('region', { name: say('crm.bulk.label') })
  const [answer, tab] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/app/orderslips')),
    page.waitForEvent('popup'),
    click(bulk.getByRole('button', { name: say('crm-desk.slips.many', { count }) })),
  ])
  // Chromium may have dropped the body of an answer that became a blob.
  const file = await page.request.get(answer.url(), {
    headers: await answer.request().allHeaders(),
  })
  const { text } = await extractText(new Uint8Array(await file.body()))
  expect(text).toHaveLength(count + 1)
  for (const { code } of orders) expect(text[0]).toContain(code)
  await tab.close()

  await click(bulk.getByRole('button', { name: stepName('confirm', count) }))
  const jobs = jobsOn(page)
  // The filter hides what was moved; the result stays, and goes on from there.
  await click(jobs.getByRole('button', { name: stepName('pickitem', count) }))
  await click(jobs.getByRole('button', { name: stepName('delivery', count) }))
  await expect(page.getByText(say('crm.list.emptyFilteredTitle'))).toBeVisible()
  await click(jobs.getByRole('button', { name: stepName('complete', count) }))
  const done = jobs.getByRole('listitem').filter({ hasText: jobName('complete', count) })
  await expect(done).toContainText(say('crm-jobs.result', { done: count, count }), {
    timeout: 60_000,
  })
  await click(done.getByRole('button', { name: say('crm-jobs.dismiss') }))
  await page.goto(`/crm-admin/orders?state=complete&q=${encodeURIComponent(words)}`)
  await expect(page.getByText(say('crm.list.total', { count }))).toBeVisible()
  expect(clicks).toBe(10)
})

test('a step by E is undone by Z, also at once, and made after a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  const { orders } = await newOrders(1)
  const [order] = orders as [MemberOrder]
  await signInAsNewStaff(page)
  await page.goto(`/crm-admin/orders/${order.id}`)
  const step = page.getByRole('button', { name: say('crm.moves.pickitem') })
  const next = page.getByRole('button', { name: say('crm.moves.delivery') })
  const label = say('crm.moves.pickitem')
  const upcoming = page.getByText(say('crm-jobs.upcoming', { label }))
  await expect(step).toBeEnabled()
  const undone = Promise.withResolvers<void>()
  await page.route('**/_assets/job-area*', async (route) => {
    await undone.promise
    await route.continue()
  })
  await page.keyboard.press('e')
  await expect(upcoming).toBeVisible()
  await page.keyboard.press('Control+z')
  undone.resolve()
  await expect(upcoming).toBeHidden()
  await expect(step).toBeEnabled()
  await page.keyboard.press('e')
  await expect(jobsOn(page)).toContainText(order.code)
  await page.keyboard.press('z')
  await expect(upcoming).toBeHidden()
  await expect(jobsOn(page)).toBeHidden()
  await page.reload()
  await expect(step).toBeEnabled()
  await page.keyboard.press('e')
  await expect(upcoming).toBeVisible()
  await page.reload()
  await expect(next).toBeEnabled()
  await expect(jobsOn(page)).toBeHidden()
})
