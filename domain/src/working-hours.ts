import { atShop, shopDay } from './dates.js'
import { isWorkingDay } from './delivery-dates.js'
import type { WorkingTime } from './delivery-rules.js'
import { dayStart } from './periods.js'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

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
