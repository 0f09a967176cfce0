import type { DeliveryRules, Transit } from './delivery-rules.js'
import { atShop } from './shop-clock.js'

const dayMs = 86_400_000

type Calendar = Pick<DeliveryRules, 'cutoff' | 'processing' | 'weekdays' | 'holidays'>

/** Days of the week and holidays on which the shop works. */
export function isWorkingDay({ weekdays, holidays }: Calendar, date: Date): boolean {
  const shop = atShop(date)
  const day = shop.toISOString().slice(0, 10)
  return (
    weekdays.includes(shop.getUTCDay()) &&
    !holidays.includes(day) &&
    !holidays.includes(day.slice(5))
  )
}

/** The same time of day, this many working days later. */
export function addWorkingDays(calendar: Calendar, date: Date, count: number): Date {
  let current = date
  for (let left = count; left > 0; ) {
    current = new Date(current.getTime() + dayMs)
    if (isWorkingDay(calendar, current)) left -= 1
  }
  return current
}

export interface DeliveryDates {
  pickup: Date
  earliest: Date
  latest: Date
}

/**
 * When the parcel of an order should leave the shop and when it should arrive. What is ordered after
 * the last hour or on a day off counts as ordered on the next working day.
 */
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
