import type { ApiError } from '../../api-client/api-error.ts'
import type { RecordTextKey } from './record-texts.ts'

const sentences: Readonly<Record<string, RecordTextKey>> = {
  required: 'problem.required',
  too_long: 'problem.tooLong',
  too_short: 'problem.tooShort',
  phone_invalid: 'problem.phone',
  email_invalid: 'problem.email',
  taken: 'problem.taken',
}

/** What the server refuses, by field. */
export function fieldProblems(error: ApiError): Readonly<Record<string, RecordTextKey>> {
  return Object.fromEntries(
    error.errors.map(({ path, code = '' }) => [
      String(path[0] ?? ''),
      sentences[code] ?? 'problem.malformed',
    ]),
  )
}
