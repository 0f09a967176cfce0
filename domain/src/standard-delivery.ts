import type { DeliveryRules, Transit } from './delivery-rules.js'
import { provinceCodes } from './provinces.js'

const transitTo = (transit: Transit, codes: readonly string[]) =>
  Object.fromEntries(codes.map((code) => [code, transit]))

const yearlyHolidays = ['01-01', '04-30', '05-01', '09-02']
const daysIn = (year: number, days: readonly string[]) => days.map((day) => `${year}-${day}`)

/** Defaults until staff change them (SPEC §9). */
export const standardDelivery: DeliveryRules = {
  cutoff: 17,
  processing: 1,
  weekdays: [1, 2, 3, 4, 5, 6],
  hours: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [9, 22]])),
  transit: {
    ...transitTo([3, 5], provinceCodes),
    ...transitTo([2, 4], ['01', '31', '33', '37', '46', '48', '51', '52', '56', '66', '68']),
    ...transitTo([2, 3], ['75', '80', '82', '86', '91', '92', '96']),
    ...transitTo([1, 2], ['79']),
  },
  holidays: [
    ...yearlyHolidays,
    // Tết, the Hung Kings' day and the second day of the National Day, as announced.
    ...daysIn(2026, ['02-16', '02-17', '02-18', '02-19', '02-20', '04-27', '09-01']),
    ...daysIn(2027, ['02-05', '02-06', '02-07', '02-08', '02-09', '02-10', '04-16', '09-03']),
    ...daysIn(2028, ['01-25', '01-26', '01-27', '01-28', '01-29', '01-31', '04-04', '09-01']),
  ],
}
