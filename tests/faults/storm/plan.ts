import { randomUUID } from 'node:crypto'
import type { OrderState } from '@nas/domain/order-states'
import type { Behaviour } from '../../../simulators/vnpay/protocol.ts'
import { Chance } from './chance.ts'

/** The buyer's action at the gateway; one who leaves may return too late. */
type AtGateway = 'pay' | 'refuse' | 'cancel' | 'look' | 'stay away'

interface OnlinePlan {
  does: AtGateway
  behaviour: Partial<Behaviour>
  /** Number of returns of the browser to the shop. */
  returns: number
  /** Pays after the time limit. */
  paysLate: boolean
}

/** Indexes in the list of goods, with quantities. */
type Items = { good: number; quantity: number }[]

/** The plan of one buyer. */
export interface BuyerPlan {
  key: string
  /** Staff place the order of a caller. */
  who: 'guest' | 'member' | 'newcomer' | 'caller'
  items: Items
  /** Null for cash. */
  online: OnlinePlan | null
  /** Milliseconds after which the first request is aborted. */
  abandonsAfter: number | null
  /** The buyer aborts the first request and never retries. */
  vanishes: boolean
  /** The same request is sent again after its response. */
  repeats: boolean
  /** The lines that staff set, one edit after the other; of cash orders only. */
  edits: Items[]
  /** Staff move a piece to an order of its own, and may take it back; of cash orders only. */
  splits: boolean
  merges: boolean
  /** The moves by staff, or the cancellation by the owner, one after the other. */
  moves: OrderState[]
  /** The actor aborts the first request and does not retry. */
  movesHalf: boolean
}

export const killable = ['commerce', 'postgres', 'shop'] as const

export type Killable = (typeof killable)[number]

/** Kills a process after so many started orders and some time. */
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

const ofOnline = ['guest', 'guest', 'guest', 'member', 'newcomer'] as const
const ofCash = [...ofOnline, 'caller'] as const

function itemsOf(chance: Chance, goods: number): Items {
  const first = chance.between(0, goods - 1)
  const quantity = () => chance.between(1, 2)
  if (chance.happens(0.6)) return [{ good: first, quantity: quantity() }]
  const second = (first + chance.between(1, goods - 1)) % goods
  return [
    { good: first, quantity: quantity() },
    { good: second, quantity: quantity() },
  ]
}

/** Draws a buyer; the key differs every time, because keys are valid for a day. */
function buyerPlan(chance: Chance, goods: number, kinds: PlanKinds): BuyerPlan {
  const online = chance.happens(kinds.online) ? onlinePlan(chance) : null
  const drawn = chance.oneOf(online === null ? movesOfCash : movesOfPaid)
  const moves = chance.happens(kinds.moved) ? drawn : []
  const isOwned = moves.includes('usercancel')
  const hurries = chance.happens(0.25)
  return {
    key: randomUUID(),
    who: isOwned ? 'member' : chance.oneOf(online === null ? ofCash : ofOnline),
    items: itemsOf(chance, goods),
    online,
    abandonsAfter: hurries ? chance.between(5, 600) : null,
    vanishes: hurries && chance.happens(0.25),
    repeats: chance.happens(0.2),
    edits:
      online === null && chance.happens(0.4)
        ? Array.from({ length: kinds.edits }, () => itemsOf(chance, goods))
        : [],
    splits: online === null && chance.happens(0.3),
    merges: chance.happens(0.5),
    moves,
    movesHalf: chance.happens(0.15),
  }
}

interface PlanKinds {
  /** Share of orders that are paid online, and that are moved by staff or their owner. */
  online: number
  moved: number
  /** Number of edits of each order that is edited. */
  edits: number
}

/** Every second kill is Medusa, which has most state. */
const victims = ['commerce', 'postgres', 'commerce', 'shop'] as const

/** With four kills every part is killed at least once, each at its own time. */
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
