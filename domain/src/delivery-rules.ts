import { provinceCode } from './provinces.js'

/** Minimum and maximum working days from pick-up to delivery. */
export type Transit = readonly [from: number, to: number]

/** Opening and closing hour of a day, from 0 to 24. */
export type DayHours = readonly [from: number, to: number]

/** Working time of staff; the only source of it (ADR 0071). */
export interface WorkingTime {
  /** Days of the week on which the shop and its carriers work; 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** By day of the week, `0` to `6`; hours of a day off are ignored. */
  readonly hours: Readonly<Record<string, DayHours>>
  /** `YYYY-MM-DD`, or `MM-DD` for every year. */
  readonly holidays: readonly string[]
}

/** Staff can change them (ADR 0071). */
export interface DeliveryRules extends WorkingTime {
  /** Hour until which an order is processed on the same day; 24 for the whole day. */
  readonly cutoff: number
  /** Working days for packing an order. */
  readonly processing: number
  /** By the code of the province. */
  readonly transit: Readonly<Record<string, Transit>>
}

/** Delivery time to a province of either address scheme; the maximum for an unknown name. */
export function transitFor({ transit }: Pick<DeliveryRules, 'transit'>, province: string): Transit {
  const known = transit[provinceCode(province) ?? '']
  return known ?? Object.values(transit).reduce((slow, one) => (one[1] > slow[1] ? one : slow))
}
