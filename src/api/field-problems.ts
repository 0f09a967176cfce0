import { problemsOf } from '@nas/contract/field-problems'
import type { PlainObject } from '@nas/query/plain-values'
import * as v from 'valibot'
import { fieldErrors } from './api-error.ts'

/**
 * The body's fields as the schema makes them.
 * @throws ApiError naming every field that is wrong
 */
export function readFields<S extends v.GenericSchema>(
  schema: S,
  fields: PlainObject,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, fields)
  if (parsed.success) return parsed.output
  throw fieldErrors(problemsOf(parsed.issues))
}
