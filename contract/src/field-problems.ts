import type * as v from 'valibot'
import { longestPassword, maxPieces, maxStars, shortestPassword } from './limits.js'

export type FieldProblem = {
  path: (string | number)[]
  code: string
  message: string
}

/** English, for programmers; screens have their own messages in both languages. */
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
  product_unknown: (field) => `${field} is not the number of a product`,
  quantity_invalid: (field) => `${field} must be a whole number from 1 to ${maxPieces}`,
  stars_invalid: (field) => `${field} must be a whole number from 1 to ${maxStars}`,
  date_invalid: (field) => `${field} must be a date like 2026-11-21`,
  day_past: (field) => `${field} must be after today`,
  hours_reversed: (field) => `${field} must begin before they end`,
  days_reversed: (field) => `${field} must begin with the smaller number of days`,
  unit_invalid: (field) => `${field} must be day or month`,
  consent_required: (field) => `${field} must be given`,
  password_short: (field) => `${field} must have at least ${shortestPassword} characters`,
  password_long: (field) => `${field} must have at most ${longestPassword} characters`,
  password_common: (field) => `${field} is easy to guess`,
  password_own: (field) => `${field} is made of facts about its owner or the shop`,
}

export function fieldMessage(code: string, field: string): string {
  return (messages[code] ?? ((name: string) => `${name} is invalid`))(field)
}

/** The message of an issue is its code; valibot's own texts mean that the type is wrong. */
function problemOf(issue: v.BaseIssue<unknown>): FieldProblem {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const missing = issue.input === undefined || issue.input === null
  const known = /^[a-z_]+$/.test(issue.message) ? issue.message : 'malformed'
  const code = missing && known === 'malformed' ? 'required' : known
  return { path, code, message: fieldMessage(code, path.join('.')) }
}

export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): FieldProblem[] {
  return issues.map(problemOf)
}
