import { atShop } from './shop-clock.js'

export const shopTimeZone = 'Asia/Ho_Chi_Minh'

const shopIso = (date: Date | string): string => atShop(new Date(date)).toISOString()

/** DD/MM/YYYY in the shop's time zone (SPEC §9). @throws RangeError for an invalid date */
export function formatDate(date: Date | string): string {
  return shopDay(date).split('-').reverse().join('/')
}

/** Time in the shop's time zone as HH:mm:ss (SPEC §9). */
export function formatTime(date: Date | string): string {
  return shopIso(date).slice(11, 19)
}

/** @param local as `2026-11-22T09:00:00`; malformed text is an invalid date */
export function shopMoment(local: string): Date {
  return new Date(`${local}+07:00`)
}

/** Day in the shop's time zone as YYYY-MM-DD, the form of `/api` and of holidays. */
export function shopDay(date: Date | string): string {
  return shopIso(date).slice(0, 10)
}

/** Day and time in the shop's time zone as DD/MM/YYYY HH:mm:ss (SPEC §9). */
export function formatMoment(date: Date | string): string {
  return `${formatDate(date)} ${formatTime(date)}`
}
