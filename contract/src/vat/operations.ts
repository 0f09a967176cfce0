import { shopDay } from '@nas/domain/dates'
import { isDay } from '@nas/domain/periods'
import * as v from 'valibot'
import { requiredText, wholeBetween } from '../field-schemas.js'
import { longestReason } from '../limits.js'
import { type OutputOf, operation } from '../operation.js'

/** A day of the shop's time zone after today: orders of earlier days have their tax already. */
const futureDay = v.pipe(
  v.string('malformed'),
  v.check(isDay, 'date_invalid'),
  v.check((day) => day > shopDay(new Date()), 'day_past'),
)

/** The rates of value-added tax, newest day first; each applies from its first day on. */
export const listVatRates = operation('GET /vat-rates', {
  staff: 'taxes',
  wire: 'GET /app/vatrates',
  summary: 'Rates of value-added tax, newest day first',
  answer: v.array(
    v.object({
      first_day: v.string(),
      /** Percent. */
      rate: v.number(),
      reason: v.string(),
      /** Null for the shop itself or a deleted account. */
      who: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
  as: 'rates',
})

/** Sets the rate from a day on, or corrects the rate of that day. */
export const setVatRate = operation('POST /vat-rates', {
  staff: 'taxes',
  wire: 'POST /app/setvatrate',
  summary: 'Set the rate of VAT from a day to come',
  input: v.object({
    first_day: futureDay,
    rate: wholeBetween(0, 99),
    reason: requiredText(longestReason),
  }),
})

/** The previous rate applies again. @throws not_found */
export const withdrawVatRate = operation('POST /vat-rates/withdrawal', {
  staff: 'taxes',
  wire: 'POST /app/withdrawvatrate',
  summary: 'Withdraw a rate of VAT to come',
  input: v.object({ first_day: futureDay }),
})

export type VatRate = OutputOf<typeof listVatRates>[number]
