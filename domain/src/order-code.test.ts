import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOrderCode, orderCode } from './order-code.js'

const noon = (day: string) => new Date(`${day}T05:00:00Z`)
const anyDate = fc.date({ min: noon('2026-01-01'), max: noon('2028-12-31'), noInvalidDate: true })

describe('order codes', () => {
  it('contains the day in Vietnam and the number', () => {
    expect(orderCode(new Date('2026-11-20T18:00:00Z'), 42)).toMatch(/^NAS261121-000042[A-Z2]$/)
  })

  it('is recognised in any typed form', () => {
    const code = orderCode(noon('2026-11-21'), 1042)
    expect(isOrderCode(code)).toBe(true)
    expect(isOrderCode(` ${code.toLowerCase()} `)).toBe(true)
    expect(isOrderCode('NAS261121-1042')).toBe(false)
    expect(isOrderCode('')).toBe(false)
  })

  it('detects one wrong digit', () => {
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

  it('detects two swapped neighbouring digits', () => {
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
