import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDayRange, shopDay } from './dates.js'
import { addWorkingDays, deliveryDates, isWorkingDay } from './delivery-dates.js'
import { type Transit, transitFor } from './delivery-rules.js'
import { standardDelivery } from './standard-delivery.js'

/** A time in the shop's time zone. */
const at = (local: string) => new Date(`${local}+07:00`)
const promised = (local: string, rules = standardDelivery, transit: Transit = [1, 2]) => {
  const { pickup, earliest, latest } = deliveryDates(rules, transit, at(local))
  return [pickup, earliest, latest].map(shopDay).join(' ')
}

describe('delivery dates', () => {
  it.each([
    ['in the morning', '2026-11-23T09:00', '2026-11-24 2026-11-25 2026-11-26'],
    ['in the last minute', '2026-11-23T16:59:59', '2026-11-24 2026-11-25 2026-11-26'],
    ['at the last hour, like the next day', '2026-11-23T17:00', '2026-11-25 2026-11-26 2026-11-27'],
    ['at night before midnight', '2026-11-23T23:59', '2026-11-25 2026-11-26 2026-11-27'],
    ['over a Sunday', '2026-11-20T10:00', '2026-11-21 2026-11-23 2026-11-24'],
    ['late on a Saturday, like on Monday', '2026-11-21T18:00', '2026-11-24 2026-11-25 2026-11-26'],
    ['on a Sunday, like on Monday', '2026-11-22T09:00', '2026-11-24 2026-11-25 2026-11-26'],
    ['over the end of a month', '2026-11-28T09:00', '2026-11-30 2026-12-01 2026-12-02'],
    ['over New Year', '2026-12-30T09:00', '2026-12-31 2027-01-02 2027-01-04'],
    ['before Tết', '2027-02-03T09:00', '2027-02-04 2027-02-11 2027-02-12'],
    ['in Tết', '2027-02-06T09:00', '2027-02-12 2027-02-13 2027-02-15'],
    [
      'over two holidays that come every year',
      '2031-04-28T09:00',
      '2031-04-29 2031-05-02 2031-05-03',
    ],
  ])('%s', (_when, local, days) => expect(promised(local)).toBe(days))

  it('follow the settings of staff', () => {
    const busy = { ...standardDelivery, cutoff: 24, processing: 3, weekdays: [1, 2, 3, 4, 5] }
    const closed = { ...busy, holidays: ['2026-11-25'] }
    expect(promised('2026-11-23T23:00', busy)).toBe('2026-11-26 2026-11-27 2026-11-30')
    expect(promised('2026-11-23T23:00', closed)).toBe('2026-11-27 2026-11-30 2026-12-01')
    expect(promised('2026-11-23T00:30', { ...busy, cutoff: 0, processing: 0 }, [0, 0])).toBe(
      '2026-11-24 2026-11-24 2026-11-24',
    )
  })

  it('are days in Vietnam, not in UTC', () => {
    // Saturday 18:00 in UTC is Sunday 01:00 in Vietnam.
    expect(isWorkingDay(standardDelivery, new Date('2026-11-21T18:00:00Z'))).toBe(false)
    expect(isWorkingDay(standardDelivery, new Date('2026-11-21T16:00:00Z'))).toBe(true)
  })

  it('are always working days in ascending order', () => {
    const [min, max] = [at('2026-01-01T00:00'), at('2028-12-31T00:00')]
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (placedAt) => {
        const dates = deliveryDates(standardDelivery, [1, 3], placedAt)
        const all = [dates.pickup, dates.earliest, dates.latest]
        expect(all.every((date) => isWorkingDay(standardDelivery, date))).toBe(true)
        expect([placedAt, ...all]).toEqual([placedAt, ...all].toSorted((a, b) => +a - +b))
      }),
    )
    expect(addWorkingDays(standardDelivery, at('2026-11-22T09:00'), 0)).toEqual(
      at('2026-11-22T09:00'),
    )
  })
})

describe('the delivery time to a province', () => {
  const transit = { ...standardDelivery.transit, '15': [4, 6] as const }
  const rules = { ...standardDelivery, transit }

  it.each([
    ['Thành phố Hồ Chí Minh', [1, 2]],
    ['TP. Hồ Chí Minh', [1, 2]],
    ['Tỉnh Bình Dương', [1, 2]],
    ['Tỉnh Bà Rịa - Vũng Tàu', [1, 2]],
    ['Tỉnh Yên Bái', [4, 6]],
    ['Tỉnh Lào Cai', [4, 6]],
    ['Tỉnh Thanh Hoá', [3, 5]],
    ['Tỉnh Thanh Hóa', [3, 5]],
    ['Thành phố Huế', [2, 4]],
    ['Tỉnh Thừa Thiên Huế', [2, 4]],
  ] as const)('%s takes %j working days', (province, days) => {
    expect(transitFor(rules, province)).toEqual(days)
    expect(transitFor(rules, province.normalize('NFD'))).toEqual(days)
  })

  it.each(['', 'Sài Gòn', 'Atlantis'])('%j, an unknown province, has the maximum', (province) => {
    expect(transitFor(rules, province)).toEqual([4, 6])
  })
})

it.each([
  ['2026-11-24T09:00', '2026-11-25T09:00', '24-25/11', '24-25 Nov'],
  ['2026-11-24T00:00', '2026-11-24T23:59', '24/11', '24 Nov'],
  ['2026-11-30T09:00', '2026-12-01T09:00', '30/11-1/12', '30 Nov-1 Dec'],
  ['2026-12-31T09:00', '2027-01-02T09:00', '31/12-2/1', '31 Dec-2 Jan'],
  ['2027-09-01T01:00', '2027-09-03T01:00', '1-3/9', '1-3 Sep'],
])('from %s to %s is %s, in English %s', (from, to, vietnamese, english) => {
  expect(formatDayRange(at(from), at(to), 'vi')).toBe(vietnamese)
  expect(formatDayRange(at(from), at(to), 'en')).toBe(english)
})
