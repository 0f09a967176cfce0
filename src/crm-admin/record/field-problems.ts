import type { ApiError } from '../../api-client/api-error.ts'
import type { RecordTextKey } from './record-texts.ts'

const sentences: Readonly<Record<string, RecordTextKey>> = {
  required: 'problem.required',
  too_long: 'problem.tooLong',
  too_short: 'problem.tooShort',
  too_large: 'problem.tooLarge',
  too_small: 'problem.tooSmall',
  phone_invalid: 'problem.phone',
  email_invalid: 'problem.email',
  date_invalid: 'problem.date',
  days_reversed: 'problem.days',
  taken: 'problem.taken',
}

interface ShownProblem {
  text: RecordTextKey
  /** Of a field of lines, from 1. */
  line?: number
}

/** By field. */
export type ShownProblems = Readonly<Record<string, ShownProblem>>

/** What the server refuses: a line of a field at the field, a part with a name of its own at `field.part`. */
export function fieldProblems(error: ApiError): ShownProblems {
  return Object.fromEntries(
    error.errors.flatMap(({ path, code = '' }) => {
      const [field = '', part] = path
      const text = sentences[code] ?? 'problem.malformed'
      if (part === undefined) return [[field, { text }]]
      if (typeof part === 'number') return [[field, { text, line: part + 1 }]]
      return [[`${field}.${part}`, { text }]]
    }),
  )
}
