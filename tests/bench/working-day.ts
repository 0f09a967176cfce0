import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/testing/system-programs.ts'
import { browserArgs } from '../e2e/browser-args.ts'
import { staffToken } from '../e2e/member.ts'
import { sql } from '../support/commerce-database.ts'
import { newStaff } from '../support/new-staff.ts'
import { findRunningShop, machine } from './running-shop.ts'
import { Clerk, type Task } from './working-day/clerk.ts'
import { judgeDay } from './working-day/judge.ts'
import { newRequest, newReview, ordersOfTheDay } from './working-day/orders.ts'
import { workOfTwo } from './working-day/work-of-two.ts'

// Two members of staff work through 80 orders in Chromium, with a reload and an outage of Medusa in
// the middle; then the orders, their jobs and the console are judged. Usage: docs/benchmarks.md.

/** Clicks from the dashboard to fifty completed orders. */
const maxClicks = 10

const places = await findRunningShop()
const load = loadavg()[0]?.toFixed(1)
const token = await staffToken()
const mark = randomUUID().slice(0, 6)
const day = await ordersOfTheDay(token, mark)
const extras = { review: await newReview(day, mark), request: await newRequest(day.unpaid.code) }

const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArgs })
const clerks = {
  an: await Clerk.begin(browser, 'An', await newStaff('order-desk', 'accountant', 'warehouse')),
  binh: await Clerk.begin(
    browser,
    'Bình',
    await newStaff('order-desk', 'accountant', 'customer-care'),
  ),
}
// Old enough to confirm a large refund.
await sql("update account set created_at = created_at - interval '30 days' where actor = 'user'")
const both = Object.values(clerks)

const rowOf = ({ who, what, records, clicks, keys, seconds }: Task) =>
  `| ${[who, what, records, clicks, keys, seconds.toFixed(1)].join(' | ')} |`

try {
  const outage = await workOfTwo(clerks, { day, places, mark, ...extras })
  const faults = await judgeDay(day.all, both, token)
  const [together] = clerks.an.tasks
  if (together !== undefined && together.clicks > maxClicks) {
    faults.push(`${together.clicks} clicks for ${together.records} orders`)
  }
  console.log(
    `${machine()}, load ${load} before; Medusa was unavailable for ${outage.toFixed(1)} s\n`,
  )
  console.log('| Who | What | Records | Clicks | Keys | Seconds |')
  console.log('| --- | ---- | ------- | ------ | ---- | ------- |')
  for (const task of both.flatMap(({ tasks }) => tasks)) console.log(rowOf(task))
  console.log(`\n${day.all.length} orders, ${faults.length} faults`)
  for (const fault of faults) console.log(`- ${fault}`)
  process.exitCode = faults.length > 0 ? 1 : 0
} catch (error) {
  for (const { name, page, problems } of both) {
    const file = `var/log/working-day-${name}.png`
    await page.screenshot({ path: file }).catch(() => undefined)
    console.error(`${name} is at ${page.url()} (${file})`, problems)
  }
  throw error
} finally {
  await browser.close()
}
