import { expect, it } from 'vitest'
import { addWorkingHours } from './delivery-dates.js'
import { standardDelivery } from './standard-delivery.js'

/** A time in the shop's time zone. */
const at = (local: string) => new Date(`${local}+07:00`)

const rules = { ...standardDelivery, hours: { ...standardDelivery.hours, '6': [9, 12] as const } }

it.each([
  ['within a day', '2026-11-23T09:00', 10, '2026-11-23T19:00'],
  ['to the last minute of a day', '2026-11-23T09:00', 13, '2026-11-23T22:00'],
  ['over a night', '2026-11-23T20:30', 4, '2026-11-24T11:30'],
  ['from before opening', '2026-11-23T06:00', 1, '2026-11-23T10:00'],
  ['from after closing', '2026-11-23T23:00', 1, '2026-11-24T10:00'],
  ['from a Saturday after closing', '2026-11-21T15:00', 2, '2026-11-23T11:00'],
  ['over a short Saturday and a Sunday', '2026-11-20T20:00', 13, '2026-11-23T17:00'],
  ['over Tết', '2027-02-04T12:00', 23, '2027-02-11T22:00'],
])('working hours pass %s', (_when, local, hours, end) => {
  expect(addWorkingHours(rules, at(local), hours)).toEqual(at(end))
})
