import { shopDay, shopMoment } from '@nas/domain/dates'
import { isFinal, type OrderState, type PaymentKind } from '@nas/domain/order-states'
import { daysBefore } from '@nas/domain/periods'
import { Chance } from './chance'
import { journeyOf, type PastMove } from './journey'
import { inventPerson, type Person } from './people'
import { type DemoRating, inventRating } from './words'

export const demoDays = 90

export interface DemoLine {
  product: number
  quantity: number
  rating: DemoRating | null
}

export interface DemoOrder {
  at: Date
  person: Person
  /** Index in `members`; null for a guest. */
  member: number | null
  email: string | null
  kind: PaymentKind
  note: string | null
  locale: 'vi' | 'en'
  lines: DemoLine[]
  /** The moves so far; the first places the order. */
  moves: [PastMove, ...PastMove[]]
}

export interface DemoPlan {
  members: { person: Person; joinedAt: Date }[]
  /** Oldest first. */
  orders: DemoOrder[]
}

export const stateOf = ({ moves }: DemoOrder): OrderState => moves.at(-1)?.to ?? 'new'

/** Relative number of orders by hour of the day. */
const hours = [2, 1, 0.5, 0.3, 0.3, 0.6, 2, 4, 6, 8, 9, 9, 11, 8, 7, 7, 7, 8, 9, 12, 16, 17, 12, 6]

/** Orders per day: growing by the week, more at weekends and on sale days such as 9/9 and 10/10. */
function ordersOn(chance: Chance, day: string, age: number): number {
  const [, month, date] = day.split('-').map(Number)
  const growth = 5 + 6 * (1 - age / demoDays)
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

/** Moments of the last 90 days, oldest first. */
function moments(chance: Chance, now: Date, perDay: (day: string, age: number) => number): Date[] {
  const today = shopDay(now)
  const days = Array.from({ length: demoDays }, (_, index) => demoDays - 1 - index)
  return days
    .flatMap((age) => {
      const day = daysBefore(today, age)
      return Array.from({ length: perDay(day, age) }, () => momentOn(chance, day))
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
]

/** Picks products; every product sells, a few of them much more than the others. */
function basketOf(
  chance: Chance,
  products: readonly number[],
): { product: number; quantity: number }[] {
  const size = chance.weighted([1, 2, 3, 4], (count) => [0, 45, 33, 16, 6][count] ?? 0)
  const chosen = new Map<number, number>()
  for (let line = 0; line < size; line += 1) {
    const product = chance.weighted(products, (_, rank) => 1 / (rank + 2))
    chosen.set(product, chance.is(0.75) ? 1 : 2)
  }
  return [...chosen].map(([product, quantity]) => ({ product, quantity }))
}

/**
 * A plan of 90 days of an invented shop; deterministic for the same moment and products.
 * @param products numbers of the products on sale
 */
export function planDemo({
  now,
  products,
  isOffered = () => true,
}: {
  now: Date
  products: readonly number[]
  isOffered?: (kind: PaymentKind) => boolean
}): DemoPlan {
  const chance = new Chance(20_260)
  const ranked = [...products].sort((one, other) => one - other)
  const bySales = ranked.map((product) => ({ product, rank: chance.next() }))
  bySales.sort((one, other) => one.rank - other.rank)
  const sold = bySales.map(({ product }) => product)
  const members = moments(chance, now, (_, age) =>
    chance.is(0.55 + 0.4 * (1 - age / demoDays)) ? 1 : 0,
  ).map((joinedAt, index) => ({ person: inventPerson(chance, index), joinedAt }))
  const guests = Array.from({ length: 260 }, (_, index) => inventPerson(chance, 1000 + index))
  const drawn = moments(chance, now, (day, age) => ordersOn(chance, day, age)).map((at) => ({
    at,
    kind: chance.weighted(payments, ({ weight }) => weight).kind,
  }))
  const newest = recent.map(({ minutes, kind }) => ({
    at: new Date(now.getTime() - minutes * 60_000),
    kind,
  }))
  const placed = [...drawn, ...newest].sort((one, other) => one.at.getTime() - other.at.getTime())
  const orders = placed.map(({ at, kind: wish }): DemoOrder => {
    const kind = isOffered(wish) ? wish : 'cod'
    const known = members.flatMap(({ joinedAt }, index) => (joinedAt < at ? [index] : []))
    const wanted = known.length > 0 && chance.is(0.5) ? chance.pick(known) : null
    const [first, ...later] = journeyOf(chance, { at, kind, canRate: wanted !== null })
    if (first === undefined) throw new Error('A journey begins with a move')
    const moves: DemoOrder['moves'] = [first, ...later.filter((move) => move.at <= now)]
    const state = moves.at(-1)?.to ?? 'new'
    const isOpen = !isFinal(state)
    // The shop itself cancels unpaid orders after their deadline and sends e-mails about it.
    const isUnpaid = isOpen && kind !== 'cod' && !moves.some(({ to }) => to === 'payment')
    const member = isUnpaid ? null : wanted
    const person = (member === null ? undefined : members[member]?.person) ?? chance.pick(guests)
    const isRated = state === 'rate'
    const ratedAt = moves.at(-1)?.at ?? at
    return {
      at,
      person,
      member,
      email: member === null && !isOpen && chance.is(0.5) ? person.email : null,
      kind,
      note: chance.is(0.18) ? chance.pick(notes) : null,
      locale: chance.is(0.06) ? 'en' : 'vi',
      lines: basketOf(chance, sold).map((line) => ({
        ...line,
        rating: isRated ? inventRating(chance, now.getTime() - ratedAt.getTime()) : null,
      })),
      moves,
    }
  })
  return { members, orders }
}
