import * as v from 'valibot'
import type { PlainObject } from '../content/plain-values.ts'
import { type FieldProblem, fieldErrors } from './api-error.ts'
import { fieldMessage } from './field-messages.ts'

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
  throw fieldErrors(parsed.issues.map(problemOf))
}

/** The message of an issue is its code; valibot's own words mean that the form is wrong. */
function problemOf(issue: v.BaseIssue<unknown>): FieldProblem {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const missing = issue.input === undefined || issue.input === null
  const known = /^[a-z_]+$/.test(issue.message) ? issue.message : 'malformed'
  const code = missing && known === 'malformed' ? 'required' : known
  return { path, code, message: fieldMessage(code, path.join('.')) }
}
