import { ApiError } from '../api-client/api-error.ts'
import type { FieldErrors } from './form.ts'
import type { FormTexts } from './form-texts.ts'

/** What a refusal says: to the whole form, and beside its fields. */
export interface Refusal<Values, Sentence extends string> {
  sentence: Sentence
  fields: FieldErrors<Values, Sentence>
}

export type ProblemSentence = Extract<keyof FormTexts, `problem${string}`>

/** By the code of the rule that a field broke on the server (contract part 3). */
type FieldSentences<Sentence extends string> = { other: Sentence } & Readonly<
  Record<string, Sentence>
>

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

/**
 * What a failed call means for the one who sent a form.
 * @param sentences what is said beside each field
 * @param names fields of the form by what the call names otherwise
 */
export function refusalOf<Values, Sentence extends string>(
  error: unknown,
  sentences: { readonly [F in keyof Values]?: FieldSentences<Sentence> },
  names: Readonly<Record<string, keyof Values>> = {},
): Refusal<Values, Sentence | ProblemSentence> {
  if (!(error instanceof ApiError)) return { sentence: 'problemUnknown', fields: {} }
  const fields: FieldErrors<Values, Sentence> = {}
  for (const { path, code } of error.errors) {
    const told = String(path.at(-1) ?? '')
    const field = names[told] ?? (told as keyof Values)
    if (Object.hasOwn(sentences, field)) fields[field] ??= wordsFor(sentences[field], code)
  }
  const known = Object.keys(fields).length > 0
  return { sentence: known ? 'problemInvalid' : sentenceOf(error), fields }
}

function wordsFor<Sentence extends string>(
  sentences: FieldSentences<Sentence> | undefined,
  code: string | undefined,
): Sentence | undefined {
  return sentences?.[code ?? 'other'] ?? sentences?.other
}
