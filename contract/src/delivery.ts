import type { DayHours, DeliveryRules, Transit } from '@nas/domain/delivery-rules'
import { isDay } from '@nas/domain/periods'
import { provinceCodes } from '@nas/domain/provinces'
import * as v from 'valibot'
import { boundedArray } from './bounded-array.js'
import { wholeBetween } from './field-schemas.js'
import { maxHolidays, maxWorkingDays } from './limits.js'

const wholeUpTo = (most: number) => wholeBetween(0, most)

const days = wholeUpTo(maxWorkingDays)

const transit = v.pipe(
  v.strictTuple([days, days], 'malformed'),
  v.check(([from, to]) => from <= to, 'days_reversed'),
)

const hour = wholeUpTo(24)

const dayHours = v.pipe(
  v.strictTuple([hour, hour], 'malformed'),
  v.check(([from, to]) => from < to, 'hours_reversed'),
)

/** 2028 is a leap year, so that 29 February is valid as a yearly holiday. */
const holiday = v.pipe(
  v.string('malformed'),
  v.check((day) => isDay(day.length === 5 ? `2028-${day}` : day), 'date_invalid'),
)

const sortedOnce = <Value extends number | string>(values: readonly Value[]): Value[] =>
  [...new Set(values)].sort()

export const deliveryFields = {
  cutoff: wholeUpTo(24),
  processing: days,
  weekdays: v.pipe(boundedArray(wholeUpTo(6), { min: 1, max: 2 * 7 }), v.transform(sortedOnce)),
  hours: v.pipe(
    v.strictObject(
      Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, dayHours])),
      'malformed',
    ),
    v.transform((byDay): Record<string, DayHours> => byDay),
  ),
  transit: v.pipe(
    v.strictObject(Object.fromEntries(provinceCodes.map((code) => [code, transit])), 'malformed'),
    v.transform((byCode): Record<string, Transit> => byCode),
  ),
  holidays: v.pipe(boundedArray(holiday, { max: maxHolidays }), v.transform(sortedOnce)),
}

export const deliveryRulesSchema = v.object(deliveryFields) satisfies v.GenericSchema<
  unknown,
  DeliveryRules
>

const moment = v.nullable(v.string())

/** Attributes of `deliveryinfo`; its times are null until staff have changed it. */
export const deliverySchema = v.object({
  ...deliveryFields,
  createdAt: moment,
  updatedAt: moment,
})
export type Delivery = v.InferOutput<typeof deliverySchema>

/** Body of `PUT /api/deliveryinfo`; `updatedAt` is the version it was made from. */
export const deliveryChangeSchema = v.object({
  ...v.partial(v.object(deliveryFields)).entries,
  updatedAt: v.optional(moment),
})
