import { shopDay } from './dates.js'
import { isHoliday } from './holidays.js'

/** Orders take one business day to process (SPEC §9). */
export const processingDays = 1

/** Working days between pick-up and the customer's door, the carrier's promise for the country. */
export const transitDays = 3

const dayMs = 86_400_000

/** The shop is closed on Sundays and holidays (SPEC §9). */
export function isWorkingDay(date: Date): boolean {
  const day = shopDay(date)
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0
  return !isSunday && !isHoliday(day)
}

/** The same time of day, this many working days later. */
export function addWorkingDays(date: Date, count: number): Date {
  let current = date
  for (let left = count; left > 0; ) {
    current = new Date(current.getTime() + dayMs)
    if (isWorkingDay(current)) left -= 1
  }
  return current
}

/** When the parcel should leave the shop and when it should arrive. */
export function deliveryDates(placedAt: Date): {
  estimatedPickup: Date
  estimatedDelivery: Date
} {
  const estimatedPickup = addWorkingDays(placedAt, processingDays)
  return { estimatedPickup, estimatedDelivery: addWorkingDays(estimatedPickup, transitDays) }
}
