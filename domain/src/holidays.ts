/** Public holidays of every year, as MM-DD. */
const yearly = ['01-01', '04-30', '05-01', '09-02']

/**
 * Holidays that follow the lunar calendar or are moved by decree, as YYYY-MM-DD:
 * Tết, the Hung Kings' day and the second day of the National Day.
 * Add the next year here when the government announces it.
 */
const announced = [
  ...['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20'],
  ...['2026-04-27', '2026-09-01'],
  ...['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09', '2027-02-10'],
  ...['2027-04-16', '2027-09-03'],
  ...['2028-01-25', '2028-01-26', '2028-01-27', '2028-01-28', '2028-01-29', '2028-01-31'],
  ...['2028-04-04', '2028-09-01'],
]

const days = new Set(announced)

/** @param day YYYY-MM-DD in the shop's time zone */
export function isHoliday(day: string): boolean {
  return days.has(day) || yearly.includes(day.slice(5))
}
