import { mkdir } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { callResultLabels } from '@nas/domain/call-results'
import { chromium, expect, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/testing/system-programs.ts'
import { browserArgs } from '../e2e/browser-args.ts'
import { newPhone } from '../support/new-phone.ts'
import { newStaff } from '../support/new-staff.ts'
import { api, orderOf, productBySlug } from '../support/shop.ts'
import { findRunningShop, machine } from './running-shop.ts'
import { refund } from './working-day/afternoon.ts'
import { Clerk, laptop, say } from './working-day/clerk.ts'
import { button, reads } from './working-day/screens.ts'

// One order's day at the desk in Chromium, on a laptop and on a phone: it appears in an open list, is
// called, edited, split, packed and, paid by transfer, refunded. Prints clicks; the pictures are in
// var/shots/desk. Usage: docs/benchmarks.md.

const soon = expect.configure({ timeout: 60_000 })
const screens = { laptop, phone: { width: 390, height: 844 } }
const folder = 'var/shots/desk'

const region = (page: Page, key: string) => page.getByRole('region', { name: say(key) })

async function place(product: number, name: string) {
  const body = orderOf(product, 2, { name, phone: newPhone(), payment: 'vietqr' })
  const { body: answer } = await api<{ data: { id: number; attributes: { code: string } } }>(
    '/app/createorder',
    { method: 'POST', body },
  )
  return { id: answer.data.id, code: answer.data.attributes.code }
}

async function dayOf(clerk: Clerk, device: string, product: number) {
  const { page } = clerk
  const dialog = page.getByRole('dialog')
  let pictures = 0
  const picture = async (what: string) => {
    pictures += 1
    await page.screenshot({ path: `${folder}/${device}-${pictures}-${what}.png` })
  }

  const watched = page.waitForResponse('**/api/app/orderchanges*')
  await page.goto('/crm-admin/orders')
  await watched
  const order = await place(product, 'Nguyễn Thị Ánh Dương')
  await clerk.does('An order appears and is opened', 1, async () => {
    const news = page.getByRole('button', { name: /^\d+ đơn mới$/ })
    await soon(news).toBeVisible()
    await picture('appears')
    await clerk.click(news)
    await clerk.click(page.getByRole('link', { name: order.code }))
    await soon(page.getByRole('heading', { level: 1 })).toContainText(order.code)
    await picture('order')
  })
  await clerk.does('Two calls are recorded', 1, async () => {
    const log = region(page, 'crm-desk.log.title')
    for (const result of ['no_answer', 'reached'] as const) {
      await clerk.click(log.getByRole('button', { name: callResultLabels[result].vi }))
      await reads(clerk, say('crm-desk.log.saved'))
    }
    await picture('called')
  })
  await clerk.does('Receiver and quantity are changed', 1, async () => {
    await clerk.click(button(page, 'crm-desk.edit'))
    await clerk.click(dialog.getByLabel('Người nhận'))
    await clerk.press('Control+a')
    await clerk.type('Nguyễn Thị Mận')
    await clerk.click(dialog.getByRole('spinbutton'))
    await clerk.press('Control+a')
    await clerk.type('3')
    await soon(dialog.getByRole('status').last()).toContainText('→')
    await picture('edit')
    await clerk.click(dialog.getByRole('button', { name: say('crm-desk.edit.save') }))
    await reads(clerk, say('crm-desk.edit.done', { code: order.code }))
  })
  await clerk.does('One piece becomes an order of its own', 1, async () => {
    await clerk.click(button(page, 'crm-desk.split'))
    await clerk.click(dialog.getByRole('spinbutton'))
    await clerk.press('Control+a')
    await clerk.type('1')
    await soon(dialog.getByRole('status')).toContainText(say('crm-desk.split.moved'))
    await picture('split')
    await clerk.click(dialog.getByRole('button', { name: say('crm-desk.split.save') }))
    await soon(region(page, 'crm-desk.history.title')).toContainText(say('crm-desk.edit.split_to'))
  })
  await clerk.does('The transfer is confirmed and the order packed', 1, async () => {
    for (const to of ['payment', 'pickitem']) {
      await clerk.click(button(page, `crm.moves.${to}`))
      await soon(button(page, `crm.moves.${to}`)).toBeHidden()
    }
    await soon(button(page, 'crm.moves.delivery')).toBeEnabled()
    await picture('packed')
  })
  await clerk.does('The packed order is cancelled', 1, async () => {
    await clerk.click(button(page, 'crm.moves.cancel'))
    await clerk.click(dialog.getByLabel(say('crm-desk.cancel.cause')))
    await clerk.press('Enter')
    await clerk.click(dialog.getByRole('button', { name: say('crm-desk.cancel.ok') }))
    await reads(clerk, `${order.code}: `)
    await picture('cancelled')
  })
  await refund(clerk, order, 'only')
  await picture('refunded')
}

await findRunningShop()
const load = loadavg()[0]?.toFixed(1)
const product = (await productBySlug('kem-duong-ceramide'))?.id ?? 0
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArgs })
try {
  console.log(`${machine()}, load ${load} before\n`)
  console.log('| Device | What | Clicks | Keys | Seconds |\n| --- | --- | --- | --- | --- |')
  for (const [device, viewport] of Object.entries(screens)) {
    const staff = await newStaff('order-desk', 'accountant', 'warehouse')
    const clerk = await Clerk.begin(browser, device, staff, viewport)
    await dayOf(clerk, device, product).catch(async (error) => {
      await clerk.page.screenshot({ path: `${folder}/${device}-failed.png` })
      throw error
    })
    for (const { what, clicks, keys, seconds } of clerk.tasks) {
      console.log(`| ${[device, what, clicks, keys, seconds.toFixed(1)].join(' | ')} |`)
    }
    for (const problem of clerk.problems) console.log(`- ${problem}`)
    process.exitCode ||= clerk.problems.length
  }
} finally {
  await browser.close()
}
