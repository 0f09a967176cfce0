import * as v from 'valibot'

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const day = v.optional(v.pipe(v.string('malformed'), v.check(isDay, 'date_invalid')))

const period = { from: day, to: day }

/** Days of the shop's time zone, both included. */
export const periodParameters = v.object(period)

export const chartParameters = v.object({
  ...period,
  unit: v.optional(v.picklist(['day', 'month'], 'unit_invalid')),
})

/** Whole đồng and whole numbers. */
export const totalsSchema = v.object({
  data: v.object({
    money: v.number(),
    orders: v.number(),
    users: v.number(),
    products: v.number(),
  }),
})

/** `date` is a day `YYYY-MM-DD` or a month `YYYY-MM`; no day or month is left out. */
export const chartSchema = v.object({
  data: v.array(v.object({ date: v.string(), value: v.number() })),
})
