import type { ApiError } from '../../api-client/api-error.ts'
import type { Problem } from './field-kinds.ts'

/** Codes of `/api` (contract part 3) that have a sentence of their own here. */
const problemOfCode: Readonly<Record<string, Problem>> = {
  required: 'required',
  too_long: 'tooLong',
  too_small: 'tooSmall',
  too_large: 'tooLarge',
  slug_invalid: 'slugInvalid',
  taken: 'taken',
}

/** What `/api` does not take, by attribute; empty when the refusal is about no field. */
export function problemsIn(
  { errors }: ApiError,
  attributes: readonly string[],
): Record<string, Problem> {
  const named = errors.map(({ path, code }): [string, Problem] => [
    String(path[0]),
    problemOfCode[String(code)] ?? 'invalid',
  ])
  return Object.fromEntries(named.filter(([attribute]) => attributes.includes(attribute)))
}
