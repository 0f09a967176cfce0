import { randomBytes } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import { sql } from '@nas/query/sql'
import { dateNamesBackSql } from '../accounts/module/people-sql'
import { accounts } from '../accounts/queries/find-account'
import { openAccount } from '../accounts/workflows/open-account'
import { dateLikesBackSql } from '../likes/module/service'
import { likeProduct } from '../likes/workflows/like-product'
import { levelsSql } from '../medusa-tables/stock'
import { demoOrderIdsSql } from '../orders/module/demo-records'
import type { PastStep } from '../platform/database/date-back'
import { sqlOf } from '../platform/database/run-sql'
import { isShopError } from '../platform/errors/shop-error'
import { whileDemoChanges } from '../platform/setup/demo'
import { shopSetup } from '../platform/setup/shop-setup'
import { inventMarksSql } from '../ratings/module/marks'
import { DemoClock } from './demo-clock'
import { demoConsents, isOffered, type Living, live } from './live-order'
import { type DemoPlan, planDemo } from './plan'
import { type DemoSize, removeHeldDemo } from './remove-demo'

async function stockOnSale(container: MedusaContainer): Promise<Map<number, number>> {
  const { stockLocationId } = await shopSetup(container)
  const levels = await sqlOf(container)<{ id: number; available: number }>(
    sql`select * from (${levelsSql(stockLocationId)}) as levels where state = 'active'`,
  )
  return new Map(levels.map(({ id, available }) => [id, available]))
}

/** The password is not kept: members of the demo cannot sign in. */
async function join(
  container: MedusaContainer,
  { person: { email, name, phone, gender }, likes }: DemoPlan['members'][number],
): Promise<string> {
  const { owner } = await openAccount(container, {
    actor: 'customer',
    email,
    username: null,
    fullname: name,
    phone,
    gender,
    verified: true,
    signIn: { provider: 'local', password: randomBytes(32).toString('base64url') },
    consents: demoConsents,
    channel: 'register',
  })
  for (const product of likes) await likeProduct(container, owner.id, product)
  return owner.id
}

const dateMemberBack = (id: string, step: PastStep) => [
  dateNamesBackSql(id, step),
  dateLikesBackSql(id, step),
]

/** An order stops where a visitor or a member of staff was first. */
async function liveOn(order: Living, now: Date): Promise<void> {
  try {
    await live(order, now)
  } catch (error) {
    if (!isShopError(error)) throw error
    console.log(`An order of the demo stopped: ${error.message}`)
  }
}

interface People {
  /** Author of the moves. */
  staffId: string
  /** The demo's member, who gets an order in each state. */
  member: Person
}

/** First removes what an interrupted run left. */
export function makeDemo(
  container: MedusaContainer,
  { staffId, member }: People,
  days: number,
): Promise<DemoSize> {
  return whileDemoChanges(container, async () => {
    await removeHeldDemo(container)
    const now = new Date()
    const products = await stockOnSale(container)
    const plan = planDemo({ now, days, products, memberName: member.fullname ?? '', isOffered })
    const clock = new DemoClock(container, now)
    try {
      const members: string[] = []
      for (const one of plan.members) {
        members.push(await clock.at(one.joinedAt, () => join(container, one), dateMemberBack))
      }
      for (const [index, order] of plan.orders.entries()) {
        const customerId =
          order.member === 'demo' ? member.id : (members[order.member ?? -1] ?? null)
        await liveOn({ container, clock, staffId, plan: order, customerId }, now)
        if (index % 50 === 49) console.log(`${index + 1} of ${plan.orders.length} orders`)
      }
      await sqlOf(container)(inventMarksSql(members))
      for (const product of plan.likes) await likeProduct(container, member.id, product)
      await accounts(container).change(member.id, { viewed: plan.viewed })
      const placed = await sqlOf(container)(demoOrderIdsSql)
      return { orders: placed.length, members: members.length }
    } finally {
      clock.stop()
    }
  })
}
