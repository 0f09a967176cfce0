import { expect } from '@playwright/test'
import { type Clerk, say } from './clerk.ts'
import { jobOf, jobs, openDashboard, resultOf, search, step, tile } from './screens.ts'

const soon = expect.configure({ timeout: 60_000 })
/** A job of 50 orders on a busy machine. */
const later = expect.configure({ timeout: 240_000 })

interface Together {
  /** The name of the receivers. */
  words: string
  count: number
  /** Awaited before the second step. */
  ready: Promise<void>
  /** Called while the second step is under way. */
  during: () => Promise<void>
}

/** From the dashboard: prints, packs, hands over and completes all orders that the words find. */
export async function completeTogether(clerk: Clerk, { words, count, ready, during }: Together) {
  const { page } = clerk
  await clerk.does('Orders from the dashboard to completed', count, async () => {
    await clerk.click(tile(page, 'toConfirm'))
    await search(clerk, words, count)
    await clerk.click(page.getByRole('checkbox', { name: say('crm.list.selectAll') }))
    await clerk.click(page.getByRole('button', { name: say('crm-jobs.chooseAll', { count }) }))
    const [slips] = await Promise.all([
      page.waitForResponse(({ url }) => url().includes('/api/app/orderslips')),
      clerk.click(page.getByRole('button', { name: say('crm-desk.slips.many', { count }) })),
    ])
    expect(slips.status()).toBe(200)
    await clerk.click(page.getByRole('button', { name: step('pickitem', count) }))
    await soon(jobs(page).getByRole('progressbar')).toBeVisible()
    await page.reload()
    await soon(jobs(page)).toBeVisible()
    const handOver = jobs(page).getByRole('button', { name: step('delivery', count) })
    await later(handOver).toBeEnabled()
    await ready
    await clerk.click(handOver)
    await soon(jobs(page).getByRole('progressbar')).toBeVisible()
    await during()
    const complete = jobs(page).getByRole('button', { name: step('complete', count) })
    await later(complete).toBeEnabled()
    await clerk.click(complete)
    await later(jobOf(page, 'complete', count)).toContainText(resultOf(count))
    await clerk.click(jobs(page).getByRole('button', { name: say('crm-jobs.dismiss') }))
    await soon(jobs(page)).toBeHidden()
  })
}

/** From the dashboard: packs and hands over what has been paid. */
export async function sendPaid(clerk: Clerk, words: string, count: number) {
  const { page } = clerk
  await clerk.does('Paid orders packed and handed over', count, async () => {
    await openDashboard(clerk)
    await clerk.click(tile(page, 'pack'))
    await search(clerk, words, count)
    await clerk.click(page.getByRole('checkbox', { name: say('crm.list.selectAll') }))
    await clerk.click(page.getByRole('button', { name: step('pickitem', count) }))
    const handOver = jobs(page).getByRole('button', { name: step('delivery', count) })
    await later(handOver).toBeEnabled()
    await clerk.click(handOver)
    await later(jobOf(page, 'delivery', count)).toContainText(resultOf(count))
    await clerk.click(jobs(page).getByRole('button', { name: say('crm-jobs.dismiss') }))
  })
}
