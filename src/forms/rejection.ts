import { ApiError } from '../api-client/api-error.ts'
import type { FieldErrors } from './core/form-values.ts'
import {
  type FormFields,
  type FormTexts,
  fieldSentAs,
  type SentenceOf,
  type ValuesOf,
} from './form-fields.ts'

/** The messages of a rejection: for the whole form, and for its fields. */
export interface Rejection<Values, Sentence extends string> {
  sentence: Sentence
  fields: FieldErrors<Values, Sentence>
}

export type ProblemSentence = Extract<keyof FormTexts, `problem${string}`>

const sentencesOfStatus: Readonly<Record<number, ProblemSentence>> = {
  0: 'problemNetwork',
  401: 'problemSession',
  403: 'problemSession',
  429: 'problemTooMany',
}

function sentenceOf({ status, code }: ApiError): ProblemSentence {
  if (code === 'timeout') return 'problemTimeout'
  return sentencesOfStatus[status] ?? (status >= 500 ? 'problemUnavailable' : 'problemUnknown')
}

/** The messages of the server's errors for the named fields (API §3). */
export function rejectedFields<Fields extends FormFields>(
  fields: Fields,
  errors: readonly { path: readonly (string | number)[]; code?: string | undefined }[],
): FieldErrors<ValuesOf<Fields>, SentenceOf<Fields>> {
  const said: Record<string, string> = {}
  for (const { path, code = 'other' } of errors) {
    const name = fieldSentAs(fields, String(path.at(-1) ?? ''))
    const sentences = name === undefined ? undefined : fields[name]?.rejected
    if (name === undefined || sentences === undefined) continue
    said[name] ??= (Object.hasOwn(sentences, code) && sentences[code]) || sentences.other
  }
  return said as FieldErrors<ValuesOf<Fields>, SentenceOf<Fields>>
}

export function rejectionOf<Fields extends FormFields>(
  error: unknown,
  table: Fields,
): Rejection<ValuesOf<Fields>, SentenceOf<Fields> | ProblemSentence> {
  if (!(error instanceof ApiError)) return { sentence: 'problemUnknown', fields: {} }
  const fields = rejectedFields(table, error.errors)
  const known = Object.keys(fields).length > 0
  return { sentence: known ? 'problemInvalid' : sentenceOf(error), fields }
}
