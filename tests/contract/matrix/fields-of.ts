import type * as v from 'valibot'

interface Described {
  type: string
  entries?: Record<string, Described>
}

const optional = new Set(['optional', 'nullish', 'exact_optional'])

/** The fields of an object's schema, and which of them must be there. */
export function fieldsOf(schema: v.GenericSchema): { name: string; required: boolean }[] {
  const { entries } = schema as unknown as Described
  if (entries === undefined) throw new Error('A body is described by an object schema')
  return Object.entries(entries).map(([name, { type }]) => ({
    name,
    required: !optional.has(type),
  }))
}
