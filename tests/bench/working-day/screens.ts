import { expect, type Page } from '@playwright/test'
import { type Clerk, say } from './clerk.ts'

const soon = expect.configure({ timeout: 60_000 })

/** A tile of the dashboard. */
export const tile = (page: Page, task: string) =>
  page.getByRole('link', { name: new RegExp(`${say(`crm-dashboard.task.${task}`)}$`) })

/** Jobs and their results. */
export const jobs = (page: Page) => page.getByRole('region', { name: say('crm-jobs.title') })

/** The job that brings so many orders to a state, and its result. */
export const jobOf = (page: Page, to: string, count: number) =>
  jobs(page)
    .getByRole('listitem')
    .filter({ hasText: say('crm-jobs.name', { label: say(`crm.moves.${to}`), count }) })

/** The result of a job that left nothing out. */
export const resultOf = (count: number) => say('crm-jobs.result', { done: count, count })

/** The name of the button for a step with so many orders. */
export const step = (to: string, count: number) =>
  say('crm-jobs.step', { label: say(`crm.moves.${to}`), count })

export const button = (page: Page, key: string) =>
  page.getByRole('button', { name: say(key), exact: true })

/** Waits until a notice reports the result. */
export const reads = ({ page }: Clerk, text: string) =>
  soon(page.locator('[data-notice]').filter({ hasText: text })).toBeVisible()

/** Opens the dashboard, ready for keys. */
export async function openDashboard({ page }: Clerk): Promise<void> {
  await page.goto('/crm-admin/')
  const title = page.getByRole('heading', { level: 1, name: say('crm.dashboard.title') })
  await soon(title).toBeVisible()
}

/** Opens a record by the quick search. */
export async function find(clerk: Clerk, words: string, group: string): Promise<void> {
  const { page } = clerk
  await clerk.press('Control+k')
  const palette = page.getByRole('dialog', { name: say('crm.keys.palette') })
  await soon(palette.getByRole('combobox')).toBeFocused()
  await clerk.type(words)
  const found = palette.getByRole('group', { name: say(`crm.palette.${group}`) })
  await soon(found.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await clerk.press('Enter')
  await soon(palette).toBeHidden()
}

/** Searches in the list that is open, until it has so many results. */
export async function search(clerk: Clerk, words: string, count: number): Promise<void> {
  const { page } = clerk
  await soon(page.getByRole('searchbox', { name: say('crm.list.search') })).toBeVisible()
  await clerk.press('/')
  await clerk.type(words)
  // A search clears the selection when it is applied; the list may have this total before it.
  await soon(page).toHaveURL(({ searchParams }) => searchParams.get('q') === words)
  await soon(page.getByText(say('crm.list.total', { count }), { exact: true })).toBeVisible()
}
