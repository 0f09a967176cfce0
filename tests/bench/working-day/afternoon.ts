import { stockChangeFieldLabels } from '@nas/contract/field-labels'
import { cancelCauseLabels } from '@nas/domain/order-moves'
import { expect } from '@playwright/test'
import type { Member } from '../../e2e/member.ts'
import { type Clerk, say } from './clerk.ts'
import type { DayOrder } from './orders.ts'
import {
  button,
  find,
  jobOf,
  jobs,
  openDashboard,
  reads,
  resultOf,
  search,
  step,
  tile,
} from './screens.ts'

const soon = expect.configure({ timeout: 60_000 })

const upcoming = (to: string) => say('crm-jobs.upcoming', { label: say(`crm.moves.${to}`) })

/** Opens each order by the quick search and takes its next step by E. */
export async function stepByKey(clerk: Clerk, orders: readonly DayOrder[], to: string) {
  const { page } = clerk
  for (const { code } of orders) {
    await find(clerk, code, 'orders')
    await soon(page.getByRole('heading', { level: 1 })).toContainText(code)
    await soon(button(page, `crm.moves.${to}`)).toBeEnabled()
    await clerk.press('e')
    await soon(page.getByText(upcoming(to))).toBeVisible()
  }
  await soon(page.getByText(upcoming(to))).toBeHidden()
  // Steps of one order have no line of their own once they are made.
  await soon(jobs(page)).toBeHidden()
}

/** A step by mistake, undone by Z. */
export async function undoStep(clerk: Clerk, { code }: DayOrder) {
  const { page } = clerk
  await clerk.does('A step undone', 1, async () => {
    await find(clerk, code, 'orders')
    await soon(button(page, 'crm.moves.pickitem')).toBeEnabled()
    await clerk.press('e')
    await soon(page.getByText(upcoming('pickitem'))).toBeVisible()
    await clerk.press('Control+z')
    await soon(page.getByText(upcoming('pickitem'))).toBeHidden()
    await soon(button(page, 'crm.moves.pickitem')).toBeEnabled()
  })
}

/** Walks the list by J and K, chooses rows by X, and hands them over and completes them. */
export async function finishByKeys(clerk: Clerk, words: string, count: number) {
  const { page } = clerk
  await clerk.does('Single orders handed over and completed', count, async () => {
    await find(clerk, say('crm.menu.orders'), 'screens')
    await soon(page.getByRole('heading', { level: 1 })).toHaveText(say('crm.orders.title'))
    await search(clerk, words, count)
    await clerk.press('Enter', 'j', 'j', 'k')
    for (let row = 0; row < count; row += 1) await clerk.press('x', 'j')
    const bulk = page.getByRole('region', { name: say('crm.bulk.label') })
    await soon(bulk).toContainText(say('crm.bulk.chosen', { count }))
    await clerk.click(bulk.getByRole('button', { name: step('delivery', count) }))
    await clerk.click(jobs(page).getByRole('button', { name: step('complete', count) }))
    await soon(jobOf(page, 'complete', count)).toContainText(resultOf(count))
    await clerk.click(jobs(page).getByRole('button', { name: say('crm-jobs.dismiss') }))
  })
}

/** Moves an order while commerce is unavailable: the failure is shown, and the same click works later. */
export async function moveInOutage(clerk: Clerk) {
  await clerk.click(button(clerk.page, 'crm.moves.pickitem'))
  await reads(clerk, say('crm-jobs.failed'))
}

export async function cancelOrder(clerk: Clerk, { code }: DayOrder, reason: string) {
  const { page } = clerk
  await clerk.does('An order cancelled with a reason', 1, async () => {
    await find(clerk, code, 'orders')
    await clerk.click(button(page, 'crm.moves.cancel'))
    const dialog = page.getByRole('dialog', { name: code })
    await clerk.click(dialog.getByLabel(say('crm-desk.cancel.cause')))
    await clerk.click(page.getByTitle(cancelCauseLabels.other.vi))
    await clerk.click(dialog.getByLabel(say('crm-desk.cancel.reason')))
    await clerk.type(reason)
    await clerk.click(dialog.getByRole('button', { name: say('crm-desk.cancel.ok') }))
    await reads(clerk, `${code}: `)
    const history = page.getByRole('region', { name: say('crm-desk.history.title') })
    await soon(history).toContainText(reason)
  })
}

/** Confirms a refund: alone, or a large one as the first or second of two people. */
export async function refund(
  clerk: Clerk,
  { code }: Pick<DayOrder, 'code'>,
  as: 'only' | 'first' | 'second',
) {
  const { page } = clerk
  await clerk.does(`A refund, ${as} person`, 1, async () => {
    await openDashboard(clerk)
    await clerk.click(tile(page, 'refund'))
    await clerk.click(page.getByRole('link', { name: code }))
    const key = as === 'second' ? 'crm-desk.refund.confirmPaid' : 'crm-desk.refund.paidOut'
    await clerk.click(button(page, key))
    await clerk.click(page.getByRole('dialog').getByLabel(say('crm-desk.refund.note')))
    await clerk.type('FT26325')
    await clerk.click(
      page.getByRole('dialog').getByRole('button', { name: say('crm-desk.refund.confirm') }),
    )
    await reads(
      clerk,
      say(as === 'first' ? 'crm-desk.refund.proposed' : 'crm-desk.refund.done', { code }),
    )
  })
}

export async function answerRequest(clerk: Clerk, id: number) {
  const { page } = clerk
  await clerk.does('A request taken on, noted and done', 1, async () => {
    await openDashboard(clerk)
    await clerk.click(tile(page, 'supports'))
    await clerk.click(page.locator(`a[href="/crm-admin/supports/${id}"]`).first())
    await soon(button(page, 'crm-requests.step.processing')).toBeEnabled()
    await clerk.press('e')
    await soon(button(page, 'crm-requests.step.done')).toBeEnabled()
    await reads(clerk, say('crm-record.saved'))
    await clerk.press('n')
    await clerk.type('Đã gọi, giao lại ngày mai')
    await clerk.click(button(page, 'crm-record.save').first())
    await soon(button(page, 'crm-record.save').first()).toBeDisabled()
    // The button has its name back, and takes the key, once the saved version is shown.
    await soon(button(page, 'crm-requests.step.done')).not.toHaveClass(/loading/)
    await clerk.press('e')
    await soon(button(page, 'crm-requests.step.new')).toBeEnabled()
    await reads(clerk, say('crm-record.saved'))
  })
}

export async function approveReview(clerk: Clerk, words: string) {
  const { page } = clerk
  await clerk.does('A review approved with a reply', 1, async () => {
    await openDashboard(clerk)
    await clerk.click(tile(page, 'reviews'))
    await clerk.click(page.getByRole('row', { name: words }).getByRole('link').first())
    await soon(button(page, 'crm-reviews.approve')).toBeEnabled()
    await clerk.press('n')
    await clerk.type('Cảm ơn bạn')
    await clerk.click(button(page, 'crm-reviews.approveReply'))
    await reads(clerk, say('crm-record.saved'))
  })
}

export async function addStock(clerk: Clerk, name: string, to: number) {
  const { page } = clerk
  await clerk.does('Stock changed with a reason', 1, async () => {
    await find(clerk, say('crm.menu.stock'), 'screens')
    await soon(page.getByRole('heading', { level: 1 })).toHaveText(say('crm-stock.title'))
    await search(clerk, name, 1)
    await clerk.click(page.getByRole('button', { name: say('crm-stock.changeRow', { name }) }))
    const dialog = page.getByRole('dialog')
    await clerk.click(dialog.getByLabel(say('crm-stock.quantity')))
    await clerk.type(String(to))
    await clerk.click(dialog.getByLabel(stockChangeFieldLabels.reason.vi))
    await clerk.click(page.getByTitle('Nhập hàng'))
    await clerk.click(dialog.getByRole('button', { name: say('crm-stock.save') }))
    await reads(clerk, say('crm-stock.done', { name, onHand: to }))
  })
}

export async function noteAboutPerson(clerk: Clerk, { email }: Member, words: string) {
  const { page } = clerk
  await clerk.does('A note about a customer', 1, async () => {
    await find(clerk, email, 'users')
    await soon(page.getByLabel(say('crm-users.note'))).toBeVisible()
    await clerk.press('n')
    await clerk.type(words)
    await clerk.click(button(page, 'crm-users.addNote'))
    await reads(clerk, say('crm-users.noteAdded'))
  })
}
