import * as v from 'valibot'

interface ObjectSchema {
  entries?: Record<string, v.GenericSchema>
}

const optional = new Set(['optional', 'nullish', 'exact_optional'])

interface Field {
  name: string
  /** Required. */
  required: boolean
  /** By its own schema only. */
  accepts(value: unknown): boolean
}

/** The fields of an object's schema. */
export function fieldsOf(schema: v.GenericSchema): Field[] {
  const { entries } = schema as unknown as ObjectSchema
  if (entries === undefined) throw new Error('A body is described by an object schema')
  return Object.entries(entries).map(([name, field]) => ({
    name,
    required: !optional.has(field.type),
    accepts: (value) => v.is(field, value),
  }))
}
