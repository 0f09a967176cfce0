import { atShop } from '@nas/domain/dates'
import type { OrderActor, OrderState, PaymentKind } from '@nas/domain/order-states'
import type { Chance } from './chance'

export interface PastMove {
  from: OrderState | null
  to: OrderState
  actor: OrderActor
  reason: string | null
  at: Date
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const opensAt = 8
const closesAt = 20

/** This moment, or the next morning when it is outside working hours. */
function whenStaffWork(chance: Chance, at: Date): Date {
  const hour = atShop(at).getUTCHours()
  if (hour >= opensAt && hour < closesAt) return at
  const morning = atShop(at)
  if (hour >= closesAt) morning.setUTCDate(morning.getUTCDate() + 1)
  morning.setUTCHours(opensAt, chance.whole(5, 110), chance.whole(0, 59), 0)
  return new Date(at.getTime() + (morning.getTime() - atShop(at).getTime()))
}

const customersReasons = [
  'Tôi đặt nhầm sản phẩm',
  'Tôi muốn đổi địa chỉ nhận hàng',
  'Tôi tìm được nơi có giá tốt hơn',
  'Tôi không còn nhu cầu nữa',
]
const shopsReasons = [
  'Khách xin hủy qua điện thoại',
  'Không liên lạc được với khách sau ba lần gọi',
  'Khách đặt trùng đơn',
  'Địa chỉ nhận hàng không rõ',
]
const returnReasons = ['Khách không nhận hàng', 'Giao không thành công ba lần']

class Journey {
  readonly moves: PastMove[]
  private readonly chance: Chance

  constructor(chance: Chance, placedAt: Date) {
    this.chance = chance
    this.moves = [{ from: null, to: 'new', actor: 'customer', reason: null, at: placedAt }]
  }

  private move(to: OrderState, actor: OrderActor, at: Date, reason: string | null = null): this {
    this.moves.push({ from: this.last.to, to, actor, reason, at })
    return this
  }

  private get last(): PastMove {
    const last = this.moves.at(-1)
    if (last === undefined) throw new Error('A journey begins with a move')
    return last
  }

  private after(least: number, most: number): Date {
    return new Date(this.last.at.getTime() + this.chance.between(least, most) * hourMs)
  }

  byStaff(to: OrderState, [least, most]: readonly [number, number], reason?: string): this {
    return this.move(to, 'staff', whenStaffWork(this.chance, this.after(least, most)), reason)
  }

  byCustomer(to: OrderState, [least, most]: readonly [number, number], reason?: string): this {
    return this.move(to, 'customer', this.after(least, most), reason)
  }

  bySystem(to: OrderState, minutes: number, reason?: string): this {
    const at = new Date(this.last.at.getTime() + minutes * minuteMs)
    return this.move(to, 'system', at, reason)
  }
}

/** Delay after the placement, in minutes: the shop stores moves in the order of their times. */
const atOnce = 1 / minuteMs

/** @returns false when the payment never arrives and the order ends */
function isPaid(journey: Journey, chance: Chance, kind: PaymentKind): boolean {
  if (kind === 'cod') {
    if (chance.is(0.6)) journey.byStaff('confirm', [1, 9])
    return true
  }
  journey.bySystem('confirm', atOnce)
  if (kind === 'transfer') {
    if (chance.is(0.9)) journey.byStaff('payment', [1, 11])
    else journey.bySystem('cancel', 24 * 60, 'payment_expired')
  } else if (chance.is(0.92)) journey.bySystem('payment', chance.between(2, 9))
  else if (chance.is(0.5)) journey.bySystem('cancel', chance.between(3, 10), 'payment_failed')
  else journey.bySystem('cancel', 15, 'payment_expired')
  return journey.moves.at(-1)?.to !== 'cancel'
}

/** The moves follow `domain/order-moves`. @param canRate false for guests, who cannot rate */
export function journeyOf(
  chance: Chance,
  { at, kind, canRate }: { at: Date; kind: PaymentKind; canRate: boolean },
): PastMove[] {
  const journey = new Journey(chance, at)
  if (!isPaid(journey, chance, kind)) return journey.moves
  const fate = chance.next()
  if (fate < 0.06)
    return journey.byCustomer('usercancel', [0.3, 5], chance.pick(customersReasons)).moves
  if (fate < 0.12) return journey.byStaff('cancel', [1, 9], chance.pick(shopsReasons)).moves
  journey.byStaff('pickitem', [5, 28]).byStaff('delivery', [8, 32])
  if (fate < 0.145) return journey.byStaff('cancel', [60, 110], chance.pick(returnReasons)).moves
  journey.byStaff('complete', [24, 84])
  if (canRate && chance.is(0.55)) journey.byCustomer('rate', [6, 120])
  return journey.moves
}
