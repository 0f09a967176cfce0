import * as v from 'valibot'

export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
