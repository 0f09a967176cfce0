import { provinceCode } from './provinces.js'

/** So many working days from pick-up to the customer's door, at the earliest and at the latest. */
export type Transit = readonly [from: number, to: number]

/** When the shop works, and how long its carriers take; staff change it (ADR 0071). */
export interface DeliveryRules {
  /** Hour of the shop's day up to which an order is begun with that day; 24 for all day. */
  readonly cutoff: number
  /** Working days that an order takes to be packed. */
  readonly processing: number
  /** Days of the week on which the shop and its carriers work; 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** By the code of the province. */
  readonly transit: Readonly<Record<string, Transit>>
  /** `YYYY-MM-DD`, or `MM-DD` for every year. */
  readonly holidays: readonly string[]
}

/** To a province of either address scheme; where the name is none, the slowest is promised. */
export function transitFor({ transit }: DeliveryRules, province: string): Transit {
  const known = transit[provinceCode(province) ?? '']
  return known ?? Object.values(transit).reduce((slow, one) => (one[1] > slow[1] ? one : slow))
}
