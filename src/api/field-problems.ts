import { longestPassword, shortestPassword } from '@nas/contract/field-schemas'
import type { PlainObject } from '@nas/query/plain-values'
import * as v from 'valibot'
import { type FieldProblem, fieldErrors } from './api-error.ts'

/** English sentences for the codes of `details.errors`; screens have their own, in both languages. */
const messages: Readonly<Record<string, (field: string) => string>> = {
  required: (field) => `${field} is a required field`,
  too_short: (field) => `${field} is too short`,
  too_long: (field) => `${field} is too long`,
  too_large: (field) => `${field} is too large`,
  too_small: (field) => `${field} is too small`,
  too_many: (field) => `${field} takes one record at most`,
  slug_invalid: (field) => `${field} has only plain lower-case letters, digits and hyphens`,
  not_allowed: (field) => `${field} may not be chosen`,
  malformed: (field) => `${field} is not in the right form`,
  phone_invalid: (field) => `${field} is not a Vietnamese mobile number`,
  email_invalid: (field) => `${field} is not an e-mail address`,
  quantity_invalid: (field) => `${field} must be a whole number of at least 1`,
  stars_invalid: (field) => `${field} must be a whole number from 1 to 5`,
  date_invalid: (field) => `${field} must be a date like 2026-11-21`,
  unit_invalid: (field) => `${field} must be day or month`,
  consent_required: (field) => `${field} must be given`,
  password_short: (field) => `${field} must have at least ${shortestPassword} characters`,
  password_long: (field) => `${field} must have at most ${longestPassword} characters`,
}

export function fieldMessage(code: string, field: string): string {
  return (messages[code] ?? ((name: string) => `${name} is invalid`))(field)
}

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

/** The message of an issue is its code; valibot's own texts mean that the form is wrong. */
function problemOf(issue: v.BaseIssue<unknown>): FieldProblem {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const missing = issue.input === undefined || issue.input === null
  const known = /^[a-z_]+$/.test(issue.message) ? issue.message : 'malformed'
  const code = missing && known === 'malformed' ? 'required' : known
  return { path, code, message: fieldMessage(code, path.join('.')) }
}
