import { randomUUID } from 'node:crypto'
import type { OrderState } from '@nas/domain/order-states'
import type { Behaviour } from '../../../simulators/vnpay/behaviour.ts'
import { Chance } from './chance.ts'

/** What somebody does at the gateway; who leaves may come too late. */
type AtGateway = 'pay' | 'refuse' | 'cancel' | 'look' | 'stay away'

interface OnlinePlan {
  does: AtGateway
  behaviour: Partial<Behaviour>
  /** How often the browser comes back to the shop. */
  returns: number
  /** Pays although the time for it has run out. */
  paysLate: boolean
}

/** What one buyer is going to do. */
export interface BuyerPlan {
  key: string
  who: 'guest' | 'member' | 'newcomer'
  /** Places in the list of goods, and how many of each. */
  items: { good: number; quantity: number }[]
  /** Null for cash. */
  online: OnlinePlan | null
  /** After so many milliseconds the first request is given up. */
  abandonsAfter: number | null
  /** Nobody hears of this one again once the first request is given up. */
  vanishes: boolean
  /** The same request is sent once more after its answer. */
  repeats: boolean
  /** Where staff move the order, or its owner gives it up, one after the other. */
  moves: OrderState[]
  /** The one who moves gives up the first request and does not ask again. */
  movesHalf: boolean
}

export const killable = ['commerce', 'postgres', 'shop'] as const

export type Killable = (typeof killable)[number]

/** A process is killed when so many orders have been begun, and some time has gone by. */
export interface KillPlan {
  part: Killable
  after: number
  delayMs: number
}

const onlineWays: readonly AtGateway[] = [
  ...Array.from({ length: 6 }, () => 'pay' as const),
  ...['refuse', 'cancel', 'look', 'stay away', 'look'].map((way) => way as AtGateway),
]
const movesOfCash: readonly OrderState[][] = [
  [],
  ['cancel'],
  ['usercancel'],
  ['confirm', 'pickitem'],
  ['pickitem', 'delivery'],
  ['pickitem', 'delivery', 'complete'],
  ['pickitem', 'cancel'],
  ['pickitem', 'delivery', 'cancel'],
]
const movesOfPaid: readonly OrderState[][] = [
  [],
  [],
  ['cancel'],
  ['usercancel'],
  ['pickitem', 'delivery', 'complete'],
  ['pickitem', 'usercancel'],
]

function onlinePlan(chance: Chance): OnlinePlan {
  const does = chance.oneOf(onlineWays)
  return {
    does,
    behaviour: {
      ipns: chance.oneOf([0, 1, 1, 2]),
      ipnAfterMs: chance.oneOf([0, 0, 100, 2000]),
      retryAfterMs: chance.between(300, 3000),
    },
    returns: chance.oneOf([0, 1, 1, 2]),
    paysLate: does !== 'pay' && chance.happens(0.4),
  }
}

function itemsOf(chance: Chance, goods: number): BuyerPlan['items'] {
  const first = chance.between(0, goods - 1)
  const quantity = () => chance.between(1, 2)
  if (chance.happens(0.6)) return [{ good: first, quantity: quantity() }]
  const second = (first + chance.between(1, goods - 1)) % goods
  return [
    { good: first, quantity: quantity() },
    { good: second, quantity: quantity() },
  ]
}

/** Draws a buyer; the key alone is another one every time, as keys count for a day. */
function buyerPlan(chance: Chance, goods: number, kinds: PlanKinds): BuyerPlan {
  const online = chance.happens(kinds.online) ? onlinePlan(chance) : null
  const drawn = chance.oneOf(online === null ? movesOfCash : movesOfPaid)
  const moves = chance.happens(kinds.moved) ? drawn : []
  const isOwned = moves.includes('usercancel')
  const hurries = chance.happens(0.25)
  return {
    key: randomUUID(),
    who: isOwned ? 'member' : chance.oneOf(['guest', 'guest', 'guest', 'member', 'newcomer']),
    items: itemsOf(chance, goods),
    online,
    abandonsAfter: hurries ? chance.between(5, 600) : null,
    vanishes: hurries && chance.happens(0.25),
    repeats: chance.happens(0.2),
    moves,
    movesHalf: chance.happens(0.15),
  }
}

interface PlanKinds {
  /** Share of orders that are paid online, and that are moved by staff or their owner. */
  online: number
  moved: number
}

/** Medusa, which has most to lose, is every second one. */
const victims = ['commerce', 'postgres', 'commerce', 'shop'] as const

/** Every part is killed at least once when there are four; each at a moment of its own. */
function killPlans(chance: Chance, orders: number, kills: number): KillPlan[] {
  const plans = Array.from({ length: kills }, (_, index) => ({
    part: victims[index % victims.length] as Killable,
    after: chance.between(1, Math.max(1, orders - 2)),
    delayMs: chance.between(0, 700),
  }))
  return plans.sort((one, other) => one.after - other.after || one.delayMs - other.delayMs)
}

export interface StormPlan {
  buyers: BuyerPlan[]
  kills: KillPlan[]
}

export function stormPlan(
  seed: number,
  options: PlanKinds & { orders: number; kills: number; goods: number },
): StormPlan {
  const { orders, kills, goods } = options
  const chance = new Chance(seed)
  return {
    kills: killPlans(chance, orders, kills),
    buyers: Array.from({ length: orders }, () => buyerPlan(chance, goods, options)),
  }
}
