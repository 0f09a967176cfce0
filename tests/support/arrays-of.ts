import type * as v from 'valibot'

interface Part {
  type: string
  item?: v.GenericSchema
  wrapped?: v.GenericSchema
  options?: readonly unknown[]
  entries?: Readonly<Record<string, v.GenericSchema>>
  items?: readonly v.GenericSchema[]
  pipe?: readonly { kind: string }[]
}

/** An array in a schema, with its place: `records.set`. */
export interface FoundArray {
  path: string
  schema: v.GenericSchema
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** All arrays in a schema, with those inside unions, objects and pipes. */
export function arraysOf(schema: v.GenericSchema, path: readonly string[] = []): FoundArray[] {
  const part = schema as unknown as Part
  const own = part.type === 'array' ? [{ path: path.join('.'), schema }] : []
  const inside = [part.item, part.wrapped, ...(part.options ?? []), ...(part.items ?? [])]
  const later = part.pipe?.slice(1) ?? []
  return [
    ...own,
    ...[...inside, ...later].filter(isSchema).flatMap((one) => arraysOf(one, path)),
    ...Object.entries(part.entries ?? {}).flatMap(([key, one]) => arraysOf(one, [...path, key])),
  ]
}
