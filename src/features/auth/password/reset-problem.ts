import { longestPassword, shortestPassword } from '@nas/contract/limits'
import { ApiError } from '../../../api-client/api-error.ts'
import type { Texts } from '../../../i18n/catalogues.ts'
import { fill } from '../../../i18n/fill.ts'

export type PasswordTexts = Texts<'password'>

export function withLengths(text: string): string {
  return fill(text, { shortest: shortestPassword, longest: longestPassword })
}

type Sentence = keyof Texts<'password'>

export type ResetField = 'email' | 'password' | 'repeated'

export interface ResetProblem {
  fields: Partial<Record<ResetField, Sentence>>
  sentence?: Sentence
}

/** By the code of the field's rule, which browser and server share. */
const fieldSentences: Record<ResetField, Record<string, Sentence> & { other: Sentence }> = {
  email: { required: 'emailRequired', other: 'emailInvalid' },
  password: {
    required: 'passwordRequired',
    password_long: 'passwordLong',
    password_common: 'passwordCommon',
    password_own: 'passwordOwn',
    other: 'passwordShort',
  },
  repeated: { required: 'repeatedRequired', other: 'repeatedDiffers' },
}

const fieldOfPath: Readonly<Record<string, ResetField>> = {
  email: 'email',
  password: 'password',
  passwordConfirmation: 'repeated',
}

export function sentenceOf(field: ResetField, code: string): Sentence {
  const sentences = fieldSentences[field]
  return sentences[code] ?? sentences.other
}

function fieldsOf({ code, errors }: ApiError): ResetProblem['fields'] {
  if (code === 'passwords_differ') return { repeated: 'repeatedDiffers' }
  const fields: ResetProblem['fields'] = {}
  for (const error of errors) {
    const field = fieldOfPath[String(error.path[0])]
    if (field !== undefined) fields[field] ??= sentenceOf(field, error.code ?? '')
  }
  return fields
}

/** @param noAnswer message when there is no response */
export function resetProblemOf(
  error: unknown,
  noAnswer: 'mailNetwork' | 'passwordNetwork',
): ResetProblem {
  if (!(error instanceof ApiError)) return { fields: {}, sentence: 'failed' }
  if (error.status === 0) return { fields: {}, sentence: noAnswer }
  if (error.status === 429) return { fields: {}, sentence: 'tooMany' }
  if (error.status >= 500) return { fields: {}, sentence: 'unavailable' }
  const fields = fieldsOf(error)
  return Object.keys(fields).length > 0 ? { fields } : { fields, sentence: 'failed' }
}
