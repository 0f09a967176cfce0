import { shopDay, shopMoment } from '@nas/domain/dates'
import { type OrderState, orderStates, type PaymentKind } from '@nas/domain/order-states'
import { daysBefore } from '@nas/domain/periods'
import { Chance } from './chance'
import { inventInterests } from './interests'
import { journeyOf, type PastMove } from './journey'
import { inventPerson, type Person } from './people'
import { type DemoRating, inventRating } from './words'

export interface DemoLine {
  product: number
  quantity: number
  rating: DemoRating | null
}

export interface DemoOrder {
  at: Date
  person: Person
  /** Index in `members`, or the demo's member; null for a guest. */
  member: number | 'demo' | null
  email: string | null
  kind: PaymentKind
  note: string | null
  locale: 'vi' | 'en'
  lines: DemoLine[]
  /** The moves so far; the first places the order. */
  moves: [PastMove, ...PastMove[]]
}

export interface DemoPlan {
  members: { person: Person; joinedAt: Date; likes: number[] }[]
  /** Products that the demo's member likes and has viewed. */
  likes: number[]
  viewed: number[]
  /** Oldest first. */
  orders: DemoOrder[]
}

export const stateOf = ({ moves }: DemoOrder): OrderState => moves.at(-1)?.to ?? 'new'

/** Relative number of orders by hour of the day. */
const hours = [2, 1, 0.5, 0.3, 0.3, 0.6, 2, 4, 6, 8, 9, 9, 11, 8, 7, 7, 7, 8, 9, 12, 16, 17, 12, 6]

/** Orders per day: growing by the week, more at weekends and on sale days such as 9/9 and 10/10. */
function ordersOn(chance: Chance, day: string, youth: number): number {
  const [, month, date] = day.split('-').map(Number)
  const growth = 1.6 + 1.9 * youth
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  const busy = growth * (isWeekend ? 1.25 : 1) * (month === date ? 1.9 : 1)
  return Math.round(busy * chance.between(0.75, 1.25))
}

function momentOn(chance: Chance, day: string): Date {
  const hour = chance.weighted(
    hours.map((weight, index) => ({ weight, index })),
    ({ weight }) => weight,
  )
  const clock = [hour.index, chance.whole(0, 59), chance.whole(0, 59)]
  return shopMoment(`${day}T${clock.map((part) => String(part).padStart(2, '0')).join(':')}`)
}

/** Oldest first. @param perDay takes the day and how late it is in the period, from 0 to 1 */
function moments(
  chance: Chance,
  { now, days }: { now: Date; days: number },
  perDay: (day: string, youth: number) => number,
): Date[] {
  const today = shopDay(now)
  return Array.from({ length: days })
    .flatMap((_, index) => {
      const day = daysBefore(today, days - 1 - index)
      return Array.from({ length: perDay(day, (index + 1) / days) }, () => momentOn(chance, day))
    })
    .filter((at) => at < now)
    .sort((one, other) => one.getTime() - other.getTime())
}

const payments = [
  { kind: 'cod', weight: 60 },
  { kind: 'online', weight: 24 },
  { kind: 'transfer', weight: 16 },
] as const

const notes = [
  'Giao giờ hành chính giúp mình nhé',
  'Gọi trước khi giao 15 phút',
  'Gửi ở quầy lễ tân, cảm ơn shop',
  'Gói quà giúp mình, không để giá',
]

/** Fresh orders, so that the demo always shows one in each waiting state. */
const recent: readonly { minutes: number; kind: PaymentKind }[] = [
  { minutes: 6, kind: 'cod' },
  { minutes: 19, kind: 'cod' },
  { minutes: 34, kind: 'transfer' },
  { minutes: 55, kind: 'cod' },
  { minutes: 95, kind: 'online' },
  { minutes: 140, kind: 'transfer' },
  { minutes: 190, kind: 'online' },
  { minutes: 260, kind: 'online' },
  ...[20, 30, 40, 55, 70, 90].map((hours) => ({ minutes: hours * 60, kind: 'cod' as const })),
]

/** The demo leaves this many units of each product to visitors. */
const leastStock = 8
const mostOfOne = 2

/** @param stock units by product, the best-seller first; the picked ones are subtracted */
function basketOf(
  chance: Chance,
  stock: Map<number, number>,
): { product: number; quantity: number }[] {
  const size = chance.weighted([1, 2, 3, 4], (count) => [0, 45, 33, 16, 6][count] ?? 0)
  const chosen = new Map<number, number>()
  for (let line = 0; line < size; line += 1) {
    const [product] = chance.weighted([...stock], (_, rank) => 1 / (rank + 2))
    chosen.set(product, chance.is(0.75) ? 1 : 2)
  }
  for (const [product, quantity] of chosen) {
    const left = (stock.get(product) ?? 0) - quantity
    if (left < leastStock + mostOfOne) stock.delete(product)
    else stock.set(product, left)
  }
  return [...chosen].map(([product, quantity]) => ({ product, quantity }))
}

/** The demo's member gets the newest order in each state. */
function withOwnOrders(orders: DemoOrder[], person: Person): DemoOrder[] {
  const own = new Set(
    orderStates.map((state) => orders.findLast((order) => stateOf(order) === state)),
  )
  return orders.map((order) =>
    own.has(order) ? { ...order, member: 'demo', person, email: null } : order,
  )
}

/** Deterministic. @param products available units by the number of the product */
export function planDemo({
  now,
  days,
  products,
  memberName,
  isOffered = () => true,
}: {
  now: Date
  days: number
  products: ReadonlyMap<number, number>
  /** Name of the demo's member. */
  memberName: string
  isOffered?: (kind: PaymentKind) => boolean
}): DemoPlan {
  const chance = new Chance(20_260)
  const ranked = [...products]
    .filter(([, available]) => available >= leastStock + mostOfOne)
    .sort(([one], [other]) => one - other)
    .map((entry) => ({ entry, rank: chance.next() }))
    .sort((one, other) => one.rank - other.rank)
  const stock = new Map(ranked.map(({ entry }) => entry))
  const members = moments(chance, { now, days }, (_, youth) =>
    chance.is(0.3 + 0.3 * youth) ? 1 : 0,
  ).map((joinedAt, index) => ({ person: inventPerson(chance, index), joinedAt }))
  const guests = Array.from({ length: 120 }, (_, index) => inventPerson(chance, 1000 + index))
  const drawn = moments(chance, { now, days }, (day, youth) => ordersOn(chance, day, youth)).map(
    (at) => ({
      at,
      kind: chance.weighted(payments, ({ weight }) => weight).kind,
    }),
  )
  const newest = recent.map(({ minutes, kind }) => ({
    at: new Date(now.getTime() - minutes * 60_000),
    kind,
  }))
  const placed = [...drawn, ...newest].sort((one, other) => one.at.getTime() - other.at.getTime())
  const orders = placed.flatMap(({ at, kind: wish }): DemoOrder[] => {
    if (stock.size === 0) return []
    const kind = isOffered(wish) ? wish : 'cod'
    const known = members.flatMap(({ joinedAt }, index) => (joinedAt < at ? [index] : []))
    const member = known.length > 0 && chance.is(0.5) ? chance.pick(known) : null
    const [first, ...later] = journeyOf(chance, { at, kind, canRate: member !== null })
    if (first === undefined) throw new Error('A journey begins with a move')
    const moves: DemoOrder['moves'] = [first, ...later.filter((move) => move.at <= now)]
    const person = (member === null ? undefined : members[member]?.person) ?? chance.pick(guests)
    const isRated = moves.at(-1)?.to === 'rate'
    const ratedAt = moves.at(-1)?.at ?? at
    const order = {
      at,
      person,
      member,
      email: member === null && chance.is(0.5) ? person.email : null,
      kind,
      note: chance.is(0.18) ? chance.pick(notes) : null,
      locale: chance.is(0.06) ? ('en' as const) : ('vi' as const),
      lines: basketOf(chance, stock).map((line) => ({
        ...line,
        rating: isRated ? inventRating(chance, now.getTime() - ratedAt.getTime()) : null,
      })),
      moves,
    }
    return [order]
  })
  const owner = { ...inventPerson(chance, 999), name: memberName }
  const best = ranked.map(({ entry: [product] }) => product)
  return {
    members: members.map((one) => ({ ...one, likes: inventInterests(chance, best, 4) })),
    likes: inventInterests(chance, best, 6),
    viewed: inventInterests(chance, best, 12),
    orders: withOwnOrders(orders, owner),
  }
}
