import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shopDay } from './dates.js'
import { addWorkingDays, deliveryDates, isWorkingDay } from './delivery-dates.js'
import { isHoliday } from './holidays.js'
import { isOrderCode, orderCode } from './order-code.js'

const noon = (day: string) => new Date(`${day}T05:00:00Z`)
const anyDate = fc.date({ min: noon('2026-01-01'), max: noon('2028-12-31'), noInvalidDate: true })

describe('delivery dates', () => {
  it('takes one working day to process and three on the way (SPEC §9)', () => {
    const { estimatedPickup, estimatedDelivery } = deliveryDates(noon('2026-11-23'))
    expect(shopDay(estimatedPickup)).toBe('2026-11-24')
    expect(shopDay(estimatedDelivery)).toBe('2026-11-27')
  })

  it('passes over Sundays', () => {
    const { estimatedPickup, estimatedDelivery } = deliveryDates(noon('2026-11-21'))
    expect(shopDay(estimatedPickup)).toBe('2026-11-23')
    expect(shopDay(estimatedDelivery)).toBe('2026-11-26')
  })

  it('passes over holidays', () => {
    expect(shopDay(deliveryDates(noon('2026-12-31')).estimatedPickup)).toBe('2027-01-02')
    expect(shopDay(deliveryDates(noon('2027-02-04')).estimatedPickup)).toBe('2027-02-11')
    expect(isHoliday('2026-04-30') && isHoliday('2031-05-01')).toBe(true)
    expect(isHoliday('2026-11-23')).toBe(false)
  })

  it('reckons days in Vietnam, not in UTC', () => {
    // Saturday 18:00 in UTC is Sunday 01:00 in Vietnam.
    expect(isWorkingDay(new Date('2026-11-21T18:00:00Z'))).toBe(false)
    expect(isWorkingDay(new Date('2026-11-21T16:00:00Z'))).toBe(true)
  })

  it('always promises working days, later than the order', () => {
    fc.assert(
      fc.property(anyDate, (placedAt) => {
        const { estimatedPickup, estimatedDelivery } = deliveryDates(placedAt)
        expect(isWorkingDay(estimatedPickup) && isWorkingDay(estimatedDelivery)).toBe(true)
        expect(estimatedPickup > placedAt && estimatedDelivery > estimatedPickup).toBe(true)
      }),
    )
    expect(addWorkingDays(noon('2026-11-22'), 0)).toEqual(noon('2026-11-22'))
  })
})

describe('order codes', () => {
  it('holds the day in Vietnam and the number', () => {
    expect(orderCode(new Date('2026-11-20T18:00:00Z'), 42)).toMatch(/^NAS261121-42[A-Z2]$/)
  })

  it('is recognised however it is typed', () => {
    const code = orderCode(noon('2026-11-21'), 1042)
    expect(isOrderCode(code)).toBe(true)
    expect(isOrderCode(` ${code.toLowerCase()} `)).toBe(true)
    expect(isOrderCode('NAS261121-1042')).toBe(false)
    expect(isOrderCode('')).toBe(false)
  })

  it('shows one wrong digit', () => {
    const wrongDigit = fc.record({
      number: fc.integer({ min: 1, max: 999_999 }),
      at: fc.nat(),
      by: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(anyDate, wrongDigit, (date, { number, at, by }) => {
        const code = orderCode(date, number)
        const places = [...code].flatMap((letter, index) => (/\d/.test(letter) ? [index] : []))
        const place = places.filter((index) => index < code.length - 1)[at % (places.length - 1)]
        if (place === undefined) return
        const digit = (Number(code[place]) + by) % 10
        expect(isOrderCode(code.slice(0, place) + digit + code.slice(place + 1))).toBe(false)
      }),
    )
  })

  it('shows two neighbouring digits that were swapped', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 10, max: 999_999 }), (date, number) => {
        const code = orderCode(date, number)
        const [head = '', tail = ''] = code.split('-')
        const [a, b] = tail
        if (a === b || b === undefined || !/\d/.test(b)) return
        expect(isOrderCode(`${head}-${b}${a}${tail.slice(2)}`)).toBe(false)
      }),
    )
  })
})
