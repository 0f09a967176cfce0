import * as v from 'valibot'

/** Fields of a form as the storage may hold them; what is broken becomes empty. */
export const storedText = v.fallback(v.string(), '')
export const storedTick = v.fallback(v.boolean(), false)

/** Reads a whole form from the storage. */
export function readerOf<Values>(
  schema: v.GenericSchema<unknown, Values>,
  empty: Values,
): (stored: unknown) => Values {
  return (stored) => {
    const values = v.safeParse(schema, stored)
    return values.success ? values.output : empty
  }
}
