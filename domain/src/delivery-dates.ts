import { atShop, shopDay } from './dates.js'
import type { DeliveryRules, Transit, WorkingTime } from './delivery-rules.js'
import { dayStart } from './periods.js'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type Days = Pick<DeliveryRules, 'weekdays' | 'holidays'>
type Calendar = Days & Pick<DeliveryRules, 'cutoff' | 'processing'>

export function isWorkingDay({ weekdays, holidays }: Days, date: Date): boolean {
  const shop = atShop(date)
  const day = shop.toISOString().slice(0, 10)
  return (
    weekdays.includes(shop.getUTCDay()) &&
    !holidays.includes(day) &&
    !holidays.includes(day.slice(5))
  )
}

export function addWorkingDays(calendar: Days, date: Date, count: number): Date {
  let current = date
  for (let left = count; left > 0; ) {
    current = new Date(current.getTime() + dayMs)
    if (isWorkingDay(calendar, current)) left -= 1
  }
  return current
}

/** From the shortest to the longest delivery time; undefined without rules for any province. */
export function anyTransit(transit: DeliveryRules['transit']): Transit | undefined {
  const all = Object.values(transit)
  if (all.length === 0) return undefined
  return [Math.min(...all.map(([from]) => from)), Math.max(...all.map(([, to]) => to))]
}

interface DeliveryDates {
  pickup: Date
  earliest: Date
  latest: Date
}

/** An order after the cut-off hour or on a day off counts as placed on the next working day. */
export function deliveryDates(
  calendar: Calendar,
  [from, to]: Transit,
  placedAt: Date,
): DeliveryDates {
  const inTime =
    isWorkingDay(calendar, placedAt) && atShop(placedAt).getUTCHours() < calendar.cutoff
  const begun = inTime ? placedAt : addWorkingDays(calendar, placedAt, 1)
  const pickup = addWorkingDays(calendar, begun, calendar.processing)
  return {
    pickup,
    earliest: addWorkingDays(calendar, pickup, from),
    latest: addWorkingDays(calendar, pickup, to),
  }
}

/** Opening and closing time of the day that begins at this midnight; null on a day off. */
function openingOf(time: WorkingTime, midnight: number): [opens: number, closes: number] | null {
  const day = new Date(midnight)
  const [from, to] = time.hours[atShop(day).getUTCDay()] ?? [0, 0]
  return isWorkingDay(time, day) ? [midnight + from * hourMs, midnight + to * hourMs] : null
}

export function addWorkingHours(time: WorkingTime, date: Date, count: number): Date {
  let left = count * hourMs
  for (let midnight = Date.parse(dayStart(shopDay(date))); ; midnight += dayMs) {
    const [opens, closes] = openingOf(time, midnight) ?? [0, 0]
    const begun = Math.max(opens, date.getTime())
    if (left <= closes - begun) return new Date(begun + left)
    left -= Math.max(closes - begun, 0)
  }
}
