import { asMember, asStaff } from '../../contract/people.ts'
import { sql } from '../../support/commerce-database.ts'
import { choose } from './at-the-gateway.ts'
import { Buyer, type Story } from './buyer.ts'
import type { Good } from './goods.ts'
import { Killer } from './killer.ts'
import type { StormPlan } from './plan.ts'
import { letHalfAnHourPass, letTimePass, untilSettled } from './settled.ts'

export interface StormOptions {
  plan: StormPlan
  goods: readonly Good[]
  /** Number of concurrent buyers. */
  buyersAtOnce: number
  /** Until the jobs are expected to have no work left. */
  settleMs: number
}

export interface StormEnd {
  since: Date
  stories: Story[]
  killed: Record<string, number>
  /** Failures of the buyers themselves. */
  failures: string[]
}

async function now(): Promise<Date> {
  const [row] = await sql<{ now: Date }>('select now() as now')
  if (row === undefined) throw new Error('the database does not return the time')
  return row.now
}

/** Some pay when it is too late. */
async function payLate(stories: readonly Story[]): Promise<void> {
  for (const { plan, orders } of stories) {
    const url = orders[0]?.attributes.payment_url
    if (plan.online?.paysLate && url) await choose(url, 'pay')
  }
}

/** Orders, payments and moves while parts are killed; ends when no work is left. */
export async function storm(options: StormOptions): Promise<StormEnd> {
  const { plan, goods, buyersAtOnce, settleMs } = options
  const tokens = { member: await asMember(), staff: await asStaff() }
  const since = await now()
  const killer = new Killer(plan.kills)
  const buyers = plan.buyers.map((buyer) => new Buyer(buyer, goods, tokens))
  const waiting = [...buyers]
  const failures: string[] = []
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      killer.begun(buyers.length - waiting.length)
      await next.buy().catch((error: Error) => failures.push(error.message))
    }
  }
  await Promise.all(Array.from({ length: buyersAtOnce }, work))
  await killer.done()
  const answered = buyers.filter(({ story }) => story.orders.length > 0)
  for (const buyer of answered) await buyer.ask()
  await letTimePass(since)
  await untilSettled(since, settleMs)
  await payLate(answered.map(({ story }) => story))
  await letHalfAnHourPass(since)
  await untilSettled(since, settleMs)
  return { since, stories: buyers.map(({ story }) => story), killed: killer.counts(), failures }
}
