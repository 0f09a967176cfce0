import * as v from 'valibot'

/** Maximum problems of one answer; the validation of an array stops there. */
export const maxProblems = 50

interface Bounds {
  max: number
  /** A shorter array fails with the code `required`. */
  min?: number
  code?: string
}

/** Checks the length first and stops after `maxProblems`, so a wrong body costs no more. */
/* @__NO_SIDE_EFFECTS__ */
export function boundedArray<Item extends v.GenericSchema>(
  item: Item,
  { max, min = 0, code = 'too_long' }: Bounds,
) {
  const array = v.array(item, 'malformed')
  const runArray: (typeof array)['~run'] = array['~run'].bind(array)
  const run: typeof runArray = (dataset, config) => {
    const given: unknown = dataset.value
    if (Array.isArray(given) && given.length > max) {
      // `maxLength` reports it; later checks see no element that was not validated.
      return Object.assign(dataset, { typed: true as const, value: new Array(max + 1) })
    }
    return runArray(dataset, {
      ...config,
      get abortEarly() {
        const { issues = [] } = dataset as { issues?: readonly unknown[] }
        return config.abortEarly || issues.length >= maxProblems
      },
    })
  }
  return v.pipe(
    Object.assign(array, { '~run': run, reference: boundedArray as unknown as typeof v.array }),
    v.minLength(min, 'required'),
    v.maxLength(max, code),
  )
}
