import { atShop } from './dates.js'
import type { DeliveryRules, Transit } from './delivery-rules.js'

const dayMs = 86_400_000

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
