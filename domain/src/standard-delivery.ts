import type { DeliveryRules, Transit } from './delivery-rules.js'
import { provinceCodes } from './provinces.js'

const transitTo = (transit: Transit, codes: readonly string[]) =>
  Object.fromEntries(codes.map((code) => [code, transit]))

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
    '01-01',
    '04-30',
    '05-01',
    '09-02',
    // Tết, the Hung Kings' day and the second day of the National Day, as announced.
    '2026-02-16',
    '2026-02-17',
    '2026-02-18',
    '2026-02-19',
    '2026-02-20',
    '2026-04-27',
    '2026-09-01',
    '2027-02-05',
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2027-02-09',
    '2027-02-10',
    '2027-04-16',
    '2027-09-03',
    '2028-01-25',
    '2028-01-26',
    '2028-01-27',
    '2028-01-28',
    '2028-01-29',
    '2028-01-31',
    '2028-04-04',
    '2028-09-01',
  ],
}
