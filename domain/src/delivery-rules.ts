import { provinceCode } from './provinces.js'

/** Minimum and maximum working days from pick-up to delivery. */
export type Transit = readonly [from: number, to: number]

/**
 * Working days of the shop and delivery times of its carriers; staff can change them (ADR 0071).
 */
export interface DeliveryRules {
  /** Hour up to which an order is processed on the same day; 24 for the whole day. */
  readonly cutoff: number
  /** Working days for packing an order. */
  readonly processing: number
  /** Days of the week on which the shop and its carriers work; 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** By the code of the province. */
  readonly transit: Readonly<Record<string, Transit>>
  /** `YYYY-MM-DD`, or `MM-DD` for every year. */
  readonly holidays: readonly string[]
}

/** Delivery time to a province of either address scheme; the maximum for an unknown name. */
export function transitFor({ transit }: DeliveryRules, province: string): Transit {
  const known = transit[provinceCode(province) ?? '']
  return known ?? Object.values(transit).reduce((slow, one) => (one[1] > slow[1] ? one : slow))
}
