import { expect, it } from 'vitest'
import texts from '../../i18n/locales/vi/order.json'
import { timeLeftText } from './time-left.tsx'

const now = Date.parse('2026-11-22T10:00:00.000Z')

it.each([
  ['2026-11-23T09:59:59.000Z', '23 giờ 59 phút'],
  ['2026-11-22T10:15:00.000Z', '15 phút'],
  ['2026-11-22T10:00:59.000Z', texts.lessThanMinute],
  ['2026-11-22T10:00:00.000Z', null],
  ['2026-11-21T10:00:00.000Z', null],
])('until %s: %s', (until, expected) => expect(timeLeftText(until, now, texts)).toBe(expected))
